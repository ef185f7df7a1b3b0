// Shows the fields that depend on the value of another one only while it has that value. The server decides the same again.
const all = () => [...document.querySelectorAll("[data-shown-when]")];

// The values of the controls of a name that are sent and shown.
const values = (form, name) =>
  [...form.elements]
    .filter((control) => control.name === name && !control.disabled && !control.closest("[data-shown-when][hidden]"))
    .flatMap((control) => {
      if (control.type === "checkbox" || control.type === "radio") return control.checked ? [control.value] : [];
      return control.selectedOptions ? [...control.selectedOptions].map((option) => option.value) : [control.value];
    });

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
