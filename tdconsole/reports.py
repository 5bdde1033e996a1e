"""Bug reports, for the developers."""

import traceback
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_log_path

from tdconsole import VERSION


def written(error: BaseException | None = None) -> Path | None:
    """Write a report of this error or the one being handled; None if it can't be kept."""
    told = traceback.format_exc() if error is None else "".join(traceback.format_exception(error))
    try:
        folder = user_log_path("tdconsole", ensure_exists=True)
        report = folder / f"report-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}.txt"
        text = f"tdconsole {VERSION}\n{told}"
        report.write_text(text, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    return report
