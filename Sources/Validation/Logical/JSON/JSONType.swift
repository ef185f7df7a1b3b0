package import JSONDocument

/// The types `object`, `array` and `geojson`: JSON values, equal regardless of white space and of the order of members.
package struct JSONType: LogicalType {
  let allowsPythonNumbers: Bool

  package init(allowsPythonNumbers: Bool = false) {
    self.allowsPythonNumbers = allowsPythonNumbers
  }

  /// The JSON dialect that values are parsed in.
  var dialect: JSONDialect {
    let rfc: JSONDialect = [.unpairedSurrogates, .repeatedNames]
    return allowsPythonNumbers ? rfc.union(.pythonNumbers) : rfc
  }

  /// Parses the value, or returns `nil` if it is not JSON.
  package func value(of text: Span<UInt8>) -> JSONValue? {
    JSONValue(exactly: text, allowsPythonNumbers: allowsPythonNumbers)
  }

  package func appendCanonical(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    guard let value = self.value(of: value) else { return false }
    value.appendCanonical(to: &bytes)
    return true
  }

  package func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> LogicalOrder? {
    guard let first = canonical(of: first), let second = canonical(of: second) else { return nil }
    return first == second ? .same : nil
  }

  private func canonical(of text: Span<UInt8>) -> [UInt8]? { value(of: text)?.canonical }
}
