// A disk with troubles, for tests: LD_PRELOAD this into a program, and while the file $DISK_TROUBLE/full is there writes find no room,
// while $DISK_TROUBLE/slow is there they, and waiting for the disk, take 30 ms each. Pipes, sockets and what is printed are left alone.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static int has(const char *what) {
  char path[4096];
  const char *folder = getenv("DISK_TROUBLE");
  if (!folder) return 0;
  snprintf(path, sizeof path, "%s/%s", folder, what);
  return access(path, F_OK) == 0;
}

static int troubled(int file) {
  struct stat about;
  int before = errno;
  int is_file = file > 2 && fstat(file, &about) == 0 && S_ISREG(about.st_mode);
  int is_full = is_file && has("full");
  if (is_file && has("slow")) usleep(30000);
  errno = is_full ? ENOSPC : before;
  return is_full;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t count) { return troubled(file) ? -1 : REAL(write)(file, bytes, count); }
ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) { return troubled(file) ? -1 : REAL(pwrite)(file, bytes, count, at); }
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) { return troubled(file) ? -1 : REAL(pwrite64)(file, bytes, count, at); }
int fdatasync(int file) { troubled(file); return REAL(fdatasync)(file); }
int fsync(int file) { troubled(file); return REAL(fsync)(file); }
