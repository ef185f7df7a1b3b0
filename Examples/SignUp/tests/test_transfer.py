"""Tests of uploads in a browser: a transfer is paused, resumed and stopped by a play button."""

import json
import os
import re
import time
import unittest

from selenium.webdriver.common.keys import Keys

import accessibility
from page_test import PageTest

SIZE = 1 << 20
LIMIT = 4 << 20
LOST = "The connection is lost. Sending goes on by itself when it is back."


class TransferTests(PageTest):
    def setUp(self):
        super().setUp()
        self.file = os.path.join(self.server.folder.name, "a file.bin")
        self.content = os.urandom(SIZE)
        with open(self.file, "wb") as file:
            file.write(self.content)

    def start(self, bytes_per_second=200_000):
        """Start a slow transfer, and wait until some parts have been sent."""
        browser = self.browse_controls("/upload")
        browser.limit_upload(bytes_per_second)
        browser.find("#field-file").send_keys(self.file)
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        browser.until(lambda: 0 < self.value(browser) < 90)
        return browser

    def value(self, browser):
        return browser.run("return document.getElementById('transfer-progress').value")

    def name(self, browser, button="run"):
        return browser.accessible(f"#transfer-{button}")[0]["name"]

    def said(self, browser, region="polite"):
        return browser.run("return document.getElementById(`control-${arguments[0]}`).textContent", region)

    def parts(self):
        folder = os.path.join(self.server.uploads, "unfinished")
        return [os.path.join(folder, name) for name in os.listdir(folder)]

    def finish(self, browser):
        browser.until(lambda: browser.driver.current_url.endswith("/upload/accepted"))
        [(_, token, _, values, _)] = self.server.rows()
        self.assertEqual(json.loads(values), {"file": "a file.bin", "size": SIZE})
        with open(os.path.join(self.server.uploads, token), "rb") as file:
            self.assertEqual(file.read(), self.content)
        self.assertEqual(self.parts(), [])
        self.assertEqual(browser.violations(), [])

    def test_a_page_that_the_browser_kept_is_loaded_again_for_a_new_token(self):
        browser = self.browse_controls("/upload")
        token = "return document.querySelector('[name=csrf-token]').value"
        first = browser.run(token)
        browser.run("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
        browser.until(lambda: browser.run(token) != first)
        self.assertEqual(browser.violations(), [])

    def test_a_transfer_is_paused_and_resumed_by_the_keyboard(self):
        browser = self.start()
        self.assertEqual((self.name(browser), self.name(browser, "stop")), ("Pause", "Stop"))
        self.assertEqual(browser.accessible("[type=submit]")[0]["name"], "Sending…")
        self.assertEqual(browser.run("return document.activeElement.type"), "submit")
        browser.press(Keys.TAB, Keys.SPACE)
        self.assertEqual((browser.focused, self.name(browser)), ("transfer-run", "Resume"))
        self.assertRegex(self.said(browser), r"^Paused: [\d.]+ of 1 MB$")
        self.assertEqual(browser.find("#transfer-text").text, self.said(browser))
        browser.await_transitions()
        # Nothing on the page says that it is being sent.
        self.assertEqual(browser.accessible("[type=submit]")[0]["name"], "Send the file")
        self.assertNotIn("Sending", browser.find("main").text)
        # Nothing is sent while the transfer is paused.
        value = self.value(browser)
        browser.limit_upload(None)
        time.sleep(0.5)
        [part] = self.parts()
        self.assertLess(os.path.getsize(part), SIZE)
        self.assertEqual((self.value(browser), self.server.rows()), (value, []))
        self.assertEqual(accessibility.findings(browser), [])
        browser.press(Keys.ENTER)
        self.finish(browser)

    def test_a_transfer_is_stopped_and_started_again(self):
        browser = self.start()
        browser.find("#transfer-stop").click()
        browser.until(lambda: self.said(browser) == "Stopped.")
        self.assertEqual(self.parts(), [])
        self.assertEqual(browser.run("return document.activeElement.type"), "submit")
        self.assertEqual(browser.accessible("[type=submit]")[0]["name"], "Send the file")
        self.assertFalse(browser.find("#transfer").is_displayed())
        browser.limit_upload(None)
        browser.press(Keys.ENTER)
        self.finish(browser)

    def test_a_paused_transfer_is_stopped(self):
        browser = self.start()
        browser.find("#transfer-run").click()
        browser.find("#transfer-stop").click()
        browser.until(lambda: self.said(browser) == "Stopped.")
        self.assertEqual(self.parts(), [])

    def test_a_transfer_waits_for_the_server_and_goes_on(self):
        browser = self.start()
        browser.limit_upload(0)
        browser.until(lambda: browser.find("#transfer-run").get_attribute("data-state") == "buffering")
        self.assertEqual((self.name(browser), self.said(browser)), ("Pause", LOST))
        self.assertEqual(browser.find("#transfer-text").text, LOST)
        self.assertEqual(browser.find("#transfer-run").get_attribute("aria-busy"), "true")
        # It goes on by itself, however long the connection is lost.
        time.sleep(4)
        self.assertEqual(browser.find("#transfer-run").get_attribute("data-state"), "buffering")
        browser.limit_upload(200_000)
        browser.until(lambda: re.fullmatch(r"[\d.]+ of 1 MB(, a few seconds left)?", browser.find("#transfer-text").text))
        browser.limit_upload(None)
        self.finish(browser)

    def test_the_send_button_resumes_a_paused_transfer(self):
        browser = self.start()
        browser.find("#transfer-run").click()
        browser.limit_upload(None)
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        self.finish(browser)

    def test_another_file_that_is_sent_replaces_a_paused_one(self):
        browser = self.start()
        browser.find("#transfer-run").click()
        self.content = self.content[::-1]
        with open(self.file, "wb") as file:
            file.write(self.content)
        browser.find("#field-file").send_keys(self.file)
        browser.limit_upload(None)
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        self.finish(browser)

    def test_the_time_that_is_left_is_said_in_words_and_not_too_often(self):
        browser = self.start(bytes_per_second=30_000)
        browser.run("""
          window.told = [];
          new MutationObserver(() => told.push(document.getElementById("control-polite").textContent))
            .observe(document.getElementById("control-polite"), { childList: true });
        """)
        browser.until(lambda: "left" in browser.find("#transfer-text").text)
        self.assertRegex(browser.find("#transfer-text").text, r"^0[\d.]* of 1 MB, less than a minute left$")
        self.assertEqual(accessibility.findings(browser), [])
        browser.keep_screenshot("upload-time-left.png")
        # The bar and the buttons are a line, and the words are below it.
        boxes = [browser.find(f"#transfer-{name}").rect for name in ["progress", "run", "stop", "text"]]
        self.assertEqual([box["x"] for box in boxes], sorted([box["x"] for box in boxes[:3]]) + [boxes[0]["x"]])
        self.assertLess(boxes[0]["y"] - boxes[1]["y"], boxes[1]["height"])
        self.assertGreaterEqual(boxes[3]["y"], boxes[1]["y"] + boxes[1]["height"])
        browser.until(lambda: self.value(browser) > 25)
        self.assertRegex("".join(browser.run("return told")), r"^0\.\d of 1 MB, less than a minute left$")
        self.assertEqual(browser.find("#control-polite span").get_attribute("lang"), "en")

    def test_the_words_of_the_progress(self):
        browser = self.browse_controls("/upload")
        words = browser.driver.execute_async_script("""
          const done = arguments[0];
          import("/transfer-words.js").then(({ progress, timeLeft }) => done([
            [[12.4, 50], [0, 4], [1, 1]].map(([sent, size]) => progress(sent * 2 ** 20, size * 2 ** 20)),
            [[512, 40_960], [0, 2 ** 20 - 1024]].map((pair) => progress(...pair)),
            [0, 30, 60, 89, 90, 600, 3_600, 9_000].map(timeLeft),
          ]));
        """)
        self.assertEqual(words, [
            ["12.4 of 50 MB", "0 of 4 MB", "1 of 1 MB"], ["0.5 of 40 kB", "0 of 1,023 kB"],
            ["a few seconds left", "less than a minute left", "about a minute left", "about a minute left", "about 2 minutes left",
             "about 10 minutes left", "about an hour left", "about 3 hours left"]])

    def test_a_transfer_can_be_paused_while_it_waits(self):
        browser = self.start()
        browser.limit_upload(0)
        browser.until(lambda: browser.find("#transfer-run").get_attribute("data-state") == "buffering")
        browser.find("#transfer-run").click()
        self.assertEqual(self.name(browser), "Resume")
        browser.limit_upload(None)
        browser.find("#transfer-run").click()
        self.finish(browser)

    def test_the_summary_of_a_refused_page_goes_when_a_file_is_chosen(self):
        browser = self.browse_controls("/upload")
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        browser.until(lambda: browser.find_all(".form-summary"))
        browser.find("#field-file").send_keys(self.file)
        browser.until(lambda: not browser.find_all(".form-summary"))
        self.assertFalse(browser.find_all("#error-file"))
        self.assertFalse(browser.driver.title.startswith("Error"))

    def test_a_file_that_is_too_large_is_told_at_its_field_before_it_is_sent(self):
        large = os.path.join(self.server.folder.name, "large.bin")
        with open(large, "wb") as file:
            file.truncate(LIMIT + 1)
        for language, text in [("en", "Error: Choose a file of at most 4 MB"), ("de", "Fehler: Wählen Sie eine Datei mit höchstens 4 MB")]:
            browser = self.browse_controls("/upload")
            browser.prefer(language)
            browser.open(self.server.address + "upload")
            browser.record_requests()
            browser.find("#field-file").send_keys(large)
            browser.until(lambda: browser.find_all("#error-file"))
            self.assertEqual((browser.find("#error-file").text, self.said(browser)), (text, text))
            self.assertEqual(accessibility.findings(browser), [])
            browser.find("[type=submit]").send_keys(Keys.ENTER)
            self.assertEqual(browser.focused, "field-file")
            self.assertEqual(len(browser.find_all("#error-file")), 1)
            self.assertEqual(browser.requests, [])
            browser.keep_screenshot(f"upload-too-large-{language}.png")
        # The text disappears when another file is chosen.
        browser.find("#field-file").send_keys(self.file)
        browser.until(lambda: not browser.find_all("#error-file"))
        self.assertEqual(accessibility.findings(browser), [])
        browser.until(lambda: browser.run("return import('/controls.js').then(({ controls }) => controls.size === 3)"))
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        self.finish(browser)

    def test_a_refused_transfer_reports_the_reason_at_once(self):
        browser = self.browse_controls("/upload")
        browser.run("""
          const files = new DataTransfer();
          files.items.add(new File(["abc"], "a\u0007b"));
          document.getElementById("field-file").files = files.files;
        """)
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        browser.until(lambda: self.said(browser, "assertive"))
        reason = self.said(browser, "assertive")
        self.assertTrue(reason.startswith("File: must "), reason)
        self.assert_failure(browser, reason)
        self.assertEqual(browser.accessible("[type=submit]")[0]["name"], "Send the file")
        # The text disappears when the next file is sent.
        browser.find("#field-file").send_keys(self.file)
        browser.limit_upload(200_000)
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        browser.until(lambda: self.value(browser))
        self.assertFalse(browser.find("#transfer-error").is_displayed())
        browser.limit_upload(None)
        self.finish(browser)

    def assert_failure(self, browser, text):
        """Wait until a failure is reported; it is announced and visible."""
        browser.until(lambda: self.said(browser, "assertive"))
        self.assertEqual(self.said(browser, "assertive"), text)
        self.assertEqual(browser.find("#transfer-error").text, text)
        browser.await_transitions()
        self.assertEqual(accessibility.findings(browser), [])

    def test_a_server_with_too_many_uploads_is_reported_and_the_transfer_resumed(self):
        fillers = [os.path.join(self.server.uploads, "unfinished", f"{number}-1") for number in range(16)]
        for path in fillers:
            open(path, "wb").close()
        browser = self.browse_controls("/upload")
        browser.find("#field-file").send_keys(self.file)
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        self.assert_failure(browser, "Too many uploads are not complete. Try again later.")
        self.assertEqual(self.name(browser), "Resume")
        for path in fillers:
            os.remove(path)
        browser.find("#transfer-run").click()
        self.finish(browser)

    def test_a_transfer_of_which_the_server_has_all_bytes_is_completed(self):
        browser = self.start()
        browser.find("#transfer-run").click()
        browser.limit_upload(None)
        time.sleep(0.5)
        [part] = self.parts()
        with open(part, "wb") as file:
            file.write(self.content)
        browser.find("#transfer-run").click()
        self.finish(browser)

    def test_a_second_file_of_a_stopped_page_has_only_its_own_bytes(self):
        browser = self.start()
        # The server does not learn that the first transfer was stopped.
        browser.limit_upload(0)
        browser.find("#transfer-stop").click()
        browser.until(lambda: self.said(browser) == "Stopped.")
        [part] = self.parts()
        self.content = self.content[::-1]
        with open(self.file, "wb") as file:
            file.write(self.content)
        browser.find("#field-file").send_keys(self.file)
        browser.limit_upload(None)
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        browser.until(lambda: browser.driver.current_url.endswith("/upload/accepted"))
        self.assertEqual(self.parts(), [part])
        os.remove(part)
        self.finish(browser)

    def test_without_a_script_the_form_sends_the_file(self):
        browser = self.browse("/upload", has_script=False)
        self.assertEqual(len(browser.find_all("button")), 1)
        browser.find("#field-file").send_keys(self.file)
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        self.finish(browser)

    def test_a_missing_file_is_reported_as_in_any_form(self):
        browser = self.browse_controls("/upload")
        browser.find("[type=submit]").send_keys(Keys.ENTER)
        browser.until(lambda: browser.find_all("#error-file"))
        self.assertEqual(accessibility.findings(browser), [])


if __name__ == "__main__":
    unittest.main()
