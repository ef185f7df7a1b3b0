extension Dialect {
  /// Appends a field with the content: in quotes if necessary or required, with escapes if the dialect has no quotes. O(n).
  ///
  /// - Parameters:
  ///   - content: The bytes of the field without quotes and escapes.
  ///   - isQuoted: Whether the field is in quotes even if that is not necessary, provided that the dialect has quotes and can
  ///     represent the content in them.
  ///   - output: The bytes that the field is appended to.
  /// - Returns: Whether the dialect can represent the content; if not, nothing is appended.
  public func append(_ content: Span<UInt8>, isQuoted: Bool, to output: inout [UInt8]) -> Bool {
    let start = output.count
    if isQuoted && appendQuoted(content, to: &output) {
    } else if isPlain(content) && !content.indices.contains(where: { content[$0] == quote }) {
      append(plain: content, to: &output)
      return true
    } else if appendQuoted(content, to: &output) || appendEscaped(content, to: &output) {
    } else if isPlain(content) {
      append(plain: content, to: &output)
      return true
    } else {
      return false
    }
    // What is read as the null sequence is not unescaped.
    guard let nullSequence, output[start...].elementsEqual(nullSequence.bytes) else { return true }
    output.removeSubrange(start...)
    return false
  }

  private func append(plain content: Span<UInt8>, to output: inout [UInt8]) {
    for index in content.indices { output.append(content[index]) }
  }

  private func appendQuoted(_ content: Span<UInt8>, to output: inout [UInt8]) -> Bool {
    guard let quote else { return false }
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
    guard quote == nil, let escape else { return false }
    for index in content.indices {
      let isFirst = index == 0 && (skipsInitialSpace || comment != nil)
      if isFirst || isSpecial(content[index]) { output.append(escape) }
      output.append(content[index])
    }
    return true
  }

  /// Whether the content, written without quotes and escapes, is read as the same content, possibly with a note on quotes in it.
  private func isPlain(_ content: Span<UInt8>) -> Bool {
    if content.count > 0 {
      if content[0] == quote || (skipsInitialSpace && content[0] == 0x20) { return false }
      if let comment, comment.begins(content, at: 0) { return false }
    }
    return !content.indices.contains { isSpecial(content[$0]) }
  }

  /// Whether the byte outside quotes is not content, or makes the next byte content.
  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == escape || byte == 0x0A || byte == 0x0D
  }
}
