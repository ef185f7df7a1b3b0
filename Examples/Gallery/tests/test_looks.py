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

    def test_a_step_does_not_stop_the_change_of_the_scale(self):
        scales = self.browser.driver.execute_async_script("""
          const [done] = arguments;
          const run = document.getElementById("run");
          window.fetch = async () => new Response('<button id="run" data-set="mode:stop enabled:true">');
          run.dataset.press = "pressed";
          const scale = () => parseFloat(getComputedStyle(run).scale);
          for (const move of run.getAnimations()) {
            move.pause();
            move.currentTime = 150;
          }
          const before = scale();
          run.addEventListener("control", ({ detail }) => {
            if (detail.event === "mode:stop") done([before, scale(), run.getAnimations().length]);
          });
          document.getElementById("mode-stop").click();
        """)
        self.assertGreater(scales[0], 0.92)
        self.assertLess(scales[0], 1)
        self.assertAlmostEqual(scales[1], scales[0], delta=0.001)

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


class HeldTest(GalleryTest):
    LOOK = """
      const button = document.getElementById("held");
      document.getAnimations().forEach((move) => move instanceof CSSTransition && move.finish());
      const { scale, backgroundColor, color } = getComputedStyle(button);
      const edge = getComputedStyle(button, "::after");
      return [scale, backgroundColor, color, edge.borderColor, edge.backgroundColor];
    """

    def looks(self, selector):
        """The look of a button under the pointer and held."""
        self.browser.run("""
          document.querySelectorAll("#held").forEach((old) => old.removeAttribute("id"));
          const button = document.querySelector(arguments[0]);
          button.id = "held";
          button.scrollIntoView({ block: "center" });
        """, selector)
        self.actions().move_to_element(self.browser.find("#held")).perform()
        rest = self.browser.run(self.LOOK)
        self.actions().click_and_hold().perform()
        held = self.browser.run(self.LOOK)
        self.actions().release().perform()
        return rest, held

    def test_a_disabled_button_of_every_kind_does_not_react_to_a_press(self):
        for selector in [".control-button[data-style=primary]:disabled", ".control-button[data-style=secondary]:disabled",
                         ".control-brand[data-kind=primary]:disabled", ".control-brand[data-kind=secondary]:disabled",
                         ".control-play:disabled", ".control-fui[data-style=none]:disabled:not([data-persistent])",
                         ".control-fui[data-style=fuiRoundedFilled]:disabled:not([data-persistent])"]:
            if "persistent" in selector:
                self.browser.run("document.querySelector(arguments[0]).removeAttribute('data-persistent')",
                                 selector.split(":not")[0])
            rest, held = self.looks(selector)
            self.assertEqual(held, rest, selector)

    def test_an_enabled_button_of_every_kind_reacts_to_a_press(self):
        for selector in [".control-button[data-style=primary]", ".control-brand[data-kind=secondary]", ".control-play",
                         "#plain", ".control-fui[data-style=none]:not([data-persistent])"]:
            rest, held = self.looks(f"{selector}:enabled")
            self.assertNotEqual(held, rest, selector)

    def test_a_held_button_of_a_theme_keeps_its_color(self):
        rest, held = self.looks(".alarm[data-style=none]:not([data-persistent])")
        self.assertEqual(held[:4], rest[:4])
        self.assertNotEqual(held[4], rest[4])

    def test_a_persistent_button_that_is_held_can_be_seen_to_be(self):
        for selector in ["#details", "#follow", ".control-fui[data-style=none][data-state=selected]:enabled"]:
            rest, held = self.looks(selector)
            self.assertNotEqual(held, rest, selector)

    def test_every_enabled_button_differs_under_a_pointer_and_no_disabled_one_does(self):
        kinds = [f".control-button[data-style={style}][data-state=normal]" for style in [
            "primary", "secondary", "danger", "link", "primaryInverse", "secondaryInverse", "linkInverse"]]
        kinds += [f".control-fui[data-style={style}][data-state={state}]" for style in ["none", "fuiRounded", "fuiRoundedFilled"]
                  for state in ["normal", "selected"]]
        kinds += [f".control-brand[data-kind={kind}][data-color={color}]" for kind in ["primary", "secondary", "base"]
                  for color in ["green", "blue", "gray", "black"]] + [".control-play"]
        disabled = [".control-button:disabled", ".control-fui:disabled", ".control-brand:disabled", ".control-play:disabled",
                    "#found-button", "#found-fiori", "#found-brand", ".control-button[data-state=loading]"]
        for selector, differs in [(f"{kind}:enabled", True) for kind in kinds] + [(kind, False) for kind in disabled]:
            self.actions().move_to_element(self.browser.find("h1")).perform()
            self.browser.run("""
              document.querySelectorAll("[data-was]").forEach((old) => { old.id = old.dataset.was; delete old.dataset.was; });
              const button = document.querySelector(arguments[0]);
              button.dataset.was = button.id;
              button.id = "held";
              button.scrollIntoView({ block: "center" });
            """, selector)
            rest = self.browser.run(self.LOOK)
            self.actions().move_to_element(self.browser.find("#held")).perform()
            self.assertEqual(self.browser.run(self.LOOK) != rest, differs, selector)


class SelectedTest(GalleryTest):
    RING = """
      const ring = (selector) => {
        const { borderTopColor, borderTopWidth, content } = getComputedStyle(document.querySelector(selector), "::before");
        return content === "none" ? null : [borderTopColor, parseFloat(borderTopWidth)];
      };
      return [ring(arguments[0] + "[data-state^=normal]"), ring(arguments[0] + "[data-state=selected]")];
    """

    def test_a_selected_button_of_every_style_and_ground_has_a_ring(self):
        for scheme in ["light", "dark"]:
            self.media(prefers_color_scheme=scheme)
            self.open()
            for ground in [":not(.alarm)", ".alarm", "[data-scheme=dark]"]:
                for style in ["none", "fuiRounded", "fuiRoundedFilled"]:
                    normal, selected = self.browser.run(self.RING, f".control-fui[data-style={style}]{ground}")
                    self.assertIsNone(normal, (scheme, ground, style))
                    self.assertEqual(selected[1], 2, (scheme, ground, style))
                    self.assertNotIn(selected[0], ["transparent", "rgba(0, 0, 0, 0)"])

    def test_a_toggle_moves_nothing_beside_it(self):
        places = """
          return [...document.querySelectorAll("#follow, #follow + *, #details, #renamed, #pictures, #pictures + *, #plain + *")]
            .map((control) => { const { left, top } = control.getBoundingClientRect(); return [left, top + scrollY]; });
        """
        before = self.browser.run(places)
        for control in ["follow", "pictures", "renamed"]:
            width = self.browser.run("return document.getElementById(arguments[0]).offsetWidth", control)
            self.browser.find(f"#{control}").click()
            self.assertEqual(
                self.browser.run("return document.getElementById(arguments[0]).offsetWidth", control), width)
            self.assertEqual(self.browser.run(places), before, control)
        self.assertEqual(self.node("pictures")["name"], "Favorite")
        self.assertIn(self.node("follow")["name"], ["Follow", "Unfollow"])


class ImageTest(GalleryTest):
    def icon(self, control):
        return self.browser.run("""
          const use = document.getElementById(arguments[0]).querySelector("use");
          return [use.getAttribute("href"), use.parentElement.getBoundingClientRect().width > 0];
        """, control)

    def test_the_image_is_that_of_the_state(self):
        self.assertEqual(self.icon("pictures"), ["/icons.svg#star", True])
        self.browser.find("#pictures").click()
        self.assertEqual(self.icon("pictures"), ["/icons.svg#arrow", True])
        self.browser.find("#pictures").click()
        self.assertEqual(self.icon("pictures"), ["/icons.svg#star", True])

    def test_an_image_that_one_state_has_is_shown_in_that_alone(self):
        self.assertEqual(self.icon("plain"), ["", False])
        self.actions().click_and_hold(self.browser.find("#plain")).perform()
        self.assertEqual(self.icon("plain"), ["/icons.svg#star", True])
        self.actions().release().perform()
        self.assertEqual(self.icon("plain"), ["", False])


class VisibilityTest(GalleryTest):
    def test_the_focus_has_a_ring_of_at_least_2_pixels_and_a_contrast_of_3(self):
        for scheme in ["light", "dark"]:
            self.media(prefers_color_scheme=scheme)
            self.open()
            self.browser.run("document.getElementById('send').focus({ focusVisible: true })")
            shadow = "return getComputedStyle(document.activeElement).boxShadow"
            white = self.browser.run(shadow)
            # A theme can have a shadow; the inner part of the ring replaces it.
            self.browser.run("document.querySelector('.alarm:enabled').focus({ focusVisible: true })")
            self.assertEqual(self.browser.run(shadow), white, scheme)
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
            const [button, edge] = [null, "::after"].map((part) => getComputedStyle(document.querySelector(selector), part));
            return [button.color, edge.borderTopColor, edge.borderTopStyle, edge.borderTopWidth].join(" ");
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

    def test_in_forced_colors_a_held_button_differs_from_normal(self):
        look = """
          document.getAnimations().forEach((move) => move instanceof CSSTransition && move.finish());
          const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(document.getElementById(arguments[0]), "::after");
          return [borderTopColor, borderTopStyle, borderTopWidth].join(" ");
        """
        self.media(forced_colors="active")
        self.open()
        for control in ["long", "run", "plain", "plain-selected", "full"]:
            normal = self.browser.run(look, "plain" if control == "plain-selected" else control)
            self.actions().click_and_hold(self.browser.find(f"#{control}")).perform()
            self.assertNotEqual(self.browser.run(look, control), normal, control)
            self.actions().release().perform()
