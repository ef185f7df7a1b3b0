// Inserts the buttons that show typed passwords. They are in templates, so that a page without a script has none.
import { controls } from "./controls.js";

for (const template of document.querySelectorAll(".form-password > template")) {
  const input = template.previousElementSibling;
  const button = template.content.firstElementChild;
  template.replaceWith(button);
  button.addEventListener("control", () => {
    input.type = button.dataset.state.startsWith("selected") ? "text" : "password";
  });
  // A browser stores values of text fields, to suggest them later.
  input.form.addEventListener("submit", () => controls.get(button)?.set("selected:false"));
}

// A page without repeated groups needs no script for them.
if (document.querySelector(".form-group")) import("./groups.js");

// Nor one without fields that depend on others, those of the elements to come included.
const pages = [document, ...[...document.querySelectorAll("template")].map((template) => template.content)];
if (pages.some((page) => page.querySelector("[data-shown-when]"))) import("./dependence.js");
