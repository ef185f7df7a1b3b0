"""Headless Chromium, controlled by the keyboard, with access to its accessibility tree."""

import base64
import os

from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

MODES = {
    "light": {"prefers-color-scheme": "light", "forced-colors": "none"},
    "dark": {"prefers-color-scheme": "dark", "forced-colors": "none"},
    "forced": {"forced-colors": "active", "prefers-color-scheme": "dark"},
}


class Browser:
    def __init__(self, has_script=True, scale=1):
        """Start it, with that number of pixels of the screen for each of CSS."""
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--window-size=900,1000", "--disable-gpu", "--disable-dev-shm-usage",
                         f"--force-device-scale-factor={scale}",
                         # Without these, the headless browser reports a device without hover.
                         "--blink-settings=primaryHoverType=2,availableHoverTypes=2"]:
            options.add_argument(argument)
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = webdriver.ChromeService("/usr/bin/chromedriver")
        self.driver = webdriver.Chrome(options=options, service=service)
        if not has_script:
            self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})

    def quit(self):
        self.driver.quit()

    def open(self, address):
        self.driver.get(address)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def press(self, *keys):
        """Press keys in the control that has the focus."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def replace(self, text):
        """Replace the value of the control that has the focus by typing."""
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).send_keys(
            text or Keys.DELETE).perform()

    def actions(self):
        return ActionChains(self.driver, duration=0)

    def limit_upload(self, bytes_per_second):
        """Limit the speed of what the browser sends; `None` for no limit, 0 for no connection."""
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
            "offline": bytes_per_second == 0, "latency": 0, "downloadThroughput": -1,
            "uploadThroughput": -1 if bytes_per_second is None else bytes_per_second})

    def hold(self, selector, seconds):
        """Press the mouse button on an element, and release it at the same place after some seconds."""
        actions = self.actions()
        actions.move_to_element(self.find(selector)).click_and_hold().pause(seconds).release().perform()

    def record_requests(self):
        """Record from now on what scripts send, for `requests`."""
        self.run("""
          window.requestsSent = [];
          const send = window.fetch;
          window.fetch = (address, options) => {
            window.requestsSent.push([new URL(address).pathname + new URL(address).search, `${options.body}`]);
            return send(address, options);
          };
        """)

    @property
    def requests(self):
        """The addresses and bodies that scripts have sent since `record_requests`."""
        return [tuple(request) for request in self.run("return window.requestsSent")]

    def until(self, condition):
        """Wait until the condition returns a true value, and return that value. An element may be replaced by a new page
        meanwhile."""
        wait = WebDriverWait(self.driver, 20, 0.05, [NoSuchElementException, StaleElementReferenceException])
        return wait.until(lambda _: condition())

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    @property
    def is_too_wide(self):
        """Whether the page is wider than the screen."""
        return self.run("return document.documentElement.scrollWidth > document.documentElement.clientWidth")

    @property
    def focused(self):
        """The `id` of the element that has the focus, or its class or tag name."""
        return self.run("const e = document.activeElement; return e.id || e.className || e.tagName")

    def tab_to(self, name, most=40):
        """Press Tab until the control of that name has the focus."""
        for _ in range(most):
            if self.run("return document.activeElement.name") == name:
                return
            self.press(Keys.TAB)
        raise AssertionError(f"Tab does not reach {name}")

    def emulate(self, scheme):
        """Emulate the preferred color scheme: `light` or `dark`."""
        self.emulate_media({"prefers-color-scheme": scheme})

    def emulate_media(self, features):
        """Emulate media features by name, and no others."""
        named = [{"name": name, "value": value} for name, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": named})
        self.await_transitions()

    def emulate_print(self):
        """Emulate print on a page of A4 with usual margins, until media features are emulated."""
        self.resize(718, 1000)
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.await_transitions()

    def await_transitions(self):
        """Wait until all transitions and animations that have an end are over."""
        self.until(lambda: self.run("""
          return document.getAnimations().every(({ effect }) => effect.getTiming().iterations === Infinity);
        """))

    def prefer(self, language):
        """Request pages in a language from now on."""
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setExtraHTTPHeaders", {"headers": {"Accept-Language": language}})

    def resize(self, width, height):
        """Give the page the size of a phone's screen, in CSS pixels; `None` for that of the window."""
        if width is None:
            self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        else:
            size = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True}
            self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)

    def keep_screenshot(self, name):
        folder = os.environ["ARTIFACTS"]
        os.makedirs(folder, exist_ok=True)
        picture = self.driver.execute_cdp_cmd("Page.captureScreenshot", {"captureBeyondViewport": True})
        with open(os.path.join(folder, name), "wb") as file:
            file.write(base64.b64decode(picture["data"]))

    def violations(self):
        """Return the violations of the `Content-Security-Policy`, and the errors of the script."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if "Content Security Policy" in entry["message"] or entry["source"] == "javascript"]

    def accessible(self, selector):
        """Return the accessibility properties of each element that the selector matches: `id`, `role`, `name`, `description`,
        `invalid`, `required`, `ignored`."""
        command = self.driver.execute_cdp_cmd
        command("DOM.enable", {})
        command("Accessibility.enable", {})
        nodes = {node.get("backendDOMNodeId"): node for node in command("Accessibility.getFullAXTree", {})["nodes"]}
        root = command("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        told = []
        for number in command("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]:
            element = command("DOM.describeNode", {"nodeId": number})["node"]
            names = element["attributes"][::2]
            attributes = dict(zip(names, element["attributes"][1::2]))
            node = nodes[element["backendNodeId"]]
            states = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
            told.append({
                "id": attributes.get("id"),
                "role": node["role"]["value"],
                "name": node.get("name", {}).get("value", ""),
                "description": node.get("description", {}).get("value", ""),
                "invalid": states.get("invalid", "false") == "true",
                "required": states.get("required", False),
                "ignored": node["ignored"],
            })
        return told
