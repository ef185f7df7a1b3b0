"""What a press and the loading of a button do in a browser, by pointer, by keyboard and for assistive technology."""

from gallery import GalleryTest
from selenium.webdriver.common.keys import Keys


class PressTest(GalleryTest):
    """A button outside of a form: nothing but its presses."""

    def test_a_press_and_release_is_one_tap(self):
        self.actions().click(self.browser.find("#long")).perform()
        self.assertEqual(self.effects("long"), ["stateChanged:selected", "stateChanged:normal", "tapped"])

    def test_a_press_released_elsewhere_is_none(self):
        actions = self.actions().click_and_hold(self.browser.find("#long"))
        actions.move_to_element(self.browser.find("h1")).release().perform()
        self.assertEqual(self.effects("long", "tapped"), [])
        self.assertEqual(self.attribute("long", "data-state"), "normal")

    def test_a_press_that_leaves_and_comes_back_is_one_tap(self):
        long = self.browser.find("#long")
        actions = self.actions().click_and_hold(long).move_to_element(self.browser.find("#bleed"))
        actions.move_to_element(long).release().perform()
        self.assertEqual(self.effects("long", "tapped"), ["tapped"])

    def test_enter_and_space_are_taps_and_the_focus_stays(self):
        self.browser.run("document.getElementById('long').focus()")
        self.browser.press(Keys.ENTER)
        self.browser.press(Keys.SPACE)
        self.assertEqual(self.effects("long", "tapped"), ["tapped", "tapped"])
        self.assertEqual(self.browser.focused, "long")

    def test_a_held_enter_is_one_tap(self):
        self.browser.run("document.getElementById('long').focus()")
        for repeat in [False, True, True]:
            self.browser.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {
                "type": "keyDown", "key": "Enter", "text": "\r", "windowsVirtualKeyCode": 13, "autoRepeat": repeat})
        self.browser.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {
            "type": "keyUp", "key": "Enter", "windowsVirtualKeyCode": 13})
        self.assertEqual(self.effects("long", "tapped"), ["tapped"])

    def test_a_click_of_assistive_technology_is_a_tap(self):
        self.browser.run("document.getElementById('long').click()")
        self.assertEqual(self.effects("long"), ["tapped"])

    def test_a_held_key_shows_and_ends_with_the_focus(self):
        self.browser.run("document.getElementById('long').focus()")
        self.actions().key_down(Keys.SPACE).perform()
        self.assertEqual(self.attribute("long", "data-state"), "selected")
        self.browser.run("document.activeElement.blur()")
        self.assertEqual(self.attribute("long", "data-state"), "normal")
        self.actions().key_up(Keys.SPACE).perform()
        self.assertEqual(self.effects("long", "tapped"), [])


    def test_enter_is_a_tap_of_one_button_if_the_tap_moves_the_focus(self):
        for key in [Keys.ENTER, Keys.SPACE]:
            self.open()
            self.browser.run("""
              const [long, details] = ["long", "details"].map((id) => document.getElementById(id));
              long.addEventListener("control", ({ detail }) => {
                if (detail.effects.includes("tapped")) details.focus();
              });
              long.focus();
            """)
            self.browser.press(key)
            self.assertEqual(self.effects("long", "tapped"), ["tapped"])
            self.assertEqual(self.effects("details"), [], key)
            self.assertEqual(self.browser.focused, "details")

    def test_a_touch_is_one_tap_and_one_that_scrolls_is_none(self):
        def touch(kind, *points):
            self.browser.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
                {"x": x, "y": y} for x, y in points]})

        for control, tap in [("long", "tapped"), ("details", "tapped"), ("run", "requested 1"), ("full", "tapped")]:
            x, y = self.browser.run("""
              const control = document.getElementById(arguments[0]);
              control.scrollIntoView({ block: "center" });
              const { left, top, width, height } = control.getBoundingClientRect();
              return [left + width / 2, top + height / 2];
            """, control)
            touch("touchStart", (x, y))
            touch("touchEnd")
            self.browser.until(lambda: self.effects(control, tap.split()[0]) == [tap])
            self.assertNotIn(self.attribute(control, "data-press"), ["pressed", "highlighted"])
        self.browser.run("window.seen = []; document.getElementById('long').scrollIntoView({ block: 'center' })")
        rect = self.browser.run("return document.getElementById('long').getBoundingClientRect().toJSON()")
        x, y = rect["left"] + 5, rect["top"] + 5
        touch("touchStart", (x, y))
        for step in range(1, 9):
            touch("touchMove", (x, y - 40 * step))
        touch("touchEnd")
        self.assertEqual(self.effects("long", "tapped"), [])
        self.assertEqual(self.attribute("long", "data-state"), "normal")

    def test_keys_and_assistive_technology_activate_every_control_as_a_pointer_does(self):
        for control in ["long", "run", "details", "renamed", "plain", "full"]:
            found = []
            for activate in [
                    lambda: self.actions().click(self.browser.find(f"#{control}")).perform(),
                    lambda: self.browser.press(Keys.ENTER), lambda: self.browser.press(Keys.SPACE),
                    lambda: self.browser.run("document.getElementById(arguments[0]).click()", control)]:
                self.open()
                self.browser.run("""
                  window.fetch = () => new Promise(() => {});
                  document.getElementById(arguments[0]).focus();
                """, control)
                activate()
                taps = [effect for effect in self.effects(control) if effect.startswith(("tapped", "requested"))]
                found.append((len(taps), self.attribute(control, "data-state"), self.attribute(control, "aria-pressed"),
                              self.node(control)["name"], self.browser.focused))
            self.assertEqual(found[0][0], 1, control)
            self.assertEqual(len(set(found)), 1, (control, found))


class FindableTest(GalleryTest):
    """Disabled buttons that keep the focus, so that people can still find them."""

    CONTROLS = ["found-button", "found-play", "found-fiori", "found-brand"]

    def test_tab_reaches_them_and_nothing_activates_them(self):
        self.browser.run("""
          window.sent = 0;
          addEventListener("submit", (event) => { event.preventDefault(); window.sent += 1; });
          document.getElementById("dropdown-invalid").focus();
        """)
        for control in self.CONTROLS:
            self.browser.press(Keys.TAB)
            self.assertEqual(self.browser.focused, control)
            self.assertEqual(self.attribute(control, "aria-disabled"), "true")
            self.assertIsNone(self.attribute(control, "disabled"))
            before = self.browser.run("""
              const { scale, backgroundColor } = getComputedStyle(document.activeElement);
              return [scale, backgroundColor];
            """)
            for key in [Keys.ENTER, Keys.SPACE]:
                self.browser.press(key)
            self.actions().click_and_hold(self.browser.find(f"#{control}")).perform()
            held = self.browser.run("""
              document.getAnimations().forEach((move) => move.effect.getTiming().iterations === 1 && move.finish());
              const { scale, backgroundColor } = getComputedStyle(document.activeElement);
              return [scale, backgroundColor];
            """)
            self.actions().release().perform()
            self.assertEqual(held, before, control)
            self.assertEqual(self.effects(control, "tapped") + self.effects(control, "requested"), [])
        self.assertEqual(self.browser.run("return window.sent"), 0)

    def test_they_have_a_name_and_are_disabled_for_assistive_technology(self):
        self.assertEqual([self.node(control)["name"] for control in self.CONTROLS], ["Send", "Play", "Follow", "Default"])


class LoadingTest(GalleryTest):
    def test_a_loading_button_keeps_focus_name_and_width_and_sends_nothing(self):
        send = self.browser.find("#send")
        width = send.rect["width"]
        # The answer is held back until everything is tried.
        self.browser.run("""
          const send = window.fetch;
          window.sent = 0;
          window.fetch = (...request) => {
            window.sent += 1;
            return new Promise((resolve) => { window.answer = () => resolve(send(...request)); });
          };
        """)
        self.browser.run("document.getElementById('send').focus()")
        self.browser.press(Keys.ENTER)
        self.assertEqual(self.attribute("send", "data-state"), "loading")
        self.assertEqual(self.attribute("send", "aria-disabled"), "true")
        self.assertIsNone(self.attribute("send", "disabled"))
        self.assertEqual(self.node("send")["name"], "Sending")
        self.assertEqual(self.browser.focused, "send")
        self.assertEqual(send.rect["width"], width)
        send.click()
        self.browser.press(Keys.ENTER)
        self.browser.press(Keys.SPACE)
        self.assertEqual(self.browser.run("return window.sent"), 1)
        self.browser.run("window.answer()")
        self.browser.until(lambda: self.attribute("send", "data-state") == "normal")
        self.assertEqual(self.effects("send", "tapped"), ["tapped"])
        self.assertEqual(self.browser.focused, "send")
        self.assertEqual(self.node("send")["name"], "Send")

    def test_start_and_end_are_announced_in_the_region_that_exists_before(self):
        self.assertEqual(self.browser.accessible("#control-polite")[0]["role"], "status")
        self.assertEqual(self.browser.accessible("#control-assertive")[0]["role"], "alert")
        self.browser.find("#send").click()
        self.browser.until(lambda: self.text("control-polite") == "Sending")
        self.browser.until(lambda: self.text("control-polite") == "Send")

    def test_a_next_page_whose_load_is_stopped_ends_loading(self):
        # Without data-live, the form is sent by the browser, and the server takes 0.6 s to respond.
        states = self.browser.driver.execute_async_script("""
          const [done] = arguments;
          const send = document.getElementById("send");
          delete send.form.dataset.live;
          send.click();
          const { state } = send.dataset;
          setTimeout(() => window.stop(), 200);
          setTimeout(() => done([state, send.dataset.state]), 400);
        """)
        self.assertEqual(states, ["loading", "normal"])

    def test_only_a_post_that_the_script_sent_is_loading_after_a_stopped_load_or_a_return_to_the_page(self):
        self.browser.run("window.fetch = () => new Promise(() => {})")
        self.browser.find("#send").click()
        for event in ["navigation.dispatchEvent(new Event('navigateerror'))",
                      "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"]:
            self.browser.run(event)
            self.assertEqual(self.attribute("send", "data-state"), "loading")

    def test_the_contents_fade_in_both_directions(self):
        """The opacity and visibility of title and loading title, in the middle and at the end of a change."""
        looks = """
          const button = document.getElementById("send");
          const parts = [".control-title", ".control-loading"].map((part) => button.querySelector(part));
          for (const move of parts.flatMap((part) => part.getAnimations())) {
            move.pause();
            move.currentTime = arguments[0];
          }
          return parts.map((part) => {
            const { opacity, visibility } = getComputedStyle(part);
            return [0 < opacity && opacity < 1 ? "between" : opacity, visibility];
          });
        """
        finish = """
          document.getElementById("send").getAnimations({ subtree: true })
            .forEach((move) => move instanceof CSSTransition && move.finish());
        """
        self.browser.run("window.fetch = () => new Promise((resolve) => { window.resolve = resolve; })")
        middle = [["between", "visible"], ["between", "visible"]]
        self.browser.find("#send").click()
        self.assertEqual(self.browser.run(looks, 150), middle)
        self.assertEqual(self.node("send")["name"], "Sending")
        self.browser.run(finish)
        self.assertEqual(self.browser.run(looks, 0), [["0", "hidden"], ["1", "visible"]])
        self.browser.run("window.resolve(new Response('<p></p>'))")
        self.browser.until(lambda: self.attribute("send", "data-state") == "normal")
        self.assertEqual(self.browser.run(looks, 150), middle)
        self.assertEqual(self.node("send")["name"], "Send")
        self.browser.run(finish)
        self.assertEqual(self.browser.run(looks, 0), [["1", "visible"], ["0", "hidden"]])

    def test_a_failure_is_an_alert(self):
        self.browser.run("window.fetch = () => Promise.reject(new Error('no network'))")
        self.browser.find("#send").click()
        self.browser.until(lambda: self.text("control-assertive") == "It was not sent. Try again.")
        self.assertEqual(self.attribute("send", "data-state"), "normal")

    def test_widths_are_equal_with_the_longer_title_on_either_side(self):
        widths = self.browser.run("""
          return [["Send", "Sending a very long message"], ["Send a very long message", "Sending"]].map(([title, loading]) => {
            const button = document.getElementById("send").cloneNode(true);
            button.removeAttribute("id");
            button.querySelector(".control-title").textContent = title;
            button.querySelector(".control-loading > span + span").textContent = loading;
            document.querySelector("main").append(button);
            return ["normal", "loading"].map((state) => {
              button.dataset.state = state;
              return button.getBoundingClientRect().width;
            });
          });
        """)
        for normal, loading in widths:
            self.assertEqual(normal, loading)
            self.assertGreater(normal, 156)
