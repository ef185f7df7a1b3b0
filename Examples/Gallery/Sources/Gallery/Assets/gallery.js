// Shows the events of the controls with their effects and states, newest first.
const log = document.getElementById("log");

document.addEventListener("control", ({ target, detail: { event, effects, rows } }) => {
  if (!effects.length) return;
  const entry = document.createElement("li");
  const states = rows.map((row) => row.name || row.state).join(" | ");
  entry.textContent = `${target.dataset.control}: ${event} -> ${effects.join(", ")} [${states}]`;
  log.prepend(entry);
  while (log.children.length > 50) log.lastChild.remove();
});
