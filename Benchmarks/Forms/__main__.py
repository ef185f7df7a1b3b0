"""Compare servers that answer the same form, in turns, each on a core, the load generator on another one.

    ./Benchmarks/forms.sh [--rounds 3] [--seconds 5]

A refused post is answered with its page, which is checked before the time is taken; the example also answers live checks, those
of a field while a person types. Connections are kept. Each server checks the token of the post and writes a new one.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import re
import subprocess
from pathlib import Path
from statistics import median

from .servers import DATA, EXPECTED, FOLDER, TYPE, Headers, Server, servers

CONNECTIONS = 16
LIVE = {"Precognition": "true", "Precognition-Validate-Only": "email", "Content-Type": TYPE, "Accept": "application/json"}
LIVE_CHECKS = [("live, refused", 422, "email=ann.example.com"), ("live, accepted", 204, "email=ann%40example.com")]
"""Live checks of an e-mail address: name, status, and body."""


Rate = tuple[float, float]
"""The answers in a second, and the processor time of the server for one in microseconds, which varies less on a busy machine."""


ATTEMPTS, LEAST_SHARE = 6, 0.9


def share(rate: Rate) -> float:
    """Return the part of its core that the server had."""
    return rate[0] * rate[1] / 1e6


def undisturbed(server: Server, path: str, headers: Headers, body: str, status: int, seconds: int) -> Rate:
    """Return how fast the server answers: of some attempts, the one in which other programs left it most of its core."""
    best = (0.0, 0.0)
    for _ in range(ATTEMPTS):
        best = max(best, rate(server, path, headers, body, status, seconds), key=share)
        if share(best) >= LEAST_SHARE:
            break
    return best


def rate(server: Server, path: str, headers: Headers, body: str, status: int, seconds: int) -> Rate:
    """Return how fast the server answers."""
    file = DATA / "body"
    file.write_text(body)
    command = ["taskset", "-c", "1", "wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "-s", str(FOLDER / "post.lua")]
    environment = dict(os.environ, HEADERS="\n".join(f"{name}: {value}" for name, value in headers.items()), BODY=str(file))
    before = server.processor_time()
    run = subprocess.run(
        [*command, f"http://127.0.0.1:{server.port}{path}"], env=environment, text=True, stdout=subprocess.PIPE, check=True
    )
    time = server.processor_time() - before
    total = re.search(r"(\d+) requests in", run.stdout)
    others = re.search(r"Non-2xx or 3xx responses: (\d+)", run.stdout)
    found = re.search(r"Requests/sec: +([\d.]+)", run.stdout)
    assert total and found, run.stdout
    expected = 0 if status < 400 else int(total[1])
    if "Socket errors" in run.stdout or int(others[1] if others else 0) != expected:
        raise SystemExit(f"forms: {server.name} answers otherwise under load:\n{run.stdout}")
    return float(found[1]), time * 1e6 / int(total[1])


def checked_page(server: Server) -> tuple[Headers, str, int]:
    """Return the submission with errors, and the bytes of its page, which has all that is expected of it."""
    headers, body = server.refused_post()
    status, _, page = server.ask("POST", "/sign-up", body, headers)
    missing = [text for text in EXPECTED if text not in page.replace("&#x27;", "'")]
    if status != 422 or missing or "correct horse" in page:
        raise SystemExit(f"forms: {server.name} answers {status} without {missing}")
    return headers, body, len(page.encode())


def live_rates(server: Server, seconds: int) -> dict[str, Rate]:
    """Return the rates of the live checks."""
    rates = {}
    for name, status, body in LIVE_CHECKS:
        found, headers, text = server.ask("POST", "/sign-up", body, LIVE)
        if found != status or headers["Precognition"] != "true" or (status == 422) != ("email.no-at-sign" in text):
            raise SystemExit(f"forms: {server.name} answers a live check with {found}: {text}")
        rates[name] = undisturbed(server, "/sign-up", LIVE, body, status, seconds)
    return rates


def versions(go: str) -> str:
    """Return the versions of what is compared, and the load before."""
    python = [f"{name} {importlib.metadata.version(name)}" for name in ("django", "gunicorn")]
    return ", ".join([go.removeprefix("go version "), *python, f"load {os.getloadavg()[0]:.1f}"])


def main() -> None:
    """Print the rates and their ratios."""
    parser = argparse.ArgumentParser(prog="forms.sh")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--go-version", required=True)
    for name in ("example", "go", "gunicorn"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    options = parser.parse_args()
    DATA.mkdir(parents=True, exist_ok=True)
    print(versions(options.go_version))
    rates: dict[str, list[Rate]] = {}
    sizes: dict[str, int] = {}
    for _ in range(options.rounds):
        for server in servers(options.example, options.go, options.gunicorn):
            with server:
                headers, body, sizes[server.name] = checked_page(server)
                rate(server, "/sign-up", headers, body, 422, 1)
                rates.setdefault(server.name, []).append(undisturbed(server, "/sign-up", headers, body, 422, options.seconds))
                if server.name == "the example":
                    for name, value in live_rates(server, options.seconds).items():
                        rates.setdefault(name, []).append(value)
    report(rates, sizes)


def report(rates: dict[str, list[Rate]], sizes: dict[str, int]) -> None:
    """Print the medians of the undisturbed rounds, and those of the example as multiples of the others."""
    rates = {name: [value for value in values if share(value) >= LEAST_SHARE] or values for name, values in rates.items()}
    middle = {name: (median(rate for rate, _ in values), median(cost for _, cost in values)) for name, values in rates.items()}
    own = middle["the example"]
    titles = f"{'':15} {'a second':>9} {'least':>8} {'most':>8} {'µs each':>8} {'of core':>8} {'rounds':>6}"
    print(f"{titles} {'example is':>11} {'by µs':>7} {'page, bytes':>12}")
    for name, (second, cost) in middle.items():
        values = rates[name]
        line = f"{name:15} {second:9,.0f} {min(values)[0]:8,.0f} {max(values)[0]:8,.0f} {cost:8.1f}"
        line += f" {median(map(share, values)):8.0%} {len(values):6}"
        if name in sizes:
            line += f" {own[0] / second:10.1f}× {cost / own[1]:6.1f}× {sizes[name]:12,}"
        print(line)


if __name__ == "__main__":
    main()
