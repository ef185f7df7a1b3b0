internal import Bytes

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

  /// Appends a field of fixed width with the content, as wide as the field was. O(n).
  ///
  /// - Returns: Whether the content fits; if not, nothing is appended.
  package func append(_ content: Span<UInt8>, filling field: Span<UInt8>, to output: inout [UInt8]) -> Bool {
    let (width, size) = (UTF8Sequence.scalarCount(in: field), UTF8Sequence.scalarCount(in: content))
    guard size <= width, isPlain(content) else { return false }
    output.append(content)
    output.append(contentsOf: repeatElement(0x20, count: width - size))
    return true
  }

  /// Returns the bytes of a record after which a delimiter is read as one: the last field is quoted if it ends with a byte of a
  /// delimiter of several, as that of `a||b|` does. `nil` if there are no quotes. O(n).
  ///
  /// - Parameter record: The record, without its line end.
  package func extensible(_ record: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard separator.size > 1, let last = record.last, isOfDelimiter(last) else { return record }
    let row = TableRow(Array(record), self)
    guard let content = row.fields.last, let range = row.fieldRanges.last, !content.isEmpty else {
      return record
    }
    var output = Array(record.prefix(range.lowerBound))
    return appendQuoted(content.span, to: &output) ? output[...] : nil
  }

  /// Returns the bytes that add empty fields to the end of a record. O(n) for fixed widths.
  ///
  /// - Parameters:
  ///   - count: The number of fields, at least 1.
  ///   - record: The record, without its line end.
  package func emptyFields(_ count: Int, after record: Span<UInt8>) -> [UInt8] {
    switch separator {
    case .delimiter(let delimiter): return (0..<count).flatMap { _ in delimiter.bytes }
    case .widths(let widths):
      let scalars = UTF8Sequence.scalarCount(in: record)
      let ended = widths.ends.partitioningIndex { $0 > scalars }
      let last = min(ended + count - 1, widths.ends.count - 1)
      return [UInt8](repeating: 0x20, count: max(0, widths.ends[last] - scalars))
    }
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

  /// Whether the byte is one of the delimiter: content that ends with some of its bytes could begin one.
  private func isOfDelimiter(_ byte: UInt8) -> Bool {
    guard case .delimiter(let delimiter) = separator else { return false }
    return delimiter.contains(byte)
  }

  /// Whether the byte outside quotes is not content, makes the next byte content, or may be part of a delimiter.
  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == escape || byte == 0x0A || byte == 0x0D || isOfDelimiter(byte)
  }
}
