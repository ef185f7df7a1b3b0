// Adds, removes and moves elements of repeated groups as the server does, without a request. New elements have indices of their own in
// their names, after those of the server, which numbers elements in the order in which they are sent.
let next = 1_000_000;

function added(group) {
  const holder = document.createElement("template");
  holder.innerHTML = group.querySelector(":scope > template").innerHTML.replaceAll("newElementIndex", next++);
  return holder.content.firstElementChild;
}

function update(group) {
  const elements = [...group.querySelectorAll(":scope > .form-element")];
  const set = (element, verb, isUsable) => {
    element.querySelector(`:scope > .form-edits > [data-edit="${verb}"]`).disabled = !isUsable;
  };
  elements.forEach((element, place) => {
    element.querySelector(":scope > legend > .form-number").textContent = place + 1;
    set(element, "up", place > 0);
    set(element, "down", place < elements.length - 1);
    set(element, "remove", elements.length > Number(group.dataset.least));
  });
  set(group, "add", elements.length < Number(group.dataset.most));
}

function edit(group, button) {
  const element = button.closest(".form-element");
  const focus = { add: () => {
    const template = group.querySelector(":scope > template");
    const created = added(group);
    template.before(created);
    return created.querySelector("input:not([type=hidden]), select, textarea");
  }, remove: () => {
    const near = element.nextElementSibling?.matches(".form-element") ? element.nextElementSibling
      : element.previousElementSibling;
    element.remove();
    return near?.matches(".form-element") ? near.querySelector("input:not([type=hidden]), select, textarea") : group;
  }, up: () => {
    element.previousElementSibling.before(element);
    return button;
  }, down: () => {
    element.nextElementSibling.after(element);
    return button;
  } }[button.dataset.edit]();
  update(group);
  (focus.disabled ? group : focus).focus();
}

for (const group of document.querySelectorAll(".form-group")) {
  group.addEventListener("click", event => {
    const button = event.target.closest(".form-edit");
    if (!button) return;
    event.preventDefault();
    edit(group, button);
  });
}
