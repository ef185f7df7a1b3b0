internal import Bytes
internal import Controls
internal import ControlsHTML
internal import HTMLMarkup
internal import RuleFiles
internal import Validation

/// The values of all steps of a form, to be confirmed or changed.
public struct StepSummary: Sendable {
  private let steps: [FormStep]
  /// The results of the steps, which are valid.
  public let results: [FormResult]
  private let target: StepTarget
  private let state: String

  init(_ steps: [FormStep], results: [FormResult], target: StepTarget, state: String) {
    (self.steps, self.results, self.target, self.state) = (steps, results, target, state)
  }

  /// Returns the page as HTML in UTF-8: for each step its title, its labels and values, and a button to change it; then one to send all.
  public func html() -> [UInt8] {
    let (catalog, texts) = (target.catalog, target.catalog.interface)
    var html = HTMLWriter()
    html.markup("<form class=\"form\" method=\"post\"")
    html.attribute("action", target.action)
    html.attribute("lang", catalog.language)
    html.attribute("dir", catalog.direction.rawValue)
    html.markup(">\n")
    // Return sends the form by its first button, which must not be one that changes a step.
    html.markup(
      "<button type=\"submit\" class=\"form-default\" tabindex=\"-1\" aria-hidden=\"true\"></button>\n")
    if let token = target.token { write(FormToken.name, token.value, to: &html) }
    write(StepPost.stateName, state, to: &html)
    for (number, step) in steps.enumerated() {
      html.markup("<section class=\"form-answers\">\n<h2")
      html.attribute("id", "form-step-\(number)")
      html.markup(">")
      html.text(step.title)
      html.markup("</h2>\n<dl>\n")
      for row in rows(of: results[number]) {
        html.markup("<div><dt>")
        html.isolated(row.label)
        html.markup("</dt><dd>")
        html.isolated(FormText(row.value))
        html.markup("</dd></div>\n")
      }
      html.markup("</dl>\n<button type=\"submit\" class=\"form-edit\"")
      html.attribute("id", "form-change-\(number)")
      html.attribute("name", StepPost.choiceName)
      html.attribute("value", "change \(number)")
      html.attribute("aria-labelledby", "form-change-\(number) form-step-\(number)")
      html.markup(">")
      html.text(texts.change)
      html.markup("</button>\n</section>\n")
    }
    let button = ButtonModel(title: texts.submit, loadingTitle: texts.submitting)
    button.write(ControlPlace(submits: true, failure: ""), to: &html)
    html.markup("\n</form>\n")
    return html.bytes
  }

  private func write(_ name: String, _ value: String, to html: inout HTMLWriter) {
    html.markup("<input type=\"hidden\"")
    html.attribute("name", name)
    html.attribute("value", value)
    html.markup(">\n")
  }

  /// The labels and values of a step that a person sees; fields without a value are left out.
  private func rows(of result: FormResult) -> [(label: FormText, value: String)] {
    result.fields(in: target.catalog).compactMap { field in
      let values = result.submission.values(of: field.field.name)
      guard !values.isEmpty, field.field.kind != .hidden, !values.allSatisfy(\.isEmpty) else { return nil }
      return (field.placedLabel, values.map { shown($0, of: field) }.joined(separator: ", "))
    }
  }

  private func shown(_ value: String, of field: FieldResult) -> String {
    switch field.field.kind {
    case .choice(let choices, _):
      choices.first { $0.value.hasSameBytes(as: value) }.map { field.label(of: $0).text } ?? value
    case .checkbox: "✓"
    default: value
    }
  }
}
