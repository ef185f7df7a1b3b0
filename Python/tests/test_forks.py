"""Tests of processes that are forked while other threads use the library."""

import os
import signal
import threading
import time

import tablerules

FORKS = int(os.environ.get("FORKS", "100"))
RULES = "fields: [{name: a, type: string, constraints: {pattern: '(?=a)[ab]+'}}, {name: b, type: string, format: email}]"


def use():
    findings = tablerules.parse(RULES).check([{"a": "abc", "b": "ann"}, {"a": "ab", "b": "a@b.co"}])
    assert len(findings) == 2


def test_no_forked_process_waits_for_a_thread_that_it_does_not_have():
    ended = threading.Event()

    def work():
        while not ended.is_set():
            use()

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(FORKS):
            child = os.fork()
            if child == 0:
                use()
                os._exit(0)
            deadline = time.monotonic() + 60
            while True:
                ended_child, status = os.waitpid(child, os.WNOHANG)
                if ended_child:
                    break
                if time.monotonic() > deadline:
                    os.kill(child, signal.SIGKILL)
                    os.waitpid(child, 0)
                    raise AssertionError("a forked process hangs")
                time.sleep(0.002)
            assert status == 0
    finally:
        ended.set()
        for thread in threads:
            thread.join()
