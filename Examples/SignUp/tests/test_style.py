"""Tests of the style of the pages: one set of colors, corners and widths, on screens of any size."""

import unittest

from page_test import PageTest


class StyleTests(PageTest):
    def look(self, browser, selector, name):
        return browser.run("return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)

    def test_a_page_has_one_blue_and_one_radius(self):
        browser = self.browse_controls("/sign-up")
        for scheme, blue in [("light", "rgb(0, 102, 179)"), ("dark", "rgb(109, 179, 242)")]:
            browser.emulate(scheme)
            self.assertEqual(self.look(browser, "[type=submit]", "backgroundColor"), blue)
            self.assertEqual(self.look(browser, ".form-password button", "color"), blue)
            self.assertEqual(self.look(browser, "[type=checkbox]", "accentColor"), blue)
            browser.tab_to("email")
            self.assertEqual(self.look(browser, "#field-email", "outlineColor"), blue)
        radii = browser.run("""
          return [...document.querySelectorAll(".form button, .form input:not([type=hidden], [type=checkbox])")]
            .map((control) => getComputedStyle(control).borderRadius);
        """)
        self.assertEqual(set(radii), {"4px"})
        self.assertEqual(self.look(self.browse_controls("/payment"), "[type=submit]", "borderRadius"), "4px")
        upload = self.browse_controls("/upload")
        self.assertEqual(self.look(upload, "#transfer-run circle", "fill"), "rgb(0, 102, 179)")

    def test_a_control_is_as_wide_as_its_values(self):
        browser = self.browse("/payment")
        widths = {name: browser.find(f"#field-{name}").size["width"] for name in ["creditor", "iban", "bic", "amount", "due", "reference", "note"]}
        self.assertEqual(widths, {
            "creditor": 640, "iban": 320, "bic": 160, "amount": 160, "due": 160, "reference": 320, "note": 640})

    def test_labels_of_boxes_have_one_weight(self):
        weights = {self.look(self.browse(path), label, "fontWeight")
                   for path, label in [("/sign-up", "[for=field-terms]"), ("/payment", ".form-choice label")]}
        self.assertEqual(weights, {"400"})

    def test_a_password_has_room_on_a_phone_with_a_large_text(self):
        browser = self.browse_controls("/sign-up")
        for width, text, expected in [(360, "100%", 192), (360, "200%", 296), (180, "100%", 148)]:
            browser.resize(width, 800)
            browser.run("document.documentElement.attributeStyleMap.set('font-size', arguments[0])", text)
            self.assertGreaterEqual(browser.find("#field-password").size["width"], expected, (width, text))
            self.assertEqual(browser.run("return document.documentElement.scrollWidth"), width)


if __name__ == "__main__":
    unittest.main()
