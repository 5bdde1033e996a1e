# Sourced by start and test: brings what the system lacks and makes the Python environments.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
quiet=${quiet-} # start: nothing but the program's own words may reach its standard output.
python=''       # the interpreter the environments are made with
lacking=''      # what the system lacks, for people
wanted=''       # the Debian packages that hold it, "one|another" where the name differs

say() { [ -n "$quiet" ] || printf '%s\n' "$*"; }

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Runs a command whose output matters only if it fails.
silently() {
    output=$("$@" 2>&1) || {
        printf '%s\n' "$output" | tail -n 12 >&2
        return 1
    }
}

# For `silently cmd || fail_for_a_reason WHAT`: says what failed and, where the output tells, what to do.
fail_for_a_reason() {
    case $output in
        *'No space left'* | *'quota exceeded'*) fail "$1: the disk is full; free about 2 GB, then start this again." ;;
        *'Temporary failure'* | *'onnection'* | *'ould not connect'* | *'imed out'*)
            fail "$1: no package host was reached; check the network, then start this again."
            ;;
        *) fail "$1: the reason stands above." ;;
    esac
}

lacks() {
    lacking="$lacking $1"
    wanted="$wanted $2"
}

# ---- The system's libraries and programs

# What the linker already knows needs no package manager; a system without ldconfig is left alone.
libraries=$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p 2>/dev/null) || libraries=''

need_library() {
    case $libraries in
        '' | *"	$1 ("*) ;;
        *) lacks "$1" "$2" ;;
    esac
}

need_program() { command -v "$1" >/dev/null || lacks "$1" "$2"; }

need_qt() {
    need_library libglib-2.0.so.0 'libglib2.0-0t64|libglib2.0-0'
    need_library libbrotlidec.so.1 libbrotli1
    need_library libdbus-1.so.3 libdbus-1-3
    need_library libGL.so.1 libgl1
    need_library libEGL.so.1 libegl1
    need_library libfontconfig.so.1 libfontconfig1
    need_library libfreetype.so.6 libfreetype6
    need_library libxkbcommon.so.0 libxkbcommon0
    need_library libX11.so.6 libx11-6
    need_library libpulse.so.0 libpulse0
    need_library libxcb-cursor.so.0 libxcb-cursor0
    need_library libxcb-icccm.so.4 libxcb-icccm4
    need_library libxcb-keysyms.so.1 libxcb-keysyms1
    need_library libxcb-shape.so.0 libxcb-shape0
    need_library libxkbcommon-x11.so.0 libxkbcommon-x11-0
    need_library libwayland-cursor.so.0 libwayland-cursor0
    need_library libwayland-egl.so.1 libwayland-egl1
    need_library libXrandr.so.2 libxrandr2
}

apt() { $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" 9>&-; }

known_to_apt() { apt-cache show "$1" >/dev/null 2>&1; }

# Of names that differ between releases, the first that apt knows, else the last.
choose_packages() {
    packages=''
    for names in $wanted; do
        while [ "${names#*|}" != "$names" ] && ! known_to_apt "${names%%|*}"; do
            names=${names#*|}
        done
        packages="$packages ${names%%|*}"
    done
}

find_root() {
    as_root=''
    [ "$(id -u)" = 0 ] || { as_root='sudo -n'; sudo -n true 2>/dev/null; }
}

bring_what_is_lacking() {
    [ -n "$wanted" ] || return 0
    command -v apt-get >/dev/null ||
        fail "This system lacks$lacking: install what holds them, then start this again."
    choose_packages
    find_root ||
        fail "System packages are missing; install them with 'sudo apt-get install$packages', then start this again."
    say "Installing system packages:$packages"
    for package in $packages; do
        known_to_apt "$package" || {
            apt update >/dev/null 2>&1 || true # what counts is whether the installation succeeds
            choose_packages
            break
        }
    done
    # A package list may be stale: then its files are gone, and a newer list helps.
    # shellcheck disable=SC2086
    apt install -y --no-install-recommends $packages >/dev/null 2>&1 ||
        { apt update >/dev/null 2>&1 || true; silently apt install -y --no-install-recommends $packages; } ||
        fail_for_a_reason 'The system packages could not be installed'
    wanted=''
}

# ---- A database server: only the checks need it, and they go on without

servers=/usr/lib/postgresql # Debian keeps the programs of a server off the PATH, by version
not_one_more=/etc/postgresql-common/createcluster.d/tdconsole-checks.conf
unchecked=''                # what is left out where a program is lacking, for people

has_server() { command -v initdb >/dev/null || [ -n "$(find "$servers" -path '*/bin/initdb' 2>/dev/null)" ]; }

# Debian's package makes a server for everybody and starts it, unless this file says that it should not.
# In a shell of its own, so that a failure ends nothing else.
install_server() (
    find_root && command -v apt-get >/dev/null || exit
    trap '$as_root rm -f "$not_one_more"' EXIT
    trap 'exit 130' INT TERM HUP
    $as_root mkdir -p "$(dirname -- "$not_one_more")"
    echo 'create_main_cluster = false' | $as_root tee "$not_one_more" >/dev/null
    lacks PostgreSQL postgresql
    bring_what_is_lacking
)

bring_server() {
    has_server || install_server || :
    has_server || unchecked="Not checked: houses on a PostgreSQL server. There is none here, and it could not be installed: 'sudo apt-get install postgresql' brings it."
}

# ---- A browser: only the checks need it, and they go on without

has_browser() { [ -x "${browser:-/usr/bin/chromium}" ]; }

install_browser() (
    find_root && command -v apt-get >/dev/null || exit
    lacks Chromium chromium
    bring_what_is_lacking
)

bring_browser() {
    has_browser || install_browser || :
    has_browser || unchecked="${unchecked:+$unchecked
}Not checked: pages in a browser. There is none here, and it could not be installed: 'sudo apt-get install chromium' brings it."
}

# ---- Python and its environments

find_python() {
    # Some of the locked packages have no wheel for 3.14 and are compiled: older comes first.
    for newest in 13 14; do
        for name in python3 python3.13 python3.12 python3.11 python3.14; do
            python=$("$name" -c "
import sys
print(sys._base_executable)
sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, $newest))" 2>/dev/null) && break 2
            python=''
        done
    done
    [ -n "$python" ] || fail "Python 3.11 to 3.14 was not found: install it (Debian, Ubuntu: 'sudo apt-get install python3 python3-venv'), then start this again."
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    "$python" -c 'import venv, ensurepip' 2>/dev/null ||
        lacks "Python's venv module" "python$version-venv|python3-venv"
    if [ "$version" = 3.14 ]; then
        need_program cc build-essential
        [ -e "$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" ] ||
            lacks "Python's headers" "python$version-dev|python3-dev"
    fi
}

# An environment is whole if its last written file says so and it is still where it was made.
mark() { echo "$top $("$1/bin/python" -ISc 'import sys; print(*sys.version_info[:2])' 2>/dev/null)"; }

is_whole() { [ -e "$1/whole" ] && [ "$(cat "$1/whole")" = "$(mark "$1")" ]; }

is_ready() { is_whole "$top/$1" && cmp -s "$top/packaging/$2" "$top/$1/$2"; }

make_environment() {
    rm -rf "$1"
    silently "$python" -m venv "$1" || fail_for_a_reason "Python could not make the environment $1"
    # Isolated programs do not look into the current folder, so the checkout is named, once for all.
    for site in "$1"/lib/python*/site-packages; do
        echo "$top" >"$site/tdconsole.pth"
    done
    cat >"$1/bin/tdconsole" <<'END'
#!/bin/sh
'''exec' "$(dirname -- "$(readlink -f -- "$0")")/python" "$0" "$@"
' '''
import sys

from tdconsole.__main__ import main

sys.exit(main())
END
    chmod +x "$1/bin/tdconsole"
}

install_lock() {
    silently "$1/bin/python" -I -m pip install --quiet --no-input --disable-pip-version-check \
        --no-build-isolation --require-hashes -r "$top/packaging/$2" ||
        fail_for_a_reason "The Python packages of packaging/$2 could not be installed"
}

# set_up ENVIRONMENT LOCK [LOCK_CONTAINED...]: makes the environment hold the lock's packages.
set_up() {
    is_ready "$1" "$2" && return
    # The file stands for the checkout; whoever is killed lets go of it.
    exec 9<"$top/packaging/setup.sh"
    if command -v flock >/dev/null && ! flock -n 9; then
        say 'This checkout is being set up by another program: waiting for it.'
        flock 9
    fi
    if ! is_ready "$1" "$2"; then
        [ -w "$top" ] || fail "The folder $top cannot be written to, so no Python environment can be made in it."
        say "Installing the Python packages of packaging/$2 into $1: this takes a minute or two."
        environment=$top/$1
        is_whole "$environment" || make_environment "$environment"
        rm -f "$environment/whole" "$environment"/requirements*.lock
        install_lock "$environment" requirements-build.lock
        install_lock "$environment" "$2"
        shift
        for lock in "$@"; do cp "$top/packaging/$lock" "$environment/"; done
        # Byte code of the program, once: no start waits for it, also where nobody may write later.
        "$environment/bin/python" -m compileall -q "$top/tdconsole" || :
        mark "$environment" >"$environment/whole"
    fi
    exec 9<&-
}
