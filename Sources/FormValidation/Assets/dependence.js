// Shows the fields that depend on the value of another one only while it has that value. The server decides the same again.
const all = () => [...document.querySelectorAll("[data-shown-when]")];

// The controls of a name that are sent and shown.
const controls = (form, name) =>
  [...form.elements].filter(
    (control) => control.name === name && !control.disabled && !control.closest("[data-shown-when][hidden]"));

const sent = (control) => {
  if (control.type === "checkbox" || control.type === "radio") return control.checked ? [control.value] : [];
  return control.selectedOptions ? [...control.selectedOptions].map((option) => option.value) : [control.value];
};

// A text with ASCII's digits for those of other scripts: the ten of each follow one another from 0 (Unicode, section 4.6).
const withDigits = (text) => text.replace(/\p{Nd}/gu, (digit) => {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0) - value - 1))) value += 1;
  return String(value % 10);
});

// The day of three boxes by ISO 8601, as the server joins it; none while a box is empty.
const day = (form, name) => {
  const parts = ["year", "month", "day"].map((part) => withDigits(controls(form, `${name}[${part}]`)[0]?.value.trim() ?? ""));
  if (!parts.every(Boolean)) return [];
  return [parts.map((part, index) => (index ? part.padStart(2, "0") : part)).join("-")];
};

const values = (form, name) => [...controls(form, name).flatMap(sent), ...day(form, name)];

// A field may depend on one that depends on another: each pass decides at least one more.
function update() {
  const fields = all();
  for (let pass = 0; pass <= fields.length; pass += 1) {
    let isStable = true;
    for (const field of fields) {
      const form = field.closest("form");
      const wanted = JSON.parse(field.dataset.shownValues);
      const isShown = values(form, field.dataset.shownWhen).some((value) => wanted.includes(value));
      if (field.hidden === isShown) isStable = false;
      field.hidden = !isShown;
    }
    if (isStable) return;
  }
}

for (const type of ["input", "change"]) document.addEventListener(type, update);
// A button may add an element of a group, and a reset follows its event.
for (const type of ["click", "reset"]) document.addEventListener(type, () => setTimeout(update));
update();
