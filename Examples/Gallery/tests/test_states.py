"""What the program does to a control in a browser: events that come while it is held, loading or in the middle of a step."""

import time

from gallery import GalleryTest
from selenium.webdriver.common.keys import Keys

# The steps of each change from rest.
STEPS = {
    ("play", "pause"): "toBar rotate split", ("play", "stop"): "toBar rotate expand", ("play", "buffering"): "toBar",
    ("pause", "play"): "merge rotateBack toTriangle", ("pause", "stop"): "merge expand", ("pause", "buffering"): "merge rotateBack",
    ("stop", "play"): "shrink rotateBack toTriangle", ("stop", "pause"): "shrink split", ("stop", "buffering"): "shrink rotateBack",
    ("buffering", "play"): "loopToBar toTriangle", ("buffering", "pause"): "loopToBar rotate split",
    ("buffering", "stop"): "loopToBar rotate expand",
}


class ProgramTest(GalleryTest):
    """Tests in which the response of the server is an event of the test."""

    def setUp(self):
        super().setUp()
        self.browser.run("""
          window.sent = 0;
          window.fetch = () => {
            window.sent += 1;
            if (window.answer) return Promise.resolve(new Response(window.answer));
            return new Promise((resolve, reject) => window.posts.push({ resolve, reject }));
          };
          window.posts = [];
        """)

    def apply(self, control, events):
        """Apply events of the program to a control, in the response to the post of another."""
        self.browser.run("""
          const [control, events] = arguments;
          window.answer = `<button id="${control}" data-set="${events}">`;
          document.getElementById("mode-play").click();
        """, control, events)
        self.browser.until(lambda: self.attribute("mode-play", "data-state") == "normal")
        self.browser.run("window.answer = undefined")

    def answer(self, number, html):
        """Answer the post of that number, from 0."""
        self.browser.run("window.posts[arguments[0]].resolve(new Response(arguments[1]))", number, html)

    def name(self, control, selector):
        """Give the first control of a selector an id."""
        self.browser.run("document.querySelector(arguments[1]).id = arguments[0]", control, selector)


class ButtonTest(ProgramTest):
    def hold(self, control):
        self.actions().click_and_hold(self.browser.find(f"#{control}")).perform()

    def test_a_button_that_is_disabled_while_it_is_held_is_not_tapped(self):
        self.hold("long")
        self.assertEqual(self.attribute("long", "data-state"), "selected")
        self.apply("long", "enabled:false")
        self.assertEqual(self.attribute("long", "data-state"), "disabled")
        self.actions().release().perform()
        self.assertEqual(self.effects("long", "tapped"), [])

    def test_a_button_that_is_loading_while_it_is_held_is_not_tapped(self):
        self.hold("long")
        self.apply("long", "loading:true")
        self.assertEqual(self.attribute("long", "data-state"), "loading")
        self.actions().release().perform()
        self.assertEqual(self.effects("long", "tapped"), [])

    def test_a_loading_and_disabled_button_looks_loading_then_disabled(self):
        self.apply("long", "loading:true enabled:false")
        self.assertEqual(self.attribute("long", "data-state"), "loading")
        self.apply("long", "loading:false")
        self.assertEqual(self.attribute("long", "data-state"), "disabled")
        self.assertIsNotNone(self.attribute("long", "disabled"))

    def test_on_off_and_on_quickly_leave_the_last_and_ignore_the_stale_end(self):
        self.apply("long", "loading:true loading:false loading:true")
        time.sleep(0.8)
        self.assertEqual(self.attribute("long", "data-state"), "loading")
        ended = self.browser.run("return window.seen.filter(([id, event]) => id === 'long' && event === 'stepEnded')")
        started = self.effects("long", "stepStarted")
        self.assertEqual((len(started), len(ended)), (3, 3))
        self.assertEqual(self.effects("long", "stepCancelled"), ["stepCancelled", "stepCancelled"])

    def test_enter_in_a_field_sends_nothing_while_the_button_is_loading(self):
        self.browser.run("""
          const field = document.createElement("input");
          field.id = "field";
          field.setAttribute("aria-label", "A field");
          document.getElementById("send").before(field);
          field.focus();
        """)
        self.browser.press(Keys.ENTER)
        self.assertEqual(self.attribute("send", "data-state"), "loading")
        self.assertEqual(self.browser.run("return window.sent"), 1)
        self.browser.press(Keys.ENTER)
        self.assertEqual(self.browser.run("return window.sent"), 1)
        self.assertEqual(self.browser.focused, "field")

    def test_the_answer_to_another_post_does_not_end_loading(self):
        self.browser.find("#send").click()
        self.apply("send", "loading:false enabled:true selected:false")
        self.assertEqual(self.attribute("send", "data-state"), "loading")
        self.answer(0, '<button id="send" data-set="loading:false enabled:true selected:false">')
        self.browser.until(lambda: self.attribute("send", "data-state") == "normal")


class PostTest(ProgramTest):
    """Posts that fail, are late, or have a control that hides a property of its form."""

    FOLLOW = '<button id="follow" data-set="persistent:true selected:{} enabled:true">'

    def setUp(self):
        super().setUp()
        if self.attribute("follow", "data-state") == "selected":
            self.apply("follow", "selected:false")
        self.browser.run("window.posts = []")

    def lose(self, number):
        self.browser.run("window.posts[arguments[0]].reject(new Error('lost'))", number)
        time.sleep(0.1)

    def respond(self, number, is_selected):
        self.answer(number, self.FOLLOW.format(str(is_selected).lower()))
        time.sleep(0.1)

    def following(self):
        return self.attribute("follow", "data-state"), self.text("follow")

    def test_a_form_with_a_control_of_the_name_action_is_sent_to_its_action(self):
        self.browser.run("""
          const field = Object.assign(document.createElement("input"), { type: "hidden", name: "action", value: "x" });
          document.getElementById("token").after(field);
          window.fetch = async (address) => {
            window.address = new URL(address, location).href;
            return new Response("<p></p>");
          };
        """)
        self.browser.find("#send").click()
        self.browser.until(lambda: self.attribute("send", "data-state") == "normal")
        self.assertEqual(self.browser.run("return window.address"), self.address)
        self.assertEqual(self.text("control-assertive"), "")

    def test_a_toggle_whose_post_fails_is_set_back_with_an_alert(self):
        self.browser.find("#follow").click()
        self.assertEqual(self.following(), ("selected", "Unfollow"))
        self.lose(0)
        self.assertEqual(self.following(), ("normal", "Follow"))
        self.assertEqual(self.text("control-assertive"), "It was not sent. Try again.")

    def test_a_brand_button_whose_post_fails_alerts(self):
        self.browser.find("#brand").click()
        self.lose(0)
        self.assertEqual(self.text("control-assertive"), "It was not sent. Try again.")
        self.assertEqual(self.attribute("brand", "data-state"), "normal")

    def test_a_late_answer_to_the_first_of_two_taps_is_ignored(self):
        for _ in range(2):
            self.browser.find("#follow").click()
        self.respond(1, False)
        self.assertEqual(self.following(), ("normal", "Follow"))
        self.respond(0, True)
        self.assertEqual(self.following(), ("normal", "Follow"))

    def test_after_two_taps_the_state_is_that_of_the_last_tap_that_did_not_fail(self):
        # For each order of the ends of two posts: the tap, whether it fails, and the state at the end.
        cases = [([(0, True), (1, True)], "normal"), ([(1, True), (0, True)], "normal"),
                 ([(0, False), (1, True)], "selected"), ([(1, True), (0, False)], "selected"),
                 ([(0, True), (1, False)], "normal"), ([(1, False), (0, True)], "normal")]
        for ends, state in cases:
            self.setUp()
            for _ in range(2):
                self.browser.find("#follow").click()
            for tap, fails in ends:
                if fails:
                    self.lose(tap)
                else:
                    self.respond(tap, tap == 0)
            self.assertEqual(self.following()[0], state, ends)

    def test_what_is_rebuilt_is_busy_until_the_last_response(self):
        def busy():
            return [self.attribute(part, "aria-busy") for part in ["state", "token"]]

        self.assertEqual(busy(), [None, None])
        self.browser.find("#send").click()
        self.browser.find("#follow").click()
        self.assertEqual(busy(), ["true", "true"])
        self.answer(0, '<p id="state" data-renew>Sent.</p>')
        self.browser.until(lambda: self.text("state") == "Sent.")
        self.assertEqual(busy(), ["true", "true"])
        self.lose(1)
        self.assertEqual(busy(), [None, None])


class PlayTest(ProgramTest):
    def at_rest(self, mode):
        return lambda: self.effects("run", "rested")[-1:] == [f"rested:{mode}"]

    def jump(self, mode):
        self.apply("run", f"jump:{mode}")
        self.browser.run("window.seen = []")

    def test_each_of_the_twelve_changes_goes_step_by_step(self):
        for (before, after), steps in STEPS.items():
            self.jump(before)
            self.apply("run", f"mode:{after}")
            self.browser.until(self.at_rest(after))
            seen = [effect.split(":")[1].split()[0] for effect in self.effects("run", "stepStarted")]
            self.assertEqual(seen, steps.split(), (before, after))
            self.assertEqual(self.attribute("run", "data-state"), after)

    def test_the_end_of_a_step_that_was_replaced_is_ignored(self):
        self.jump("play")
        self.apply("run", "mode:stop mode:play")
        self.browser.until(self.at_rest("play"))
        self.assertEqual([effect.split()[0] for effect in self.effects("run", "step")],
                         ["stepStarted:toBar", "stepCancelled", "stepStarted:toTriangle"])
        ends = self.browser.run("return window.seen.filter(([id, event]) => id === 'run' && event === 'stepEnded')")
        self.assertEqual(ends, [["run", "stepEnded"], ["run", "stepEnded", "rested:play"]])

    def test_hidden_in_the_middle_of_a_step_it_is_at_the_target(self):
        self.jump("play")
        self.apply("run", "mode:stop")
        self.browser.run("""
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
        """)
        self.assertEqual(self.effects("run", "rested"), ["rested:stop"])
        self.assertEqual(self.attribute("run", "data-pose"), "stop")

    def test_a_disabled_play_button_asks_for_nothing(self):
        self.name("still", ".control-play:disabled")
        self.actions().click(self.browser.find("#still")).perform()
        self.browser.run("document.getElementById('still').click()")
        self.assertEqual(self.effects("still"), [])

    def test_the_answer_to_attempt_1_after_attempt_2_is_ignored(self):
        self.jump("play")
        for _ in range(2):
            self.browser.find("#run").click()
        self.assertEqual(self.effects("run", "requested"), ["requested 1", "requested 2"])
        self.answer(1, '<button id="run" data-set="mode:pause enabled:true">')
        self.browser.until(self.at_rest("pause"))
        self.answer(0, '<button id="run" data-set="mode:stop enabled:true">')
        time.sleep(0.3)
        self.assertEqual(self.attribute("run", "data-state"), "pause")

    def test_a_run_that_fails_while_pausing_shows_play_with_one_alert(self):
        self.jump("pause")
        self.browser.find("#run").click()
        self.assertEqual(self.effects("run", "requested"), ["requested 1"])
        self.browser.run("window.posts[0].reject(new Error('lost'))")
        self.browser.until(lambda: self.attribute("run", "data-state") == "play")
        self.assertEqual(self.effects("run", "announce:assertive"), ["announce:assertive"])
        self.assertEqual(self.node("run")["name"], "Play")


class ToggleTest(ProgramTest):
    def test_a_button_that_is_not_persistent_is_highlighted_while_it_is_held(self):
        # The last one of each row is not persistent.
        self.name("plain", ".control-fui[data-style=none]:last-child")
        self.actions().click_and_hold(self.browser.find("#plain")).perform()
        self.assertEqual(self.attribute("plain", "data-state"), "highlighted")
        self.actions().release().perform()
        self.assertEqual(self.attribute("plain", "data-state"), "normal")

    def test_a_persistent_button_skips_highlighted(self):
        self.actions().click_and_hold(self.browser.find("#details")).perform()
        self.assertEqual(self.attribute("details", "data-state"), "normal")
        self.actions().release().perform()
        self.assertEqual(self.attribute("details", "data-state"), "selected")

    def test_disabled_while_selected_it_keeps_the_flag(self):
        self.browser.find("#details").click()
        self.apply("details", "enabled:false")
        self.assertEqual(self.attribute("details", "data-state"), "selected-disabled")
        self.assertEqual(self.attribute("details", "aria-pressed"), "true")
        self.apply("details", "enabled:true")
        self.assertEqual(self.attribute("details", "data-state"), "selected")

    def test_set_by_the_program_it_calls_no_handler(self):
        self.apply("details", "selected:true")
        self.assertEqual(self.attribute("details", "aria-pressed"), "true")
        self.assertEqual(self.effects("details", "tapped"), [])

    def test_a_tap_toggles_before_it_calls_the_handlers(self):
        self.browser.find("#details").click()
        effects = self.effects("details")
        self.assertEqual(effects[-1], "tapped")
        self.assertTrue(any(effect.startswith("state") for effect in effects[:-1]), effects)
