"""The comparison of instruction counts, and the files that they are counted on."""

import csv
import tempfile
import unittest
from pathlib import Path

import instructions


class Differences(unittest.TestCase):
    """What is told of figures that are off."""

    def test_within_the_tolerance_nothing_is_told(self) -> None:
        self.assertEqual(instructions.differences({"a": 1049, "b": 951}, {"a": 1000, "b": 1000}), [])

    def test_more_and_less_are_told(self) -> None:
        lines = instructions.differences({"a": 1060, "b": 900}, {"a": 1000, "b": 1000})
        self.assertEqual(
            lines, ["a: 1,000 written down, 1,060 measured, +6.0%", "b: 1,000 written down, 900 measured, -10.0%"]
        )

    def test_a_workload_on_one_side_alone_is_told(self) -> None:
        lines = instructions.differences({"new": 1}, {"old": 2})
        self.assertEqual(lines, ["new: None written down, 1 measured", "old: 2 written down, None measured"])


class Files(unittest.TestCase):
    """The files that the workloads run on."""

    def test_each_kind_has_as_many_records(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            instructions.write_files(folder, 50)
            for kind in ("people", "bad", "quoted"):
                with (folder / kind).open(newline="", encoding="utf-8") as file:
                    self.assertEqual(len(list(csv.reader(file))), 51, kind)
            self.assertIn('so "it" is', (folder / "stray").read_text(encoding="utf-8"))
            self.assertEqual((folder / "lines").read_text(encoding="utf-8").count("\n"), 50)

    def test_each_workload_has_a_name_of_its_own(self) -> None:
        names = [workload.name for workload in instructions.WORKLOADS]
        self.assertEqual(len(names), len(set(names)))


if __name__ == "__main__":
    unittest.main()
