#include "interrupts.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static int ends[2] = {-1, -1};
static struct sigaction previous;

/// Makes the descriptor readable. Only functions are called that signal-safety(7) allows.
static void request_end(int signal_number) {
  int saved = errno;
  ssize_t written = write(ends[1], "", 1);
  // The pipe is empty, so that a byte has room.
  (void)written;
  sigaction(signal_number, &previous, NULL);
  errno = saved;
}

int interrupts_watch(void) {
  if (sigaction(SIGINT, NULL, &previous) != 0 || previous.sa_handler == SIG_IGN) return -1;
  if (pipe(ends) != 0) return -1;
  for (int index = 0; index < 2; index++) fcntl(ends[index], F_SETFD, FD_CLOEXEC);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = request_end;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  return ends[0];
}
