#include "temporary_names.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SLOTS = 64 };

/// A name in the list of all names, which are never freed: a handler on another thread may read a name that is being forgotten.
struct name {
  struct name *next;
  char text[];
};

static struct name *_Atomic all_names;
static struct name *_Atomic names[SLOTS];
static atomic_bool is_watching;
static const int signals[] = {SIGHUP, SIGINT, SIGTERM};
enum { SIGNALS = sizeof signals / sizeof signals[0] };

/// Removes the files and ends the process as the signal does without a handler. Only functions are called that
/// signal-safety(7) allows.
static void remove_files(int signal_number) {
  int saved = errno;
  for (int slot = 0; slot < SLOTS; slot++) {
    struct name *name = atomic_load(&names[slot]);
    if (name) unlink(name->text);
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
  size_t size = strlen(name) + 1;
  struct name *copy = malloc(sizeof *copy + size);
  if (!copy) return -1;
  memcpy(copy->text, name, size);
  copy->next = atomic_load(&all_names);
  while (!atomic_compare_exchange_weak(&all_names, &copy->next, copy)) continue;
  for (int slot = 0; slot < SLOTS; slot++) {
    struct name *none = NULL;
    if (atomic_compare_exchange_strong(&names[slot], &none, copy)) return slot;
  }
  return -1;
}

void temporary_names_forget(int slot) {
  if (slot >= 0) atomic_store(&names[slot], NULL);
}
