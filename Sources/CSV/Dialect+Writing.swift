extension Dialect {
  /// Adds a field that says the content: in quotes, those in it doubled, where it has to be or where it is to be. O(n).
  ///
  /// - Parameter isQuoted: Whether it stands in quotes in any case.
  public func append(_ content: Span<UInt8>, isQuoted: Bool, to output: inout [UInt8]) {
    guard isQuoted || needsQuotes(content) else {
      for index in content.indices { output.append(content[index]) }
      return
    }
    output.append(quote)
    for index in content.indices {
      if content[index] == quote { output.append(quote) }
      output.append(content[index])
    }
    output.append(quote)
  }

  /// Whether a byte would end the field, or might open or close it.
  private func needsQuotes(_ content: Span<UInt8>) -> Bool {
    content.indices.contains { index in
      let byte = content[index]
      return byte == delimiter || byte == quote || byte == 0x0A || byte == 0x0D
    }
  }
}
