// Asks the server about a field when somebody leaves it, and shows what it says, where a page loaded anew would show it.
// Sending the form is none of its business: without this script everything works the same, a page later.

/** What was left once: a field that depends on another is silent until somebody has been in it. */
const visited = new Set();

/** Says changes to those who do not see them: politely, so that nobody is interrupted. */
const live = document.createElement("p");
live.className = "visually-hidden";
live.setAttribute("role", "status");

/** The text below a field's label: written, made or taken away. */
function setText(box, kind, id, text, word) {
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
  line.replaceChildren();
  if (word) {
    const strong = document.createElement("strong");
    strong.textContent = word;
    line.append(strong);
  }
  line.append(text);
}

/** Shows a field as the server has found it. */
function show(form, field, word) {
  const control = form.querySelector(`[name="${CSS.escape(field.name)}"]`);
  const box = control?.closest(".form-field");
  if (!box) return;
  const name = control.id.replace(/^field-/, "");
  const before = box.querySelector(".form-error")?.textContent;
  setText(box, "error", `error-${name}`, field.error, word);
  setText(box, "warning", `warning-${name}`, field.warning);
  box.dataset.state = field.state;
  for (const marked of box.querySelectorAll("[aria-invalid]")) {
    marked.setAttribute("aria-invalid", field.state === "invalid");
  }
  const described = box.querySelector("fieldset") ?? control;
  const ids = [...box.querySelectorAll(".form-helper, .form-error, .form-warning")].map((line) => line.id);
  if (ids.length) described.setAttribute("aria-describedby", ids.join(" "));
  else described.removeAttribute("aria-describedby");
  if (field.error && before !== `${word}${field.error}`) live.textContent = `${field.label}: ${field.error}`;
}

/** What a form would send, without files: the check is about their names at most. */
function post(form) {
  return new URLSearchParams([...new FormData(form)].filter(([, value]) => typeof value === "string"));
}

async function ask(form, changed) {
  const address = new URL(`${form.getAttribute("action")}/check`, location.href);
  address.searchParams.set("field", changed);
  const sent = post(form);
  const answer = await fetch(address, { method: "POST", body: sent, headers: { Accept: "application/json" } });
  if (!answer.ok) return;
  const { word, fields } = await answer.json();
  const now = post(form);
  for (const field of fields) {
    // What somebody has typed on meanwhile is asked when they leave it.
    const isSame = sent.getAll(field.name).join("\n") === now.getAll(field.name).join("\n");
    if (visited.has(field.name) && isSame) show(form, field, word);
  }
}

for (const form of document.querySelectorAll("form.form")) {
  form.append(live);
  for (const control of form.querySelectorAll('[data-state="invalid"] [name]')) visited.add(control.name);
  form.addEventListener("focusout", (event) => {
    const control = event.target;
    if (!control.name || !control.closest(".form-field")) return;
    // Between the buttons of one question nobody has left it.
    if (event.relatedTarget?.name === control.name) return;
    visited.add(control.name);
    // The server tells when the form is sent; who can't reach it now types on.
    ask(form, control.name).catch(() => {});
  });
}
