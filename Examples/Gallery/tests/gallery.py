"""The gallery on a free port, and a browser that shows it."""

import os
import subprocess
import unittest

from browser import Browser
from selenium.webdriver.common.action_chains import ActionChains

RECORD = """
  window.seen = [];
  document.addEventListener("control", ({ target, detail }) => {
    if (target.id) window.seen.push([target.id, detail.event, ...detail.effects]);
  });
"""


class GalleryTest(unittest.TestCase):
    has_script = True

    @classmethod
    def setUpClass(cls):
        environment = dict(os.environ, PORT="0")
        cls.server = subprocess.Popen([os.environ["GALLERY"]], env=environment, stdout=subprocess.PIPE, text=True)
        cls.address = cls.server.stdout.readline().strip()
        cls.browser = Browser(has_script=cls.has_script)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.server.terminate()
        cls.server.wait()
        cls.server.stdout.close()

    def setUp(self):
        self.media()
        self.open()

    def open(self, query=""):
        self.browser.open(self.address + query)
        if self.has_script:
            # The script sets what it applies to a disabled control; the last one is of this kind.
            self.browser.until(lambda: self.browser.find_all("#found-brand[data-press]"))
            self.browser.run(RECORD)

    def media(self, **features):
        entries = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": entries})

    def actions(self):
        return ActionChains(self.browser.driver, duration=0)

    def effects(self, control, name=""):
        """The effects of a control since the page was opened that begin with a name."""
        seen = self.browser.run("return window.seen")
        return [effect for entry in seen if entry[0] == control for effect in entry[2:] if effect.startswith(name)]

    def attribute(self, control, name):
        return self.browser.run("return document.getElementById(arguments[0]).getAttribute(arguments[1])", control, name)

    def node(self, control):
        """What the accessibility tree has of a control."""
        return self.browser.accessible(f"#{control}")[0]

    def text(self, control):
        return self.browser.run("return document.getElementById(arguments[0]).textContent", control)
