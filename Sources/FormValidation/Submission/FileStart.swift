internal import Bytes

/// The first bytes of the file of a part, for a detector.
struct FileStart: Sendable {
  /// The number of bytes that are kept, which the signatures of formats do not exceed.
  private static let length = 1 << 16

  private let detector: (any FileTypeDetector)?
  private var bytes: [UInt8] = []

  init(_ detector: (any FileTypeDetector)?) { self.detector = detector }

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ more: Span<UInt8>) {
    guard detector != nil, bytes.count < Self.length else { return }
    bytes.append(more.extracting(0..<min(more.count, Self.length - bytes.count)))
  }

  /// Returns the type of the file: that of its content, if the detector knows it. A text has no signature, so that a declared type of
  /// texts is kept if the content is text.
  func mediaType(declaredAs declared: String) -> String {
    guard let found = detector?.mediaType(ofFileBeginningWith: bytes.span) else { return declared }
    let isText = declared.lowercased().hasPrefix("text/") || Self.texts.contains(declared.lowercased())
    return found == "text/plain" && isText ? declared : found
  }

  /// The types of texts whose names do not begin with `text/`.
  private static let texts: Set = [
    "application/json", "application/xml", "application/yaml", "application/sql", "image/svg+xml",
  ]
}
