// The end of a run at the user's request: SIGINT, which Ctrl-C sends.
#pragma once

/// Installs a handler for SIGINT, unless the signal is ignored, and returns a descriptor that becomes readable when the
/// signal arrives; -1 if no handler is installed. Only the first signal is handled: the next one has the effect that it
/// had before the call.
int interrupts_watch(void);
