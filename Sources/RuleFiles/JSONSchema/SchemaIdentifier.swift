/// The identifier of a schema: a URI without a fragment, or a relative reference where the document has no URI.
struct SchemaIdentifier: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  /// Returns the identifier that a reference without a fragment has where this one is the base: RFC 3986, section 5.2.
  func resolving(_ reference: String) -> SchemaIdentifier {
    let (base, other) = (Array(text.utf8), Array(reference.utf8))
    if other.isEmpty { return self }
    if Self.endOfScheme(other) != nil { return SchemaIdentifier(reference) }
    let endOfScheme = Self.endOfScheme(base) ?? 0
    if other.starts(with: "//".utf8) { return SchemaIdentifier(base[..<endOfScheme] + other) }
    let startOfPath = Self.startOfPath(base, after: endOfScheme)
    let root = base[..<startOfPath]
    var folder = Array(base[startOfPath...].prefix { $0 != Self.questionMark })
    let path = other.prefix { $0 != Self.questionMark }
    let query = other[path.endIndex...]
    if path.isEmpty { return SchemaIdentifier(root + folder + query) }
    if path[0] == Self.slash { return SchemaIdentifier(root + Self.withoutDots(path) + query) }
    if folder.isEmpty, startOfPath > endOfScheme { folder = [Self.slash] }
    // A base without a slash in its path, such as a URN, has no folder.
    guard let end = folder.lastIndex(of: Self.slash) else {
      return SchemaIdentifier(Self.withoutDots(path) + query)
    }
    return SchemaIdentifier(root + Self.withoutDots(folder[...end] + path) + query)
  }

  private static let (slash, questionMark) = (UInt8(ascii: "/"), UInt8(ascii: "?"))

  private init(_ bytes: ArraySlice<UInt8>) { text = String(decoding: bytes, as: UTF8.self) }

  /// Returns the index after the colon of a scheme (section 3.1); `nil` if there is none.
  private static func endOfScheme(_ bytes: [UInt8]) -> Int? {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: ":"): return index == 0 ? nil : index + 1
      case slash, questionMark: return nil
      default: continue
      }
    }
    return nil
  }

  /// Returns the index after the authority (section 3.2), if there is one.
  private static func startOfPath(_ bytes: [UInt8], after scheme: Int) -> Int {
    guard bytes[scheme...].starts(with: "//".utf8) else { return scheme }
    return bytes[(scheme + 2)...].firstIndex { $0 == slash || $0 == questionMark } ?? bytes.count
  }

  /// Removes the segments `.` and `..` of a path: section 5.2.4.
  private static func withoutDots(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var segments: [ArraySlice<UInt8>] = []
    let parts = path.split(separator: slash, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch String(decoding: part, as: UTF8.self) {
      case ".": if isLast { segments.append([]) }
      case "..":
        if segments.count > 1 || segments.last?.isEmpty == false { segments.removeLast() }
        if isLast { segments.append([]) }
      default: segments.append(part)
      }
    }
    return Array(segments.joined(separator: [slash]))[...]
  }
}
