// Preloaded into the program by the campaigns: makes a system call fail, or every read and write short.
//
// FAULT_CALL names the call, FAULT_NTH says which of its calls fails (from 1; with FAULT_ALWAYS, all from that one on), and
// FAULT_ERRNO how. FAULT_SHORT is the most bytes that a read or a write transfers. FAULT_MARK is a file that is created when a
// call has failed. The call `tmpfile` is an open of a file without a name.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_long calls;

// Returns whether this call of that name fails; sets errno then.
static int fails(const char *name) {
  const char *call = getenv("FAULT_CALL");
  if (call == NULL || strcmp(call, name) != 0) return 0;
  long count = atomic_fetch_add(&calls, 1) + 1, nth = atol(getenv("FAULT_NTH"));
  if (getenv("FAULT_ALWAYS") != NULL ? count < nth : count != nth) return 0;
  const char *mark = getenv("FAULT_MARK");
  if (mark != NULL) {
    long file = syscall(SYS_openat, AT_FDCWD, mark, O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
    if (file >= 0) syscall(SYS_close, file);
  }
  errno = atoi(getenv("FAULT_ERRNO"));
  return 1;
}

static size_t bounded(size_t count) {
  const char *most = getenv("FAULT_SHORT");
  size_t bound = most == NULL ? count : (size_t)atol(most);
  return count < bound ? count : bound;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t read(int file, void *bytes, size_t count) {
  return fails("read") ? -1 : REAL(read)(file, bytes, bounded(count));
}

ssize_t write(int file, const void *bytes, size_t count) {
  return fails("write") ? -1 : REAL(write)(file, bytes, bounded(count));
}

ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  return fails("pread") ? -1 : REAL(pread)(file, bytes, bounded(count), offset);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  return fails("pwrite") ? -1 : REAL(pwrite)(file, bytes, bounded(count), offset);
}

static int opened(int folder, const char *path, int flags, mode_t mode) {
  int nameless = (flags & O_TMPFILE) == O_TMPFILE;
  if (fails(nameless ? "tmpfile" : "open")) return -1;
  return (int)syscall(SYS_openat, folder, path, flags, mode);
}

#define MODE(flags, mode) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { va_list more; va_start(more, flags); mode = va_arg(more, mode_t); va_end(more); }

int open(const char *path, int flags, ...) { MODE(flags, mode) return opened(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags, mode) return opened(AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags, mode) return opened(folder, path, flags, mode); }

int close(int file) {
  int failing = fails("close"), result = REAL(close)(file);
  if (failing) errno = atoi(getenv("FAULT_ERRNO"));
  return failing ? -1 : result;
}

int dup(int file) { return fails("dup") ? -1 : REAL(dup)(file); }
int fchmod(int file, mode_t mode) { return fails("fchmod") ? -1 : REAL(fchmod)(file, mode); }
int fchown(int file, uid_t owner, gid_t group) { return fails("fchown") ? -1 : REAL(fchown)(file, owner, group); }
int fstat(int file, struct stat *status) { return fails("fstat") ? -1 : REAL(fstat)(file, status); }
int stat(const char *path, struct stat *status) { return fails("stat") ? -1 : REAL(stat)(path, status); }
off_t lseek(int file, off_t offset, int origin) { return fails("lseek") ? -1 : REAL(lseek)(file, offset, origin); }
int rename(const char *from, const char *to) { return fails("rename") ? -1 : REAL(rename)(from, to); }
int unlink(const char *path) { return fails("unlink") ? -1 : REAL(unlink)(path); }

int linkat(int from, const char *path, int to, const char *name, int flags) {
  return fails("linkat") ? -1 : REAL(linkat)(from, path, to, name, flags);
}
