internal import ByteStreams
internal import Bytes
internal import CSVRecords
package import FileOutput

/// The lines of a file that are not UTF-8, and the number of those that are and have characters beyond ASCII.
///
/// A text in another encoding is valid UTF-8 beyond ASCII only by chance. A file with many such lines and a few others is a mixture,
/// which no encoding reads.
package struct UndecodedLines: Sendable {
  /// The maximum number of lines whose numbers are kept.
  private static let kept = 10

  /// The numbers of the first lines that are not UTF-8.
  package private(set) var numbers: [Int] = []
  /// The number of lines that are not UTF-8.
  package private(set) var count = 0
  private var decoded = 0

  /// Whether the other lines prove that the file is UTF-8 but for these.
  package var areExceptions: Bool { count > 0 && decoded > 0 && 2 * decoded > count }

  /// Reads a regular file; `nil` if it cannot be read. O(n).
  package init?(of path: BytePath) {
    guard let file = try? InputFile(path), file.isRegular,
      let source = try? DecodedInput(file, encoding: .automatic)
    else { return nil }
    var reader = ChunkReader(source, format: .lines)
    var (chunk, lines) = (Chunk(), 0)
    while true {
      guard let isFilled = try? reader.fill(&chunk) else { return nil }
      guard isFilled else { return }
      let text = chunk.storage.span.extracting(first: chunk.count)
      if !text.isASCII { add(text, after: lines) }
      lines += chunk.lineEndCount
    }
  }

  private mutating func add(_ text: borrowing Span<UInt8>, after lines: Int) {
    var (number, start) = (lines + 1, 0)
    for index in 0...text.count where index == text.count || text[index] == 0x0A {
      let line = text.extracting(start..<index)
      (start, number) = (index + 1, number + 1)
      if line.isASCII { continue }
      guard !line.isUTF8 else {
        decoded += 1
        continue
      }
      count += 1
      if numbers.count < Self.kept { numbers.append(number - 1) }
    }
  }
}
