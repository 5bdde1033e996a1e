"""What is started beside each server: `python -m tests.postgres FOLDER` sweeps it when it is unused."""

import sys
from pathlib import Path

from tests.postgres.keeping import sweep

sweep(Path(sys.argv[1]))
