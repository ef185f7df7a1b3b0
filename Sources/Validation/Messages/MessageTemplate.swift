/// A text with places for parameters: "must have at most {maximum} {maximum|character|characters}".
///
/// `{name}` is filled by the parameter. `{name|form|form}` is filled by one of the forms, chosen by the number that
/// the parameter is. A template is its text: it is read when it is filled, so that a catalogue costs nothing to make.
struct MessageTemplate: Sendable {
  /// What stands between two braces: a name, and the forms after it where there are any.
  private struct Place {
    let name: String
    let forms: [String]

    // Braces and bars are ASCII, so that bytes can be searched for them: much quicker than characters.
    init(_ text: Substring.UTF8View) {
      let parts = text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      name = String(Substring(parts[0]))
      forms = parts.dropFirst().map { String(Substring($0)) }
    }

    func filled(by parameters: FailureParameters, form: PluralRule) -> String {
      switch (parameters[name], forms.isEmpty) {
      case (nil, _): "{\(([name] + forms).joined(separator: "|"))}"
      case (let value?, true): value.description
      case (.integer(let count), false): forms[min(max(0, form(count)), forms.count - 1)]
      case (_, false): forms[forms.count - 1]
      }
    }
  }

  /// Which form of a word goes with a number, counted from 0; where there are fewer forms, the last one stands.
  typealias PluralRule = @Sendable (Int) -> Int

  /// English: one thing, two things; no things.
  static let english: PluralRule = { $0 == 1 ? 0 : 1 }

  /// The text as it was given, places in braces.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The names of the parameters that have a place.
  var parameterNames: [String] {
    var names: [String] = []
    read(text: { _ in }, place: { names.append($0.name) })
    return names
  }

  /// The text with each place filled by the parameter of its name; a place that no parameter has stays as it is.
  func filled(by parameters: FailureParameters, form: PluralRule = english) -> String {
    var result = ""
    read(text: { result += $0 }, place: { result += $0.filled(by: parameters, form: form) })
    return result
  }

  /// Hands out the texts and the places between them, in order.
  private func read(text take: (Substring) -> Void, place: (Place) -> Void) {
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      take(Substring(rest[..<open]))
      place(Place(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    take(Substring(rest))
  }
}
