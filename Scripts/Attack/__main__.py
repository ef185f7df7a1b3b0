"""Attack the program with random cases; see Scripts/attack.sh."""

from __future__ import annotations

import argparse
import functools
import random
import sys
import tempfile
from pathlib import Path

from Attack.advice import Advice
from Attack.arrays import Arrays
from Attack.baselines import Baselines
from Attack.campaign import attack_with_each, seeds
from Attack.faults import Faults
from Attack.http_shapes import HTTPShapes
from Attack.keys import Keys
from Attack.kills import Kills
from Attack.misplaced import Misplaced
from Attack.patterns import Patterns
from Attack.program import ROOT, Failed, Tools
from Attack.rule_files import RuleFiles
from Attack.samples import Samples
from Attack.tables import Tables
from Attack.values import Values
from Attack.versions import ChangedRecords

CAMPAIGNS = {campaign.name: campaign for campaign in (
    Tables, Arrays, Advice, Values, Patterns, RuleFiles, Misplaced, Samples, ChangedRecords, Keys, Baselines, Faults, Kills, HTTPShapes)}


def arguments() -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(prog="attack.sh", description=__doc__)
    parser.add_argument("--program", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--seeds", type=int, default=1, metavar="COUNT", help="run with so many seeds, derived from SEED")
    parser.add_argument("minutes", type=float, nargs="?", default=5, help="the time of all campaigns (default: 5)")
    parser.add_argument("seed", type=int, nargs="?", help="repeats a run (default: a random number)")
    parser.add_argument("campaign", choices=CAMPAIGNS, nargs="?", help="only this campaign")
    parser.add_argument("round", type=int, nargs="?", help="only this round of it")
    return parser.parse_args()


def main() -> int:
    """Run from the command line: 0 if nothing was found, 1 for a finding, 2 if a campaign could not run."""
    options = arguments()
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1 << 32)
    names = [options.campaign] if options.campaign else list(CAMPAIGNS)
    if options.server is None and options.campaign is None:
        names.remove(HTTPShapes.name)
        print(f"{HTTPShapes.name}: left out, because the libraries of Examples/SignUp are not installed")
    with tempfile.TemporaryDirectory(prefix="attack-") as folder:
        tools = Tools(
            options.program.resolve(), Path(folder), ROOT / ".build/tables/bin/python",
            options.server and options.server.resolve())
        try:
            campaigns = [functools.partial(CAMPAIGNS[name], tools) for name in names]
            found = attack_with_each(seeds(seed, options.seeds), campaigns, options.minutes * 60, options.round)
        except Failed as problem:
            print(f"attack: {problem}", file=sys.stderr)
            return 2
    for text in found:
        print(f"\n{text}", file=sys.stderr)
    print(f"attack: seed {seed}, {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
