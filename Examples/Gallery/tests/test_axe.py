"""The page of the gallery, which shows every control in every state, checked by axe-core, vnu and Chromium's parser."""

import os
import tempfile
import urllib.request

import engines
from gallery import GalleryTest

MODES = {
    "light": {"prefers_color_scheme": "light"},
    "dark": {"prefers_color_scheme": "dark"},
    "forced": {"forced_colors": "active", "prefers_color_scheme": "dark"},
}
DIRECTIONS = {"left to right": "", "right to left": "?dir=rtl"}
HELD = ["#long", "#run", "#follow", "#details", "#plain", "#plain-selected", "#full", "#outlined"]


class AxeTest(GalleryTest):
    def violations(self):
        # Transitions end first, so that no color is between two states.
        self.browser.until(lambda: not self.browser.run(
            "return document.getAnimations().some((move) => move instanceof CSSTransition)"))
        return engines.axe(self.browser)

    def test_the_gallery_is_accessible_in_every_mode_direction_and_size_of_text(self):
        for mode, features in MODES.items():
            self.media(**features)
            for direction, query in DIRECTIONS.items():
                for size in ["100%", "200%"]:
                    self.open(query)
                    self.browser.run("document.documentElement.style.fontSize = arguments[0]", size)
                    self.assertEqual(self.violations(), [], (mode, direction, size))

    def test_held_controls_are_accessible(self):
        for mode, features in MODES.items():
            self.media(**features)
            self.open()
            for selector in HELD:
                self.actions().click_and_hold(self.browser.find(selector)).perform()
                self.assertEqual(self.violations(), [], (mode, selector))
                self.actions().move_to_element(self.browser.find("h1")).release().perform()

    def test_a_button_that_sends_is_accessible(self):
        self.browser.run("window.fetch = () => new Promise(() => {})")
        self.browser.find("#send").click()
        self.assertEqual(self.attribute("send", "data-state"), "loading")
        self.assertEqual(self.violations(), [])


class MarkupTest(GalleryTest):
    def test_the_markup_is_valid(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, query in DIRECTIONS.items():
                with urllib.request.urlopen(self.address + query) as page, \
                        open(os.path.join(folder, name + ".html"), "wb") as file:
                    file.write(page.read())
            self.assertEqual(engines.vnu(folder), [])
