"""What the controls and the page of the gallery do in a browser, by pointer, by keyboard and for assistive technology."""

import re
import unittest
import urllib.request

from gallery import GalleryTest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class PlayTest(GalleryTest):
    def set_mode(self, mode):
        self.browser.find(f"#mode-{mode}").click()
        self.browser.until(lambda: self.attribute(f"mode-{mode}", "data-state") == "normal")
        self.assertEqual(self.attribute("run", "data-state"), mode)

    def at_rest(self, mode):
        return lambda: self.effects("run", "rested")[-1:] == [f"rested:{mode}"]

    def test_a_tap_asks_and_the_answer_sets_the_mode(self):
        self.set_mode("play")
        self.browser.find("#run").click()
        self.assertEqual(self.attribute("run", "data-state"), "play")
        self.browser.until(lambda: self.attribute("run", "data-state") == "pause")
        self.browser.until(self.at_rest("pause"))
        steps = [effect.split()[0] for effect in self.effects("run", "stepStarted")][-3:]
        self.assertEqual(steps, ["stepStarted:toBar", "stepStarted:rotate", "stepStarted:split"])
        self.assertEqual((self.node("run")["name"], self.attribute("run", "value")), ("Pause", "pause"))
        self.assertIsNone(self.attribute("run", "aria-pressed"))

    def test_every_mode_has_its_name_and_picture(self):
        for mode, name in [("pause", "Pause"), ("stop", "Stop"), ("buffering", "Pause"), ("play", "Play")]:
            self.set_mode(mode)
            picture = (mode, "" if mode == "buffering" else None)
            self.browser.until(lambda: (self.attribute("run", "data-pose"), self.attribute("run", "data-loop")) == picture)
            self.assertEqual(self.node("run")["name"], name)

    def test_a_change_in_the_middle_goes_on_from_what_is_presented(self):
        self.set_mode("pause")
        self.set_mode("play")
        self.browser.until(self.at_rest("play"))
        away, jump = self.browser.driver.execute_async_script("""
          const done = arguments[0];
          const button = document.getElementById("run");
          const numbers = () => getComputedStyle(button.querySelector("path")).d.match(/-?[\\d.]+/g).map(Number);
          const distance = (one, other) => Math.max(...one.map((value, i) => Math.abs(value - other[i])));
          let mode = "stop";
          window.fetch = async () => new Response(`<button id="run" data-set="mode:${mode} enabled:true">`);
          const rest = numbers();
          let middle;
          button.addEventListener("control", ({ detail }) => {
            if (detail.event === "mode:stop") {
              // The step is stopped in its middle, and the contrary mode comes.
              button.getAnimations({ subtree: true }).forEach((move) => { move.pause(); move.currentTime = 100; });
              middle = numbers();
              mode = "play";
              document.getElementById("mode-play").click();
            } else if (detail.event === "mode:play") done([distance(rest, middle), distance(middle, numbers())]);
          });
          document.getElementById("mode-stop").click();
        """)
        self.assertGreater(away, 0.5)
        self.assertLess(jump, 0.01)
        self.browser.until(self.at_rest("play"))

    def test_with_reduced_motion_there_is_never_a_step(self):
        self.media(prefers_reduced_motion="reduce")
        self.open()
        for mode in ["stop", "buffering", "play"]:
            self.set_mode(mode)
        self.assertEqual(self.effects("run", "stepStarted"), [])
        self.assertEqual(self.effects("run", "loopStarted"), [])
        self.assertEqual(self.effects("run", "rested")[-1], "rested:play")


class ToggleTest(GalleryTest):
    def test_a_tap_toggles_and_renames(self):
        name = self.node("follow")["name"]
        other = {"Follow": "Unfollow", "Unfollow": "Follow"}[name]
        self.browser.find("#follow").click()
        self.assertEqual(self.node("follow")["name"], other)
        self.assertIsNone(self.attribute("follow", "aria-pressed"))
        self.browser.until(lambda: "ollowing." in self.text("state"))
        self.assertEqual(self.node("follow")["name"], other)

    def test_a_constant_name_has_a_pressed_state(self):
        self.assertEqual(self.attribute("details", "aria-pressed"), "false")
        for key, pressed in [(Keys.ENTER, "true"), (Keys.SPACE, "false")]:
            self.browser.run("document.getElementById('details').focus()")
            self.browser.press(key)
            self.assertEqual(self.attribute("details", "aria-pressed"), pressed)
            self.assertEqual(self.node("details")["name"], "Details")

    def test_a_selected_button_that_is_dragged_off_stays_selected(self):
        self.browser.find("#details").click()
        actions = self.actions().click_and_hold(self.browser.find("#details"))
        actions.move_to_element(self.browser.find("#bleed")).release().perform()
        self.assertEqual(self.attribute("details", "aria-pressed"), "true")


    def test_a_name_that_the_program_gives_changes_with_the_state(self):
        self.assertEqual(self.node("renamed")["name"], "Show details")
        self.browser.find("#renamed").click()
        self.assertEqual(self.node("renamed")["name"], "Hide details")
        self.assertIsNone(self.attribute("renamed", "aria-pressed"))

    def test_with_two_titles_a_name_that_the_program_gives_is_constant(self):
        for title, pressed in [("Follow", "false"), ("Unfollow", "true"), ("Follow", "false")]:
            self.assertEqual(self.text("pictures"), title)
            self.assertEqual(self.node("pictures")["name"], "Favorite")
            self.assertEqual(self.attribute("pictures", "aria-pressed"), pressed)
            self.browser.find("#pictures").click()

    def test_a_selected_button_that_is_not_persistent_is_selected_and_highlighted_while_held(self):
        self.actions().click_and_hold(self.browser.find("#plain-selected")).perform()
        self.assertEqual(self.attribute("plain-selected", "data-state"), "selected-highlighted")
        self.actions().release().perform()
        self.assertEqual(self.attribute("plain-selected", "data-state"), "selected")


class BrandTest(GalleryTest):
    def test_the_button_shrinks_while_held_and_keeps_its_name(self):
        full = self.browser.find("#full")
        self.actions().click_and_hold(full).perform()
        self.assertEqual(self.attribute("full", "data-state"), "pressed")
        self.actions().release().perform()
        self.assertEqual(self.effects("full", "step"), ["stepStarted:scale:0.9 1", "stepCancelled", "stepStarted:scale:1 2"])
        self.assertEqual(self.node("full")["name"], "Full width")

    def test_icons_are_hidden_and_an_icon_alone_has_a_name(self):
        self.assertEqual(self.node("icon")["name"], "Favourite")
        self.assertTrue(self.browser.run("""
          return [...document.querySelectorAll(".control svg")].every((icon) => icon.getAttribute("aria-hidden") === "true");
        """))

    def test_right_to_left_exchanges_leading_and_trailing(self):
        places = """
          const button = document.querySelector(".control-brand:has(.control-icon + .control-title + .control-icon)");
          return [...button.querySelectorAll("use")].map((icon) => icon.getBoundingClientRect().left);
        """
        leading, trailing = self.browser.run(places)
        self.assertLess(leading, trailing)
        self.open("?dir=rtl")
        leading, trailing = self.browser.run(places)
        self.assertGreater(leading, trailing)

    def label(self, control, number=0):
        """The size of a label, the count of its lines, and whether it is cut."""
        return self.browser.run("""
          const label = document.getElementById(arguments[0]).querySelectorAll(".control-title > *")[arguments[1]];
          const { fontSize, lineHeight } = getComputedStyle(label);
          return [parseFloat(fontSize), Math.round(label.offsetHeight / parseFloat(lineHeight)), label.scrollWidth > label.clientWidth];
        """, control, number)

    def test_a_long_label_shrinks_to_12_pixels_on_one_line_and_is_then_cut_with_the_whole_as_title(self):
        self.assertEqual(self.label("shrinks"), [13.5, 1, False])
        self.assertEqual(self.attribute("shrinks", "title"), "")
        self.assertEqual(self.label("cut"), [12, 1, True])
        whole = "A label that is longer than its place at any size"
        self.assertEqual(self.attribute("cut", "title"), whole)
        self.assertEqual(self.node("cut")["name"], whole)

    def test_a_short_label_keeps_its_size_where_the_pressed_label_is_long(self):
        self.assertEqual(self.label("shrinks-pressed")[:2], [16, 1])
        self.assertLess(self.label("shrinks-pressed", 1)[0], 16)

    def test_a_label_fits_again_when_its_place_is_wider(self):
        self.browser.run("document.getElementById('cut').parentElement.style.width = '40rem'")
        self.browser.until(lambda: self.label("cut") == [16, 1, False])
        self.assertEqual(self.attribute("cut", "title"), "")


class PageTest(GalleryTest):
    def test_nothing_violates_the_policy(self):
        self.assertEqual(self.browser.violations(), [])

    def test_every_control_has_a_name_and_the_size_of_a_target(self):
        for node in self.browser.accessible(".control"):
            self.assertEqual(node["role"], "button", node)
            self.assertTrue(node["name"].strip(), node)
        small = self.browser.run("""
          return [...document.querySelectorAll(".control")].map((control) => control.getBoundingClientRect())
            .filter(({ width, height }) => width < 24 || height < 24).length;
        """)
        self.assertEqual(small, 0)

    def test_nothing_is_wider_than_its_place_at_200_percent_text_on_a_phone(self):
        self.browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 375, "height": 800, "deviceScaleFactor": 1, "mobile": False})
        self.browser.run("document.documentElement.style.fontSize = '200%'")
        clipped = self.browser.run("""
          const wide = [...document.querySelectorAll(".control")].filter((control) =>
            control.getBoundingClientRect().right > innerWidth || control.scrollWidth > control.clientWidth + 1);
          return wide.map((control) => control.textContent);
        """)
        self.browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.assertEqual(clipped, [])

    def test_the_contrast_of_every_enabled_text_is_at_least_4_5(self):
        for scheme in ["light", "dark"]:
            self.media(prefers_color_scheme=scheme)
            self.open()
            self.assertEqual(self.browser.run(CONTRAST), [], scheme)


CONTRAST = """
  const parts = (color) => {
    const [red, green, blue, alpha = 1] = color.match(/[\\d.]+/g).map(Number);
    return { rgb: [red, green, blue], alpha };
  };
  const luminance = ({ rgb }) => {
    const [red, green, blue] = rgb.map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = parts(getComputedStyle(at).backgroundColor);
      if (color.alpha === 1) return color;
    }
    throw new Error("no background color");
  };
  const controls = [...document.querySelectorAll(".control:enabled:not(.control-play, [aria-disabled])")];
  if (controls.length < 60) throw new Error("controls are missing");
  return controls.map((control) => {
    const [front, back] = [luminance(parts(getComputedStyle(control).color)), luminance(ground(control))];
    const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
    return ratio < 4.5 ? `${ratio.toFixed(2)} for ${control.outerHTML.slice(0, 120)}` : "";
  }).filter(Boolean);
"""


class WithoutScriptTest(GalleryTest):
    """Every control works by a post, a redirect and the same page."""

    has_script = False

    def attribute(self, control, name):
        return self.browser.driver.find_element(By.ID, control).get_dom_attribute(name)

    def test_a_post_leads_to_the_same_page(self):
        self.browser.find("#mode-stop").click()
        self.browser.until(lambda: self.attribute("run", "data-state") == "stop")
        self.browser.find("#run").click()
        self.browser.until(lambda: self.attribute("run", "data-state") == "play")
        self.assertEqual(self.attribute("run", "aria-label"), "Play")
        follow = self.attribute("follow", "data-state")
        self.browser.find("#follow").click()
        self.browser.until(lambda: self.attribute("follow", "data-state") != follow)

    def test_a_second_post_of_a_page_is_recognized_by_its_token(self):
        token = self.attribute("token", "value")
        texts = []
        for _ in range(2):
            with urllib.request.urlopen(self.address, f"token={token}&send=form".encode()) as page:
                texts.append(re.search('<p class="state"[^>]*>([^<]*)', page.read().decode())[1])
        self.assertTrue(texts[0].startswith("Sent "))
        self.assertEqual(texts[1], "That was sent before; it was not done again.")


if __name__ == "__main__":
    unittest.main()
