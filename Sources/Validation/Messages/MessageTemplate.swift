/// A text with places for parameters, read once: "must have at most {maximum} {maximum|character|characters}".
///
/// `{name}` is filled by the parameter. `{name|form|form}` is filled by one of the forms, chosen by the number that
/// the parameter is.
struct MessageTemplate: Sendable {
  private enum Piece {
    case text(String)
    case parameter(String)
    case forms([String], of: String)
  }

  /// Which form of a word goes with a number, counted from 0; where there are fewer forms, the last one stands.
  typealias PluralRule = @Sendable (Int) -> Int

  /// English: one thing, two things; no things.
  static let english: PluralRule = { $0 == 1 ? 0 : 1 }

  /// The text as it was given, places in braces.
  let text: String
  private var pieces: [Piece] = []

  init(_ text: String) {
    self.text = text
    // Braces and bars are ASCII, so that bytes can be searched for them: much quicker than characters.
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      pieces.append(.text(String(Substring(rest[..<open]))))
      pieces.append(Self.place(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(Substring(rest))))
  }

  /// What stands between two braces.
  private static func place(_ text: Substring.UTF8View) -> Piece {
    guard text.contains(UInt8(ascii: "|")) else { return .parameter(String(Substring(text))) }
    let parts = text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    return .forms(Array(parts.dropFirst()), of: parts[0])
  }

  /// The names of the parameters that have a place.
  var parameterNames: [String] {
    pieces.compactMap { piece in
      switch piece {
      case .text: nil
      case .parameter(let name), .forms(_, of: let name): name
      }
    }
  }

  /// The text with each place filled by the parameter of its name; a place that no parameter has stays as it is.
  func filled(by parameters: FailureParameters, form: PluralRule = english) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .parameter(let name): result += parameters[name]?.description ?? "{\(name)}"
      case .forms(let forms, of: let name):
        switch parameters[name] {
        case .integer(let count): result += forms[min(max(0, form(count)), forms.count - 1)]
        case nil: result += "{\(([name] + forms).joined(separator: "|"))}"
        default: result += forms[forms.count - 1]
        }
      }
    }
    return result
  }
}
