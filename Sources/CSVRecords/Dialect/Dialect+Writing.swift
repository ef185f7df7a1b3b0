extension Dialect {
  /// Adds a field that says the content: in quotes where it has to be or is to be, with escapes where there are no quotes.
  /// O(n).
  ///
  /// - Parameter isQuoted: Whether it stands in quotes in any case.
  /// - Returns: Whether the dialect can say it; if not, nothing is added.
  public func append(_ content: Span<UInt8>, isQuoted: Bool, to output: inout [UInt8]) -> Bool {
    guard isQuoted || needsMarks(content) else {
      for index in content.indices { output.append(content[index]) }
      return true
    }
    guard let quote else { return appendEscaped(content, to: &output) }
    let mark = doublesQuotes ? quote : escape
    guard mark != nil || !content.indices.contains(where: { content[$0] == quote }) else { return false }
    output.append(quote)
    for index in content.indices {
      if content[index] == quote, let mark { output.append(mark) }
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
      if isFirst || isMark(content[index]) { output.append(escape) }
      output.append(content[index])
    }
    return true
  }

  /// Whether a byte would end the field, might open or close it, or would be taken for something else at its beginning.
  private func needsMarks(_ content: Span<UInt8>) -> Bool {
    if content.count > 0 {
      if skipsInitialSpace && content[0] == 0x20 { return true }
      if let comment, comment.begins(content, at: 0) { return true }
    }
    return content.indices.contains { isMark(content[$0]) }
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == quote || byte == escape || byte == 0x0A || byte == 0x0D
  }
}
