"""Accessibility checks for pages with a form, similar to axe: each returns a list of faults, empty if there are none."""

CONTROLS = ".form input:not([type=hidden]), .form select, .form textarea, .form button"
ROLES = {"textbox", "checkbox", "radio", "combobox", "button", "Date", "spinbutton", "listbox"}


def structure(browser):
    """Check the page: language, title, one main element, one main heading, ids that are unique and exist."""
    return browser.run("""
      const found = [];
      const all = (selector) => [...document.querySelectorAll(selector)];
      if (!document.documentElement.lang) found.push("no language");
      if (!document.title.trim()) found.push("no title");
      if (all("main").length !== 1) found.push("not exactly one main element");
      if (all("h1").length !== 1) found.push("not exactly one main heading");
      const ids = all("[id]").map((element) => element.id);
      if (new Set(ids).size !== ids.length) found.push("an id occurs twice");
      for (const attribute of ["aria-describedby", "aria-labelledby", "for"])
        for (const element of all(`[${attribute}]`))
          for (const id of element.getAttribute(attribute).split(" "))
            if (!ids.includes(id)) found.push(`${attribute} names ${id}, which does not exist`);
      for (const element of all("a[href^='#']")) {
        const target = document.getElementById(element.hash.slice(1));
        if (!target || target.tabIndex < 0 || target.disabled) found.push(`${element.hash} does not lead to a control`);
      }
      if (all("[tabindex]").some((element) => element.tabIndex > 0)) found.push("the focus order differs from the order of the page");
      return found;
    """)


def names_and_descriptions(browser):
    """Check each control: role, name, state, and a description that consists of its helper text, error and warnings."""
    shown = {entry["id"]: entry for entry in browser.run("""
      const words = (element) => (element?.textContent ?? "").replace(/\\s+/g, " ").trim();
      return [...document.querySelectorAll(".form-field")].map((box) => ({
        id: (box.querySelector("fieldset") ?? box.querySelector("input, select, textarea")).id,
        label: words(box.querySelector("legend, label")),
        texts: [...box.querySelectorAll(".form-helper, .form-error, .form-warning")].map(words).join(" "),
        invalid: box.dataset.state === "invalid",
      }));
    """)}
    found = []
    for told in browser.accessible(CONTROLS):
        what = told["id"] or told["name"]
        if told["ignored"] or told["role"] not in ROLES:
            found.append(f"{what}: role {told['role']}")
        if not told["name"].strip():
            found.append(f"{what}: no name")
        box = shown.get(told["id"])
        if box is None or told["role"] == "radio":
            continue
        if told["name"] != box["label"]:
            found.append(f"{what}: called '{told['name']}', not '{box['label']}'")
        if " ".join(told["description"].split()) != box["texts"]:
            found.append(f"{what}: described by '{told['description']}', not '{box['texts']}'")
        if told["invalid"] != box["invalid"]:
            found.append(f"{what}: invalid is {told['invalid']}")
    return found


def groups(browser):
    """Check each group of radio buttons, and of the boxes of a day, which have the state themselves: role, name, description and state."""
    shown = browser.run("""
      const words = (element) => (element?.textContent ?? "").replace(/\\s+/g, " ").trim();
      return [...document.querySelectorAll(".form-field fieldset")].map((group) => ({
        label: words(group.querySelector("legend")),
        texts: [...group.querySelectorAll(".form-helper, .form-error, .form-warning")].map(words).join(" "),
        invalid: group.closest(".form-field").dataset.state === "invalid",
        isOfRadios: Boolean(group.querySelector("[type=radio]")),
        boxes: [...group.querySelectorAll("input")].map((box) => box.getAttribute("aria-invalid") === "true"),
      }));
    """)
    found = []
    for told, group in zip(browser.accessible(".form-field fieldset"), shown, strict=True):
        is_of_radios = group["isOfRadios"]
        expected = ("radiogroup" if is_of_radios else "group", group["label"], group["texts"], is_of_radios and group["invalid"])
        if not is_of_radios and set(group["boxes"]) != {group["invalid"]}:
            found.append(f"{group['label']}: its boxes are invalid: {group['boxes']}")
        seen = (told["role"], told["name"], " ".join(told["description"].split()), told["invalid"])
        if seen != expected:
            found.append(f"{seen}, not {expected}")
    return found


def contrast(browser, least=4.5):
    """Check the contrast of each visible text, including values and placeholders: WCAG 2.2, success criterion 1.4.3."""
    return browser.run("""
      const least = arguments[0];
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
          if (color.alpha > 0) throw new Error("a translucent background color");
        }
        throw new Error("no background color");
      };
      const found = [];
      let count = 0;
      const look = (element, text, pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const [front, back] = [luminance(parts(style.color)), luminance(ground(element))];
        const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
        count += 1;
        if (ratio < least || Number(style.opacity) < 1) found.push(`${ratio.toFixed(2)} for '${text}'`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent.trim();
        if (text && walker.currentNode.parentElement.checkVisibility({ visibilityProperty: true })) look(walker.currentNode.parentElement, text);
      }
      for (const control of document.querySelectorAll("input:not([type=hidden]), textarea, select")) {
        look(control, control.value || control.name);
        if (control.placeholder) look(control, control.placeholder, "::placeholder");
      }
      return count ? found : ["no text on the page"];
    """, least)


def findings(browser):
    return structure(browser) + names_and_descriptions(browser) + groups(browser) + contrast(browser)
