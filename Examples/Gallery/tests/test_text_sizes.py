"""Widths of texts and sizes of controls in the browser, compared with those that TextMeasure and the models compute."""

import base64
import json
import pathlib
import unittest

from browser import Browser

ROOT = pathlib.Path(__file__).resolve().parents[3]
FONT = pathlib.Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
# Written by BrowserSizesTests in Swift, which compares it with what is computed today.
SIZES = ROOT / "Tests/TextMeasureTests/Golden/Sizes.json"
PAGE = """<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Sizes</title>
<style>@font-face {{ font-family: Measured; font-weight: 100 900; src: url(data:font/ttf;base64,{font}) }}</style>
<style>{css}</style>
<style>.control, span {{ font-family: Measured }} .measured {{ position: absolute; white-space: pre }}</style><body></body>
"""
WIDTHS = """
  const [rows, done] = arguments;
  document.fonts.load("16px Measured").then(() => done(rows.map(({ text, size }) => {
    const span = document.createElement("span");
    span.className = "measured";
    span.style.fontSize = `${size}px`;
    span.textContent = text;
    document.body.append(span);
    const { width } = span.getBoundingClientRect();
    span.remove();
    return width;
  })));
"""
CONTROLS = """
  return arguments[0].map(({ html, container }) => {
    const place = document.createElement("div");
    place.style.cssText = container === null ? "position: absolute; width: max-content" : `width: ${container}px`;
    place.innerHTML = html;
    document.body.append(place);
    const { width, height } = place.firstChild.getBoundingClientRect();
    place.remove();
    return [width, height];
  });
"""


class TextSizesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.sizes = json.loads(SIZES.read_text())
        css = (ROOT / "Sources/ControlsHTML/Assets/controls.css").read_text()
        css += cls.sizes["themes"]
        page = PAGE.format(font=base64.b64encode(FONT.read_bytes()).decode(), css=css)
        cls.browser = Browser()
        cls.browser.open("about:blank")
        cls.browser.run("document.open(); document.write(arguments[0]); document.close()", page)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def test_texts_are_as_wide_as_measured(self):
        rows = self.sizes["texts"]
        widths = self.browser.driver.execute_async_script(WIDTHS, rows)
        self.assertEqual(len(widths), len(rows))
        self.assertGreater(len(rows), 100)
        far = [(row["text"], row["size"], row["width"], width) for row, width in zip(rows, widths)
               if abs(width - row["width"]) >= 0.05]
        self.assertEqual(far, [])

    def test_controls_are_as_large_as_their_models_compute_on_every_screen(self):
        self.browser.driver.execute_async_script(WIDTHS, [])
        rows = self.sizes["controls"]
        self.assertGreater(len(rows), 100)
        for scale in [1, 1.5, 2]:
            self.browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": 900, "height": 1000, "deviceScaleFactor": scale, "mobile": False})
            far = [(scale, row["html"], row["container"], (row["width"], row["height"]), (width, height))
                   for row, (width, height) in zip(rows, self.browser.run(CONTROLS, rows))
                   if abs(width - row["width"]) >= 0.5 or abs(height - row["height"]) >= 0.5]
            self.assertEqual(far, [])


if __name__ == "__main__":
    unittest.main()
