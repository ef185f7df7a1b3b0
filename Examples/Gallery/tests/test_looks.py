"""How the controls of the gallery look: alignment, scaling, focus, and what forced colors leave."""

from gallery import GalleryTest


class AlignmentTest(GalleryTest):
    def test_the_text_of_a_bleeding_link_is_at_the_edge_and_its_background_extends_beyond_it(self):
        edge, text, background = self.browser.run("""
          const link = document.getElementById("bleed");
          const range = document.createRange();
          range.selectNodeContents(link.querySelector(".control-title"));
          return [link.parentElement, range, link].map((part) => part.getBoundingClientRect().left);
        """)
        self.assertAlmostEqual(text, edge, delta=1)
        self.assertEqual(background, edge - 12)


class ScaleTest(GalleryTest):
    def scale(self):
        return self.browser.run("return getComputedStyle(document.getElementById('run')).scale")

    def test_a_play_button_grows_under_a_pointer_and_shrinks_while_held(self):
        run = self.browser.find("#run")
        self.actions().move_to_element(run).perform()
        self.browser.until(lambda: self.scale() == "1.1")
        self.actions().click_and_hold(run).perform()
        self.browser.until(lambda: self.scale() == "0.92")
        self.actions().move_to_element(self.browser.find("h1")).release().perform()
        self.browser.until(lambda: self.scale() in ("none", "1"))
        self.assertEqual(self.effects("run", "requested"), [])

    def test_a_wide_play_button_is_centered_fills_or_is_stretched(self):
        circles = self.browser.run("""
          const wide = [...document.querySelectorAll(".control-play")].filter((button) => button.offsetWidth === 88
            && button.offsetHeight === 44);
          return wide.map((button) => {
            const [outer, inner] = [button, button.querySelector("circle")].map((part) => part.getBoundingClientRect());
            return [inner.left - outer.left, inner.top - outer.top, inner.width, inner.height].map(Math.round);
          });
        """)
        self.assertEqual(sorted(circles), [[0, -22, 88, 88], [0, 0, 88, 44], [22, 0, 44, 44]])

    def test_a_button_twice_as_large_has_twice_the_shapes(self):
        heights = self.browser.run("""
          const paused = [...document.querySelectorAll(".control-play[data-pose=pause]:not(.festive):enabled")];
          return [44, 88].map((side) => paused.find((button) => button.offsetWidth === side && button.offsetHeight === side)
            .querySelector("path").getBoundingClientRect().height);
        """)
        self.assertAlmostEqual(heights[1], 2 * heights[0], delta=0.1)
        self.assertGreater(heights[0], 10)


class VisibilityTest(GalleryTest):
    def test_the_focus_has_a_ring_of_at_least_2_pixels_and_a_contrast_of_3(self):
        for scheme in ["light", "dark"]:
            self.media(prefers_color_scheme=scheme)
            self.open()
            self.browser.run("document.getElementById('send').focus({ focusVisible: true })")
            width, ratio = self.browser.run("""
              const luminance = (color) => {
                const [red, green, blue] = color.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
                  .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
                return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
              };
              const style = getComputedStyle(document.getElementById("send"));
              const page = getComputedStyle(document.documentElement).backgroundColor;
              const [ring, ground] = [style.outlineColor, page].map(luminance);
              return [parseFloat(style.outlineWidth), (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05)];
            """)
            self.assertGreaterEqual(width, 2, scheme)
            self.assertGreaterEqual(ratio, 3, scheme)

    def test_in_forced_colors_selected_and_disabled_differ_from_normal(self):
        self.media(forced_colors="active")
        self.open()
        looks = self.browser.run("""
          const look = (selector) => {
            const { color, backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(document.querySelector(selector));
            return [color, backgroundColor, borderTopColor, borderTopStyle].join(" ");
          };
          const found = {};
          for (const kind of [".control-button[data-style=primary]", ".control-fui[data-style=fuiRounded]"])
            for (const state of ["normal", "selected", "disabled"]) found[`${kind}[data-state=${state}]`] = "";
          for (const selector of Object.keys(found)) found[selector] = look(selector);
          return found;
        """)
        for kind in [".control-button[data-style=primary]", ".control-fui[data-style=fuiRounded]"]:
            seen = {looks[f"{kind}[data-state={state}]"] for state in ["normal", "selected", "disabled"]}
            self.assertEqual(len(seen), 3, looks)
