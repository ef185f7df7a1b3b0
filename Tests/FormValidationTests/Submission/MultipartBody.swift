@testable import FormValidation

/// Bodies of `multipart/form-data` for tests, and a simple reference decoder.
enum MultipartBody {
  static let type = "multipart/form-data; boundary=XyZ"

  /// Returns a body of parts, each with the lines of its header and its content.
  static func of(_ parts: [(header: [String], content: String)]) -> [UInt8] {
    var text = ""
    for part in parts {
      text += "--XyZ\r\n" + part.header.map { $0 + "\r\n" }.joined() + "\r\n" + part.content + "\r\n"
    }
    return Array((text + "--XyZ--\r\n").utf8)
  }

  /// Returns the header line with the name of a part, and of a file if given.
  static func named(_ name: String, file: String? = nil) -> String {
    "Content-Disposition: form-data; name=\"\(name)\"" + (file.map { "; filename=\"\($0)\"" } ?? "")
  }

  /// Returns the names and values of a body, found by searching for boundaries from its start, or `nil` if it is
  /// malformed.
  static func pairs(
    _ body: [UInt8], boundary: String = "XyZ"
  ) -> [(name: [UInt8], value: [UInt8], file: Submission.File?)]? {
    let delimiter = Array("\r\n--\(boundary)".utf8)
    var pairs: [(name: [UInt8], value: [UInt8], file: Submission.File?)] = []
    var open: PartHeader.Disposition?
    // A line end is prepended, so that the first boundary also follows a line end.
    var rest = [0x0D, 0x0A] + body
    while true {
      guard let start = rest.offset(of: delimiter) else { return nil }
      if let part = open {
        // The line end before the content belongs to the header.
        let content = Array(rest[..<start].dropFirst(2))
        let file = part.fileName.map { _ in Submission.File(size: content.count, mediaType: part.mediaType) }
        pairs.append((part.name, part.fileName ?? content, file))
      }
      rest = Array(rest[(start + delimiter.count)...])
      if rest.starts(with: [0x2D, 0x2D]) { return pairs }
      rest = Array(rest.drop { $0 == 0x20 || $0 == 0x09 })
      guard rest.starts(with: [0x0D, 0x0A]) else { return nil }
      // A header without lines ends immediately.
      guard let end = rest.offset(of: [0x0D, 0x0A, 0x0D, 0x0A]),
        let part = disposition(rest[2..<end + 4])
      else { return nil }
      open = part
      rest = Array(rest[(end + 2)...])
    }
  }

  private static func disposition(_ lines: ArraySlice<UInt8>) -> PartHeader.Disposition? {
    var header = PartHeader()
    for byte in lines where (try? header.read(byte, at: 0)) == nil { return nil }
    return try? header.disposition()
  }
}

extension [UInt8] {
  fileprivate func offset(of other: [UInt8]) -> Int? {
    indices.first { self[$0...].starts(with: other) }
  }
}
