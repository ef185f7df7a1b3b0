"""Checks of any page with a form, in the manner of axe: each gives what it finds, nothing where all is well."""

CONTROLS = ".form input:not([type=hidden]), .form select, .form textarea, .form button"
ROLES = {"textbox", "checkbox", "radio", "combobox", "button", "Date", "spinbutton", "listbox"}


def structure(browser):
    """Of the page: its language and its title, one main part with one heading, ids that stand once and are there."""
    return browser.run("""
      const found = [];
      const all = (selector) => [...document.querySelectorAll(selector)];
      if (!document.documentElement.lang) found.push("no language");
      if (!document.title.trim()) found.push("no title");
      if (all("main").length !== 1) found.push("not one main part");
      if (all("h1").length !== 1) found.push("not one main heading");
      const ids = all("[id]").map((element) => element.id);
      if (new Set(ids).size !== ids.length) found.push("an id stands twice");
      for (const attribute of ["aria-describedby", "aria-labelledby", "for"])
        for (const element of all(`[${attribute}]`))
          for (const id of element.getAttribute(attribute).split(" "))
            if (!ids.includes(id)) found.push(`${attribute} names ${id}, which is not there`);
      for (const element of all("a[href^='#']")) {
        const target = document.getElementById(element.hash.slice(1));
        if (!target || target.tabIndex < 0 || target.disabled) found.push(`${element.hash} leads to no control`);
      }
      if (all("[tabindex]").some((element) => element.tabIndex > 0)) found.push("the order of focus is not the page's");
      return found;
    """)


def names_and_descriptions(browser):
    """Of each control: a role and a name, a description that is its helper text and its error, its state."""
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
    """Of questions with several boxes: a role, a name, a description, a state."""
    shown = browser.run("""
      const words = (element) => (element?.textContent ?? "").replace(/\\s+/g, " ").trim();
      return [...document.querySelectorAll(".form-field fieldset")].map((group) => ({
        label: words(group.querySelector("legend")),
        texts: [...group.querySelectorAll(".form-helper, .form-error, .form-warning")].map(words).join(" "),
        invalid: group.closest(".form-field").dataset.state === "invalid",
      }));
    """)
    found = []
    for told, group in zip(browser.accessible(".form-field fieldset"), shown, strict=True):
        expected = ("radiogroup", group["label"], group["texts"], group["invalid"])
        seen = (told["role"], told["name"], " ".join(told["description"].split()), told["invalid"])
        if seen != expected:
            found.append(f"{seen}, not {expected}")
    return found


def contrast(browser, least=4.5):
    """Of each text that is seen, what is typed and what stands there before included: WCAG 2.2, success criterion 1.4.3."""
    return browser.run("""
      const least = arguments[0];
      const parts = (colour) => {
        const [red, green, blue, alpha = 1] = colour.match(/[\\d.]+/g).map(Number);
        return { rgb: [red, green, blue], alpha };
      };
      const luminance = ({ rgb }) => {
        const [red, green, blue] = rgb.map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ground = (element) => {
        for (let at = element; at; at = at.parentElement) {
          const colour = parts(getComputedStyle(at).backgroundColor);
          if (colour.alpha === 1) return colour;
          if (colour.alpha > 0) throw new Error("a colour that shines through");
        }
        throw new Error("nothing behind");
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
        if (text && walker.currentNode.parentElement.checkVisibility()) look(walker.currentNode.parentElement, text);
      }
      for (const control of document.querySelectorAll("input:not([type=hidden]), textarea, select")) {
        look(control, control.value || control.name);
        if (control.placeholder) look(control, control.placeholder, "::placeholder");
      }
      return count ? found : ["no text at all"];
    """, least)


def findings(browser):
    return structure(browser) + names_and_descriptions(browser) + groups(browser) + contrast(browser)
