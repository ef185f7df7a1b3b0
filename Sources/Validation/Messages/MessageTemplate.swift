internal import Bytes

/// A text with placeholders for parameters: "must have at most {maximum} {maximum|character|characters}".
///
/// `{name}` is replaced by the parameter. `{name|form|form}` is replaced by one of the plural forms, chosen by the
/// number in the parameter, with `#` in the form replaced by the number: `{count|one problem|# problems}`. Quotation
/// marks around the placeholder of a list are put around each element; those around the fields of a key have the values of the
/// parameter `key`, too. A template
/// stores only its text and parses it each time, so creating a catalog costs nothing.
struct MessageTemplate: Sendable {
  /// The text with its placeholders in braces.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Returns the text with each placeholder replaced by the parameter of its name; a placeholder without a
  /// parameter is unchanged.
  func filled(by parameters: FailureParameters, _ grammar: MessageGrammar = .english) -> String {
    var bytes: [UInt8] = []
    fill(by: parameters, grammar, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text with each placeholder replaced by the parameter of its name.
  func fill(
    by parameters: FailureParameters, _ grammar: MessageGrammar = .english, into output: inout [UInt8]
  ) {
    fill(into: &output) { placeholder, output in
      Self.fill(placeholder, by: parameters, grammar, into: &output)
    }
  }

  /// Appends the text with each placeholder replaced by the output of the closure.
  ///
  /// - Parameter write: Writes the replacement for the text between the braces; returns `false` if the
  ///   placeholder is not replaced.
  func fill(into output: inout [UInt8], by write: (_ placeholder: Span<UInt8>, inout [UInt8]) -> Bool) {
    // Braces and bars are ASCII, so bytes are searched, which is much faster than a search for characters.
    let bytes = text.utf8Span.span
    var start = 0
    while let open = bytes.firstIndex(of: UInt8(ascii: "{"), from: start),
      let close = bytes.firstIndex(of: UInt8(ascii: "}"), from: open)
    {
      output.append(bytes.extracting(start..<open))
      if !write(bytes.extracting(open + 1..<close), &output) {
        output.append(bytes.extracting(open..<close + 1))
      }
      start = close + 1
    }
    output.append(bytes.extracting(start..<bytes.count))
  }

  /// Appends the replacement of a placeholder; returns `false` if no parameter has the name.
  ///
  /// - Parameter placeholder: The text between the braces: a name, and optionally the plural forms of a word.
  static func fill(
    _ placeholder: Span<UInt8>, by parameters: FailureParameters, _ grammar: MessageGrammar,
    into output: inout [UInt8]
  ) -> Bool {
    guard let bar = placeholder.firstIndex(of: UInt8(ascii: "|")) else {
      guard let value = parameters.value(named: placeholder) else { return false }
      let isQuoted = QuotationMarks.opened(at: output) != nil
      grammar.append(isQuoted ? value.paired(withKey: parameters) : value, to: &output)
      return true
    }
    guard let value = parameters.value(named: placeholder.extracting(0..<bar)) else { return false }
    var wanted = Int.max
    if case .integer(let count) = value { wanted = grammar.pluralForm(count) }
    var start = bar + 1
    while wanted > 0, let next = placeholder.firstIndex(of: UInt8(ascii: "|"), from: start) {
      start = next + 1
      wanted -= 1
    }
    let end = placeholder.firstIndex(of: UInt8(ascii: "|"), from: start) ?? placeholder.count
    while let sign = placeholder.firstIndex(of: UInt8(ascii: "#"), from: start), sign < end {
      output.append(placeholder.extracting(start..<sign))
      grammar.append(value, to: &output)
      start = sign + 1
    }
    output.append(placeholder.extracting(start..<end))
    return true
  }
}

extension ParameterValue {
  /// The names of the fields of a key with their values, `name = value`, if the parameters have the key; any other value as it is.
  fileprivate func paired(withKey parameters: FailureParameters) -> ParameterValue {
    guard case .list(let names) = self, case .list(let key)? = parameters["key"], key.count == names.count
    else { return self }
    return .list(zip(names, key).map { "\($0) = \($1)" })
  }
}
