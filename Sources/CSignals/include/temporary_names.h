// The names of temporary files, which are removed when SIGHUP, SIGINT or SIGTERM ends the process.
//
// This is C because a signal handler may only call functions that are safe there, which the Swift runtime is not.
#pragma once

/// Installs the handlers, except for a signal that is ignored, as SIGHUP is under nohup. A library must not call this,
/// because the handling of signals belongs to the program.
void temporary_names_watch(void);

/// Adds a name, of which a copy is made, and returns its slot; -1 without handlers or without a free slot.
///
/// The copy is never freed, since a handler on another thread could be reading it; a program adds one for each output.
int temporary_names_add(const char *name);

/// Removes the name in the slot from the list, but not the file; nothing is done for slot -1.
void temporary_names_forget(int slot);
