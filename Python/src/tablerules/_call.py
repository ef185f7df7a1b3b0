"""What every call of the package promises: no interrupt (Ctrl-C) is lost, and each ends the call soon."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, TypeVar

from ._errors import ValidationError

Result = TypeVar("Result")
SECONDS_TO_END = 1.0
"""How long a check that was interrupted may take to end, before it is left to itself."""


class Call:
    """The context of a call of the package.

    Python drops an exception that is raised where nothing can receive it, such as in a function that a library calls, and some
    libraries turn it into an error of theirs. The interrupt by Ctrl-C can be raised anywhere. So it is also kept here, and raised at
    the end of the context, or by :meth:`check`.

    An error of the package shows only the line that called it.
    """

    def __init__(self) -> None:
        self._interrupt: BaseException | None = None
        self._handler: Any = None

    def __enter__(self) -> Call:
        if threading.current_thread() is threading.main_thread():
            handler = signal.getsignal(signal.SIGINT)
            if callable(handler):
                self._handler = handler
                try:
                    signal.signal(signal.SIGINT, self._receive)
                except BaseException:
                    signal.signal(signal.SIGINT, handler)
                    raise
        return self

    def _receive(self, number: int, frame: FrameType | None) -> None:
        """Pass an interrupt to the handler of the program, and keep what it raises."""
        try:
            self._handler(number, frame)
        except BaseException as interrupt:
            self._interrupt = interrupt
            if frame is None or frame.f_code.co_name != "__del__":  # where it would be dropped
                raise

    def check(self) -> None:
        """Raise an interrupt that was lost."""
        if self._interrupt is not None:
            raise self._interrupt

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        handler, self._handler = self._handler, None
        if handler is not None:
            signal.signal(signal.SIGINT, handler)
        # Without a reference to the exception, what the inner lines have opened is closed as soon as it has been handled.
        interrupt, self._interrupt = self._interrupt, None
        try:
            if interrupt is not None and error is not interrupt and not isinstance(error, KeyboardInterrupt):
                raise interrupt.with_traceback(None)
            if isinstance(error, ValidationError):
                error.__traceback__ = None
        finally:
            del interrupt, error


def apart(function: Callable[[], Result], cancel: Callable[[], None] | None = None, *, waits_at_exit: bool = False) -> Result:
    """Call a function on another thread and return its result, so that an interrupt ends the wait.

    Args:
        function: The function, which any thread may call.
        cancel: Ends the function early. Without it, a function that is interrupted is left to itself.
        waits_at_exit: Whether the interpreter waits at its end for a function that was left to itself, as one of another package
            needs, whose thread must not be ended in the middle of it.
    """
    if threading.current_thread() is not threading.main_thread():
        return function()
    results: list[Result] = []
    errors: list[BaseException] = []
    end = threading.Event()

    def run() -> None:
        try:
            results.append(function())
        except BaseException as error:
            errors.append(error)
        finally:
            end.set()

    thread = threading.Thread(target=run, name="tablerules check", daemon=not waits_at_exit)
    try:
        try:
            thread.start()
        except RuntimeError:  # there are no more threads, or the interpreter ends
            return function()
        end.wait()
    except BaseException:
        if cancel is not None:
            cancel()
            end.wait(SECONDS_TO_END)
        raise
    if errors:
        raise errors.pop()
    return results.pop()
