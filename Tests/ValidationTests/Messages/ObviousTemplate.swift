import Validation

/// A simple and slow reference implementation of message templates that processes the text directly.
struct ObviousTemplate {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  func filled(by parameters: FailureParameters, form: (Int) -> Int) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let place = rest[rest.index(after: open)..<close].split(
        separator: "|", omittingEmptySubsequences: false)
      let forms = place.dropFirst().map(String.init)
      switch (parameters[String(place[0])], forms.isEmpty) {
      case (nil, _): result += rest[open...close]
      case (let value?, true): result += value.description
      case (.integer(let count)?, false):
        let form = forms[min(max(0, form(count)), forms.count - 1)]
        result += form.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(count)")
      case (let value?, false):
        let parts = forms[forms.count - 1].split(separator: "#", omittingEmptySubsequences: false)
        result += parts.joined(separator: value.description)
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
