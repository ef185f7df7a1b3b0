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
