internal import ByteStreams
internal import Bytes
internal import CSVRecords
package import FileOutput

/// The format of a file of records by its name and, if this is that of any JSON, by the first byte of its text.
package enum TextFormat: Sendable, Hashable {
  case csv, jsonLines, jsonArray

  /// Determines the format: JSON Lines by the names `.jsonl` and `.ndjson`, and by `.json` if the text begins with an object; an
  /// array by `.json` if it begins with one, and by any name but that of a table if its place is known.
  ///
  /// - Parameters:
  ///   - encoding: The encoding of the text.
  ///   - hasPlace: Whether the place of an array within the text is known, so that an object contains it.
  package init(of path: BytePath, _ encoding: InputEncoding = .automatic, hasPlace: Bool) {
    if path.hasJSONLines {
      self = .jsonLines
    } else if path.hasJSON {
      switch Self.firstByte(of: path, encoding) {
      case UInt8(ascii: "["), nil: self = .jsonArray
      case UInt8(ascii: "{"): self = hasPlace ? .jsonArray : .jsonLines
      default: self = .csv
      }
    } else {
      self = hasPlace && !path.isTable && !path.hasTabs ? .jsonArray : .csv
    }
  }

  /// Whether records are objects, whose members have names.
  package var hasMembers: Bool { self != .csv }

  /// The number of bytes in which the first that is no blank is searched for.
  private static let startSize = 4 << 10

  /// Returns the first byte of a regular file's text that is no blank; `nil` if there is none, or the file cannot be read here.
  private static func firstByte(of path: BytePath, _ encoding: InputEncoding) -> UInt8? {
    guard let file = try? InputFile(path), file.isRegular,
      let source = try? DecodedInput(file, encoding: encoding)
    else { return nil }
    var peeked = PeekedSource(source)
    let bytes = (try? peeked.peek(upTo: startSize)) ?? []
    return bytes.dropFirst(bytes.span.endOfByteOrderMark).first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
  }
}
