import "./form.js";
import { updateSummary } from "./summary.js";

// Checks a field on the server when the person leaves it changed, and shows the result where a reloaded page would show it. The
// script does not take part in sending the form; without it the same errors appear after sending.

/** The names of the fields that have been left after a change: a field that depends on another shows nothing before. */
const visited = new Set();

/** The names of the fields that have changed since they were checked. A field that is left as it was is not checked again. */
const changed = new Set();

/** The pointers that are pressed, and the changes of the page that wait until none is. */
const pressed = new Set();
const waiting = [];

/**
 * Changes the page, which may move its controls, but not during a press: a button that moves away between the press and the
 * release is not clicked.
 */
function whenReleased(change) {
  if (pressed.size) waiting.push(change);
  else change();
}

function release(pointer) {
  pressed.delete(pointer);
  if (!pressed.size) for (const change of waiting.splice(0)) change();
}

addEventListener("pointerdown", (event) => pressed.add(event.pointerId), true);
for (const kind of ["pointerup", "pointercancel"]) {
  // The click follows the release, for a finger only after some milliseconds.
  addEventListener(kind, (event) => setTimeout(() => release(event.pointerId), 100), true);
}
// A release outside the window may be reported to nobody.
addEventListener("blur", () => [...pressed].forEach(release));

/** The live region that announces errors to screen readers, politely, so that they interrupt nothing. */
const live = document.getElementById("control-polite");

/** Sets, creates or removes a text below a field's label. */
function setText(box, kind, id, text, mark) {
  let line = box.querySelector(`.form-${kind}`);
  if (!text) {
    line?.remove();
    return;
  }
  if (!line) {
    line = document.createElement("p");
    line.className = `form-${kind}`;
    line.id = id;
    const after = kind === "warning" && box.querySelector(".form-error");
    (after || box.querySelector(".form-helper") || box.querySelector("legend, label")).after(line);
  }
  const strong = document.createElement("strong");
  strong.textContent = mark;
  line.replaceChildren(strong, text);
}

/** The names of the fields of days in three boxes, by the names of their boxes, such as `born[year]`. */
const days = new Map([...document.querySelectorAll(".form-day [name]")].map(({ name }) => [name, name.replace(/\[[a-z]+\]$/, "")]));

/** The name of the field of a control. */
const fieldName = (name) => days.get(name) ?? name;

/** Whether a box is one of a day that is not complete. */
const isInPart = ({ name, form }) =>
  days.has(name) && [...form.elements].some((box) => days.get(box.name) === days.get(name) && !box.value.trim());

/** Shows the state and the texts that the server returned for a field. */
function show(form, field, marks) {
  const control = [...form.elements].find(({ name }) => fieldName(name) === field.name);
  const box = control?.closest(".form-field");
  if (!box) return;
  const name = control.id.replace(/^field-/, "");
  const before = box.querySelector(".form-error")?.textContent;
  setText(box, "error", `error-${name}`, field.error, marks.error);
  setText(box, "warning", `warning-${name}`, field.warning, marks.warning);
  box.dataset.state = field.state;
  for (const marked of box.querySelectorAll("[aria-invalid]")) {
    marked.setAttribute("aria-invalid", field.state === "invalid");
  }
  const described = box.querySelector("fieldset") ?? control;
  const ids = [...box.querySelectorAll(".form-helper, .form-error, .form-warning")].map((line) => line.id);
  if (ids.length) described.setAttribute("aria-describedby", ids.join(" "));
  else described.removeAttribute("aria-describedby");
  updateSummary(control, field.announcement);
  if (field.error && before !== `${marks.error}${field.error}`) live.textContent = field.announcement;
}

/** The values of some fields as the form would send them, without files, whose content is not checked. */
function values(form, names) {
  const all = [...new FormData(form)];
  return new URLSearchParams(all.filter(([name, value]) => names.includes(fieldName(name)) && typeof value === "string"));
}

/** Has the server check a field. Only the values that its rules read are sent, and never a password. */
async function check(form, name, read) {
  const address = new URL(`${form.getAttribute("action")}/check`, location.href);
  address.searchParams.set("field", name);
  const sent = values(form, read);
  const answer = await fetch(address, { method: "POST", body: sent, headers: { Accept: "application/json" } });
  if (!answer.ok) return;
  const { errorPrefix, warningPrefix, fields } = await answer.json();
  whenReleased(() => {
    for (const field of fields) {
      // A field that has changed in the meantime is checked when the person leaves it.
      const [then, now] = [sent, values(form, [field.name])].map((all) => [...all].filter(([key]) => fieldName(key) === field.name));
      const isSame = then.join("\n") === now.join("\n");
      if (visited.has(field.name) && isSame) show(form, field, { error: errorPrefix, warning: warningPrefix });
    }
  });
}

for (const form of document.querySelectorAll("form.form")) {
  /** The names of the fields that can be checked, each with those that its rules read. */
  const checks = JSON.parse(form.closest("[data-checks]").dataset.checks);
  for (const control of form.querySelectorAll('[data-state="invalid"] [name]')) visited.add(fieldName(control.name));
  for (const kind of ["input", "change"]) form.addEventListener(kind, (event) => changed.add(fieldName(event.target.name)));
  form.addEventListener("input", ({ target }) => {
    const name = fieldName(target.name);
    // A password is not checked before it is sent: its error is about another one.
    if (name && !Object.hasOwn(checks, name)) show(form, { name, state: "normal" }, {});
  });
  form.addEventListener("focusout", (event) => {
    const name = fieldName(event.target.name);
    // Moving between the radio buttons or the boxes of one field does not leave it.
    if (!Object.hasOwn(checks, name) || fieldName(event.relatedTarget?.name) === name) return;
    // A press beside the boxes, or another window, does not end typing a day.
    if (!event.relatedTarget && isInPart(event.target)) return;
    if (!changed.delete(name)) return;
    visited.add(name);
    // If the server cannot be reached now, it reports errors when the form is sent.
    check(form, name, checks[name]).catch(() => {});
  });
}
