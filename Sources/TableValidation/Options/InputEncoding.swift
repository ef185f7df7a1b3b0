internal import ByteStreams
internal import Bytes
internal import Validation

/// The encoding of inputs.
package enum InputEncoding: Hashable, Sendable {
  /// The encoding by the byte-order mark of an input, or UTF-8 if it has none.
  case automatic
  /// UTF-8, whatever byte-order mark of another encoding the input has.
  case utf8
  /// An encoding by its name for iconv; byte-order marks are not interpreted.
  case named(String)

  /// Whether the probable encoding of text that is not UTF-8 is determined.
  package var isGuessed: Bool { self == .automatic || self == .utf8 }

  /// Creates an encoding by its name: `auto` or a name that iconv supports.
  ///
  /// - Throws: ``UnknownEncoding``.
  package init(_ name: String) throws(UnknownEncoding) {
    switch name.lowercased() {
    case "auto": self = .automatic
    case "utf-8", "utf8": self = .utf8
    default:
      guard Transcoder(name) != nil else { throw UnknownEncoding(name: name) }
      self = .named(name)
    }
  }
}

/// An error: the C library does not support the encoding of that name.
package struct UnknownEncoding: Error, CustomStringConvertible {
  let name: String

  package var description: String {
    let hint = Suggestion.question(for: name, among: EncodingName.common)
    return "there is no encoding '\(name)'; \(hint ?? "'iconv -l' lists the names")"
  }
}
