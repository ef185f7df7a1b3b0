"""Random sessions in Chromium, each with a script and without one: both must store the same order.

Usage: sessions.py ADDRESS ROUNDS SEED, with the packages of Examples/SignUp/environment.sh. A session fills in, adds, removes and moves
items, sends the form with errors, and at last without any. The address is that of the server.
"""

import pathlib
import random
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "SignUp" / "tests"))

from browser import Browser  # noqa: E402
from selenium.common.exceptions import WebDriverException  # noqa: E402
from selenium.webdriver.support.wait import WebDriverWait  # noqa: E402

NAMES = ["Tea", "Cup & saucer", "Löffel", "<b>", "茶"]


def steps(seed):
    """Return the steps of a session: what is done, in which item of those that there are then, and what is typed."""
    generator, count, steps = random.Random(seed), 1, []
    for _ in range(generator.randrange(3, 10)):
        verb = generator.choice(["fill", "fill", "add", "remove", "up", "down", "send"])
        item = generator.randrange(count)
        if verb == "remove" and count == 1 or verb == "up" and item == 0 or verb == "down" and item == count - 1:
            continue
        steps.append((verb, item, f"{generator.choice(NAMES)} {generator.randrange(100)}"))
        count += {"add": 1, "remove": -1}.get(verb, 0)
    return steps, count


def click(browser, selector, item=None, loads=True):
    """Press a button of the form, or of an item by its place, and wait for the next page if it loads one."""
    page = browser.find("html")
    scope = browser.driver if item is None else browser.find_all(".form-element")[item]
    scope.find_element("css selector", selector).click()
    if loads:
        WebDriverWait(browser.driver, 20).until(lambda _: is_gone(page))
        WebDriverWait(browser.driver, 20).until(lambda _: browser.find_all("body"))


def is_gone(element):
    """Return whether the page of an element has been replaced."""
    try:
        return not element.tag_name
    except WebDriverException:
        return True


def fill(browser, item, name, count):
    """Replace the texts of an item."""
    for field, text in (("name", name), ("count", count)):
        control = browser.find_all(".form-element")[item].find_element("css selector", f"[name$='[{field}]']")
        control.clear()
        control.send_keys(text)


def session(browser, address, number, seed, has_script):
    """Order in a session and return what the server has stored."""
    browser.open(address)
    done, count = steps(seed)
    for verb, item, text in done:
        if verb == "fill":
            fill(browser, item, text, str(seed % 9 + 1))
        elif verb == "send":
            # Empty items are skipped by the server, so that no session sends any.
            for place in range(len(browser.find_all(".form-element"))):
                if not browser.find_all(".form-element [name$='[name]']")[place].get_attribute("value"):
                    fill(browser, place, f"sent {place}", "0")
            click(browser, ".control-button")
        else:
            click(browser, f"[data-edit='{verb}']", None if verb == "add" else item, loads=not has_script)
    for place in range(count):
        name = browser.find_all(".form-element [name$='[name]']")[place].get_attribute("value")
        fill(browser, place, name or f"last {place}", str(place + 1))
    control = browser.find("[name='number']")
    control.clear()
    control.send_keys(number)
    click(browser, ".control-button")
    return browser.find("body").text.split("\n")[1:]


def main(address, rounds, seed):
    """Compare the sessions."""
    with_script, without = Browser(), Browser(has_script=False)
    try:
        for number in range(rounds):
            with ThreadPoolExecutor(2) as pool:
                results = [
                    pool.submit(session, with_script, address, f"A-{number}", seed + number, has_script=True),
                    pool.submit(session, without, address, f"B-{number}", seed + number, has_script=False)]
            first, second = (result.result() for result in results)
            if first != second or not first:
                sys.exit(f"sessions: seed {seed + number}: {steps(seed + number)}: {first}, without a script {second}")
    finally:
        with_script.quit()
        without.quit()
    print(f"sessions: {rounds} sessions with a script and without store the same orders, seed {seed}")


main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
