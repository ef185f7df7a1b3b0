#include "temporary_names.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SLOTS = 64 };

static char *_Atomic names[SLOTS];
static atomic_bool is_watching;
static const int signals[] = {SIGHUP, SIGINT, SIGTERM};
enum { SIGNALS = sizeof signals / sizeof signals[0] };

/// Removes the files and ends the process as the signal does without a handler. Only functions are called that
/// signal-safety(7) allows.
static void remove_files(int signal_number) {
  int saved = errno;
  for (int slot = 0; slot < SLOTS; slot++) {
    char *name = atomic_load(&names[slot]);
    if (name) unlink(name);
  }
  signal(signal_number, SIG_DFL);
  // The signal is blocked until the handler returns, and then ends the process.
  raise(signal_number);
  errno = saved;
}

void temporary_names_watch(void) {
  atomic_store(&is_watching, true);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = remove_files;
  for (int index = 0; index < SIGNALS; index++) sigaddset(&action.sa_mask, signals[index]);
  for (int index = 0; index < SIGNALS; index++) {
    struct sigaction present;
    if (sigaction(signals[index], NULL, &present) != 0 || present.sa_handler != SIG_DFL) continue;
    sigaction(signals[index], &action, NULL);
  }
}

int temporary_names_add(const char *name) {
  if (!atomic_load(&is_watching)) return -1;
  char *copy = strdup(name);
  if (!copy) return -1;
  for (int slot = 0; slot < SLOTS; slot++) {
    char *none = NULL;
    if (atomic_compare_exchange_strong(&names[slot], &none, copy)) return slot;
  }
  free(copy);
  return -1;
}

void temporary_names_forget(int slot) {
  if (slot >= 0) atomic_store(&names[slot], NULL);
}
