"""Chromium without a window, driven by keys, and asked what assistive technology is told."""

import base64
import os

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait


class Browser:
    def __init__(self, has_script=True):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--window-size=900,1000", "--disable-gpu", "--disable-dev-shm-usage"]:
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
        """Presses keys, wherever the focus is."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def replace(self, text):
        """Types over what the focused control has."""
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).send_keys(
            text or Keys.DELETE).perform()

    def until(self, condition):
        """What the condition gives once that is something."""
        return WebDriverWait(self.driver, 20, 0.05).until(lambda _: condition())

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    @property
    def focused(self):
        """The `id` of what has the focus, or its class."""
        return self.run("const e = document.activeElement; return e.id || e.className || e.tagName")

    def tab_to(self, name, most=40):
        """Presses Tab until the control of that name has the focus."""
        for _ in range(most):
            if self.run("return document.activeElement.name") == name:
                return
            self.press(Keys.TAB)
        raise AssertionError(f"no way by Tab to {name}")

    def emulate(self, scheme):
        """What the person has asked the system for: `light` or `dark`."""
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def keep_screenshot(self, name):
        folder = os.environ["ARTEFACTS"]
        os.makedirs(folder, exist_ok=True)
        picture = self.driver.execute_cdp_cmd("Page.captureScreenshot", {"captureBeyondViewport": True})
        with open(os.path.join(folder, name), "wb") as file:
            file.write(base64.b64decode(picture["data"]))

    def violations(self):
        """What the page has done against its `Content-Security-Policy`, and errors of its script."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if "Content Security Policy" in entry["message"] or entry["source"] == "javascript"]

    def accessible(self, selector):
        """What assistive technology is told of each element of a selector: `id`, `role`, `name`, `description`, `invalid`,
        `required`."""
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
