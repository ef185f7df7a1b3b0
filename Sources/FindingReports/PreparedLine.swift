internal import Bytes

/// The line of a template in the form in which it is written fastest: pieces of text, each followed by a number or the value.
package struct PreparedLine: Sendable {
  private struct Piece {
    /// The number of bytes of the text.
    let count: Int
    /// The placeholder after the text; `nil` for the end of the line.
    let placeholder: LineTemplate.Placeholder?
  }

  package let escapes: any TextEscapes
  /// The text of all pieces, and ``UncheckedByteWriter/slack`` bytes after it.
  private let text: [UInt8]
  private let pieces: [Piece]
  /// The maximum number of bytes that the writer needs without the values, and the number of values.
  private let room: Int
  private let valueCount: Int

  package init(_ template: LineTemplate) {
    escapes = template.escapes
    text = unsafe template.text + [UInt8](repeating: 0, count: UncheckedByteWriter.slack)
    var (pieces, start) = ([Piece](), 0)
    for (placeholder, position) in template.placeholders {
      pieces.append(Piece(count: position - start, placeholder: placeholder))
      start = position
    }
    pieces.append(Piece(count: template.text.count - start, placeholder: nil))
    self.pieces = pieces
    valueCount = template.placeholders.count { $0.placeholder == .value }
    room = unsafe text.count + (pieces.count - 1 - valueCount) * UncheckedByteWriter.longestNumber
  }

  /// The number of bytes of the text.
  package var size: Int { unsafe text.count - UncheckedByteWriter.slack }

  /// Appends the line.
  ///
  /// - Parameters:
  ///   - value: The value without escapes.
  ///   - scratch: An array that is reused for the value with its escapes, if it has any.
  package func append(
    _ location: Finding.Location, _ value: Span<UInt8>, escapedIn scratch: inout [UInt8],
    to output: inout [UInt8]
  ) {
    if escapes.keepsUnchanged(value) { return append(location, value, to: &output) }
    scratch.removeAll(keepingCapacity: true)
    escapes.append(value, to: &scratch)
    append(location, scratch.span, to: &output)
  }

  /// Appends the line.
  ///
  /// - Parameter value: The value with its escapes.
  private func append(_ location: Finding.Location, _ value: Span<UInt8>, to output: inout [UInt8]) {
    let room = room + valueCount * value.count
    output.append(addingCapacity: room) { output in
      // SAFETY: the precondition checks the capacity, and no more bytes are written than are counted in `room`: the text once with
      // the slack, the values, and a number for each other placeholder. The counts of the pieces add up to that of the text. All
      // bytes up to the final count have been initialized.
      unsafe output.withUnsafeMutableBufferPointer { buffer, count in
        precondition(room <= buffer.count - count, "capacity for the whole line")
        var line = unsafe UncheckedByteWriter(UnsafeMutableRawPointer(buffer.baseAddress!) + count)
        unsafe text.withUnsafeBytes { text in
          var start = text.baseAddress!
          for piece in pieces {
            unsafe line.append(padded: start, count: piece.count)
            unsafe start += piece.count
            guard let placeholder = piece.placeholder else { break }
            if placeholder == .value {
              unsafe line.append(value)
            } else {
              unsafe line.append(location.number(for: placeholder))
            }
          }
        }
        unsafe count = line.end - UnsafeMutableRawPointer(buffer.baseAddress!)
      }
    }
  }
}

extension Finding.Location {
  /// The number that a placeholder represents.
  @inline(__always)
  fileprivate func number(for placeholder: LineTemplate.Placeholder) -> Int? {
    switch placeholder {
    case .record: record
    case .line: line
    case .column: column
    case .offset: offset
    case .lineOrRecord: line ?? record ?? 0
    case .value: nil
    }
  }
}
