"""The comparison of instruction counts, and the files that they are counted on."""

import csv
import tempfile
import unittest
from pathlib import Path

import instructions


class Differences(unittest.TestCase):
    """The lines for figures that differ."""

    def test_figures_within_the_tolerance_give_no_line(self) -> None:
        self.assertEqual(instructions.differences({"a": 1049, "b": 951}, {"a": 1000, "b": 1000}), [])

    def test_larger_and_smaller_figures_give_a_line(self) -> None:
        lines = instructions.differences({"a": 1060, "b": 900}, {"a": 1000, "b": 1000})
        self.assertEqual(
            lines, ["a: 1,000 recorded, 1,060 measured, +6.0%", "b: 1,000 recorded, 900 measured, -10.0%"]
        )

    def test_a_workload_on_one_side_only_gives_a_line(self) -> None:
        lines = instructions.differences({"new": 1}, {"old": 2})
        self.assertEqual(lines, ["new: None recorded, 1 measured", "old: 2 recorded, None measured"])


class Files(unittest.TestCase):
    """The files that the workloads run on."""

    def test_each_kind_of_file_has_the_same_number_of_records(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            instructions.write_files(folder, 50)
            for kind in ("people", "bad", "quoted"):
                with (folder / kind).open(newline="", encoding="utf-8") as file:
                    self.assertEqual(len(list(csv.reader(file))), 51, kind)
            self.assertIn('so "it" is', (folder / "stray").read_text(encoding="utf-8"))
            for kind in ("lines", "objects"):
                self.assertEqual((folder / kind).read_text(encoding="utf-8").count("\n"), 50, kind)

    def test_names_of_workloads_are_unique(self) -> None:
        names = [workload.name for workload in instructions.WORKLOADS]
        self.assertEqual(len(names), len(set(names)))


if __name__ == "__main__":
    unittest.main()
