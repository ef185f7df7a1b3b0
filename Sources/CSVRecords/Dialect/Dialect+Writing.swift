extension Dialect {
  /// Appends a field with the content: in quotes if necessary or required, with escapes if there are no quotes. O(n).
  ///
  /// - Parameter isQuoted: Whether the field is in quotes even if that is not necessary.
  /// - Returns: Whether the dialect can represent the content; if not, nothing is appended.
  public func append(_ content: Span<UInt8>, isQuoted: Bool, to output: inout [UInt8]) -> Bool {
    guard isQuoted || needsQuotes(content) else {
      for index in content.indices { output.append(content[index]) }
      return true
    }
    guard let quote else { return appendEscaped(content, to: &output) }
    let prefix = doublesQuotes ? quote : escape
    guard prefix != nil || !content.indices.contains(where: { content[$0] == quote }) else { return false }
    output.append(quote)
    for index in content.indices {
      if content[index] == quote, let prefix { output.append(prefix) }
      if content[index] == escape { output.append(content[index]) }
      output.append(content[index])
    }
    output.append(quote)
    return true
  }

  private func appendEscaped(_ content: Span<UInt8>, to output: inout [UInt8]) -> Bool {
    guard let escape else { return false }
    for index in content.indices {
      let isFirst = index == 0 && (skipsInitialSpace || comment != nil)
      if isFirst || isSpecial(content[index]) { output.append(escape) }
      output.append(content[index])
    }
    return true
  }

  /// Whether the content, written as it is, would be read as something else.
  private func needsQuotes(_ content: Span<UInt8>) -> Bool {
    if content.count > 0 {
      if skipsInitialSpace && content[0] == 0x20 { return true }
      if let comment, comment.begins(content, at: 0) { return true }
    }
    return content.indices.contains { isSpecial(content[$0]) }
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == quote || byte == escape || byte == 0x0A || byte == 0x0D
  }
}
