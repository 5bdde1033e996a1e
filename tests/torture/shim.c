/* A disk that fails: it stands between the program and the system, for the files of one folder.
 *
 * Loaded ahead of the C library (LD_PRELOAD), it counts the calls that touch the folder. At a chosen
 * one it reports an error, writes half, or kills the process; or it keeps a journal of what was
 * written and what was forced to the disk, from which a disk after a loss of power is made.
 * The real calls are made by number, so that nothing here meets itself again.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

_Static_assert(sizeof(long) == 8, "offsets are passed in one register");

enum { NOTHING, FAIL, HALF, KILL, TEAR };
enum { MOST = 4096 }; /* descriptors; a test has a dozen */

static char folder[PATH_MAX];
static size_t length;
static unsigned char ours[MOST];
static long calls, chosen;
static int deed, code, lasting;
static int journal = -1;

/* ---- What a test asks for */

void shim_watch(const char *path) {
    memset(ours, 0, sizeof ours);
    strncpy(folder, path, sizeof folder - 1);
    length = strlen(folder);
    calls = 0;
    deed = NOTHING;
    journal = -1;
}

/* From the call with this number on; `stays`: every later one fails as well. */
void shim_fail(long number, int what, int error, int stays) {
    chosen = number;
    deed = what;
    code = error;
    lasting = stays;
}

void shim_record(int descriptor) { journal = descriptor; }

long shim_calls(void) { return calls; }

/* ---- Counting */

static int here(const char *path) { return length && path && !strncmp(path, folder, length); }

static int is_ours(int fd) { return fd >= 0 && fd < MOST && ours[fd]; }

static void die(void) { syscall(SYS_kill, syscall(SYS_getpid), SIGKILL); }

/* Counts one call, and says what is to become of it. */
static int due(void) {
    calls++;
    if (deed == NOTHING || calls < chosen || (calls > chosen && !lasting)) return NOTHING;
    if (deed == KILL) die();
    return calls == chosen ? deed : FAIL;
}

/* For a call that has no half: half of it is none of it. */
static int fails(void) {
    int what = due();
    if (what == NOTHING) return 0;
    if (what == TEAR) die();
    errno = code;
    return 1;
}

/* ---- The journal: kind, file, place, length, and the bytes */

static void note(char kind, uint64_t file, int64_t at, const void *data, uint64_t size) {
    struct __attribute__((packed)) {
        char kind;
        uint64_t file;
        int64_t at;
        uint64_t size;
    } head = {kind, file, at, size};
    struct iovec parts[] = {{&head, sizeof head}, {(void *)data, size}};
    if (journal >= 0) syscall(SYS_writev, journal, parts, 2);
}

static uint64_t file_of(int fd) {
    struct stat found;
    return fstat(fd, &found) ? 0 : found.st_ino;
}

static void note_names(char kind, const char *one, const char *other) {
    char both[2 * PATH_MAX];
    size_t first = strlen(one) + 1, second = strlen(other) + 1;
    memcpy(both, one, first);
    memcpy(both + first, other, second);
    note(kind, 0, 0, both, first + second);
}

/* ---- Opening and closing */

static int opened(const char *path, int flags, mode_t mode) {
    int watched = here(path), new = 0;
    if (watched) {
        if (fails()) return -1;
        new = (flags & O_CREAT) && syscall(SYS_faccessat, AT_FDCWD, path, F_OK);
    }
    int fd = syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (watched && fd >= 0 && fd < MOST) {
        ours[fd] = 1;
        if (new) note('C', file_of(fd), 0, path, strlen(path));
        else if (flags & O_TRUNC) note('T', file_of(fd), 0, "", 0);
    }
    return fd;
}

#define OPEN(name)                                                                                 \
    int name(const char *path, int flags, ...) {                                                   \
        va_list rest;                                                                              \
        va_start(rest, flags);                                                                     \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                    \
        va_end(rest);                                                                              \
        return opened(path, flags, mode);                                                          \
    }
OPEN(open)
OPEN(open64)
int __open_2(const char *path, int flags) { return opened(path, flags, 0); }
int __open64_2(const char *path, int flags) { return opened(path, flags, 0); }

int close(int fd) {
    if (fd >= 0 && fd < MOST) ours[fd] = 0;
    return syscall(SYS_close, fd);
}

/* ---- Writing */

/* `at` is -1 for wherever the file stands. */
static ssize_t put(int fd, const void *data, size_t size, off_t at) {
    if (!is_ours(fd)) {
        if (fd == STDOUT_FILENO) note('A', 0, 0, data, size);
        return at < 0 ? syscall(SYS_write, fd, data, size) : syscall(SYS_pwrite64, fd, data, size, at);
    }
    int what = due();
    if (what == FAIL) {
        errno = code;
        return -1;
    }
    if (what != NOTHING) size = size > 1 ? size / 2 : size;
    int64_t from = at;
    if (at < 0) {
        int end = fcntl(fd, F_GETFL) & O_APPEND;
        from = lseek(fd, 0, end ? SEEK_END : SEEK_CUR);
    }
    ssize_t done =
        at < 0 ? syscall(SYS_write, fd, data, size) : syscall(SYS_pwrite64, fd, data, size, at);
    if (what == TEAR) die();
    if (done > 0) note('W', file_of(fd), from, data, done);
    return done;
}

ssize_t write(int fd, const void *data, size_t size) { return put(fd, data, size, -1); }
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return put(fd, data, size, at); }
ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) { return put(fd, data, size, at); }

static int cut(int fd, off_t size) {
    if (is_ours(fd)) {
        if (fails()) return -1;
        note('T', file_of(fd), size, "", 0);
    }
    return syscall(SYS_ftruncate, fd, size);
}

int ftruncate(int fd, off_t size) { return cut(fd, size); }
int ftruncate64(int fd, off_t size) { return cut(fd, size); }

static int forced(int fd, long number) {
    if (!is_ours(fd)) return syscall(number, fd);
    if (fails()) return -1;
    int done = syscall(number, fd);
    struct stat found;
    if (!done && !fstat(fd, &found)) note(S_ISDIR(found.st_mode) ? 'D' : 'S', found.st_ino, 0, "", 0);
    return done;
}

int fsync(int fd) { return forced(fd, SYS_fsync); }
int fdatasync(int fd) { return forced(fd, SYS_fdatasync); }

/* ---- Reading */

static ssize_t got(int fd, void *into, size_t size, off_t at) {
    if (is_ours(fd) && fails()) return -1;
    return at < 0 ? syscall(SYS_read, fd, into, size) : syscall(SYS_pread64, fd, into, size, at);
}

ssize_t read(int fd, void *into, size_t size) { return got(fd, into, size, -1); }
ssize_t pread(int fd, void *into, size_t size, off_t at) { return got(fd, into, size, at); }
ssize_t pread64(int fd, void *into, size_t size, off_t at) { return got(fd, into, size, at); }

static void *mapped(void *place, size_t size, int access, int flags, int fd, off_t at) {
    if (is_ours(fd) && fails()) return MAP_FAILED;
    return (void *)syscall(SYS_mmap, place, size, access, flags, fd, at);
}

void *mmap(void *place, size_t size, int access, int flags, int fd, off_t at) {
    return mapped(place, size, access, flags, fd, at);
}
void *mmap64(void *place, size_t size, int access, int flags, int fd, off_t at) {
    return mapped(place, size, access, flags, fd, at);
}

/* ---- Names */

int unlink(const char *path) {
    if (here(path) && fails()) return -1;
    int done = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (!done && here(path)) note('U', 0, 0, path, strlen(path));
    return done;
}

int rename(const char *from, const char *to) {
    if (here(from) && fails()) return -1;
    int done = syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
    if (!done && here(from)) note_names('M', from, to);
    return done;
}

int link(const char *from, const char *to) {
    if (here(from) && fails()) return -1;
    int done = syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
    if (!done && here(from)) note_names('L', from, to);
    return done;
}
