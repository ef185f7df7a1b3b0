"""Tests of setup.sh on a system that has none of the packages."""

import os
import shutil
import subprocess
import tempfile
import unittest

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class SetupTests(unittest.TestCase):
    def installed(self, *purposes):
        """Run setup.sh with few programs and without the project's folder as the working one; return what it installs."""
        with tempfile.TemporaryDirectory() as folder:
            for name in ["bash", "dirname", "env"]:
                os.symlink(shutil.which(name), os.path.join(folder, name))
            for name, script in [("id", "echo 0"), ("swift", ""), ("apt-get", f"echo $* >>{folder}/log")]:
                with open(os.path.join(folder, name), "w") as file:
                    file.write(f"#!{shutil.which('bash')}\n{script}\n")
                os.chmod(file.name, 0o755)
            subprocess.run(
                [os.path.join(PACKAGE, "setup.sh"), *purposes], check=True, env={"PATH": folder}, cwd="/",
                stdout=subprocess.DEVNULL)
            with open(os.path.join(folder, "log")) as file:
                words = file.read().split()
        return {word for word in words if not word.startswith("-")} - {"update", "install"}

    def test_it_installs_what_the_project_and_the_example_need(self):
        project = {"pkg-config", "libpcre2-dev", "libidn2-dev", "libyaml-dev", "libharfbuzz-dev", "libfreetype-dev",
                   "libmagic-dev"}
        server = {"libsqlite3-dev", "libcrypt-dev", "libgnutls28-dev"}
        self.assertLessEqual(project | server, self.installed())
        engines = {"chromium", "chromium-driver", "default-jre-headless", "python3-venv"}
        self.assertLessEqual(project | server | engines, self.installed("tests"))
        self.assertIn("wrk", self.installed("bench"))


if __name__ == "__main__":
    unittest.main()
