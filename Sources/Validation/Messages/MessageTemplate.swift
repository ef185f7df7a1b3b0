/// A text with places for parameters, read once: "must have at most {maximum} characters".
struct MessageTemplate: Sendable {
  private enum Piece {
    case text(String)
    case parameter(String)
  }

  /// The text as it was given, places in braces.
  let text: String
  private var pieces: [Piece] = []

  init(_ text: String) {
    self.text = text
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      pieces.append(.text(String(rest[..<open])))
      pieces.append(.parameter(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(rest)))
  }

  /// The names of the parameters that have a place.
  var parameterNames: [String] {
    pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// The text with each place filled by the parameter of its name; a place that no parameter has stays as it is.
  func filled(by parameters: FailureParameters) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .parameter(let name): result += parameters[name]?.description ?? "{\(name)}"
      }
    }
    return result
  }
}
