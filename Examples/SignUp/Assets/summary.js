// Keeps the summary of errors as the page shows them while a person mends them, until the form is sent again.

/**
 * Removes the entry of a control that has no error now, and the summary with its last entry.
 *
 * @param {string} [entry] The entry of another error that the control has now.
 */
export function updateSummary(control, entry) {
  const link = [...document.querySelectorAll(".form-summary a")].find(({ hash }) => hash === `#${control.id}`);
  if (!link) return;
  if (entry) {
    link.textContent = entry;
    return;
  }
  const summary = link.closest(".form-summary");
  const { headings, errorPrefix } = summary.closest("[data-headings]").dataset;
  link.closest("li").remove();
  const count = summary.querySelectorAll("li").length;
  if (count) {
    summary.querySelector("h2").textContent = JSON.parse(headings)[count - 1];
    return;
  }
  summary.remove();
  if (document.title.startsWith(errorPrefix)) document.title = document.title.slice(errorPrefix.length);
}
