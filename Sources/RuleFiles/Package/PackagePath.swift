internal import Bytes
internal import Validation

/// A path or URL in a descriptor of Data Package v2, by the rules of its section "URL or Path".
enum PackagePath {
  /// A file in the folder of the descriptor or below it.
  case local
  /// A URL with a scheme, which is not read.
  case remote
  /// A path that the standard forbids, with the reason as the end of a sentence.
  case forbidden(String)

  init(_ text: String) {
    let parts = text.split(atEach: UInt8(ascii: "/"))
    if Self.hasScheme(text) {
      self = .remote
    } else if text.isEmpty || text == "-" || text.utf8.contains(0) {
      self = .forbidden("is not the path of a file")
    } else if text.hasPrefix("/") {
      self = .forbidden("is absolute; a package may only name files in its own folder")
    } else if parts.contains("..") {
      self = .forbidden(
        "leaves the folder of the package with '..'; a package may only name files in its own folder")
    } else if parts.dropLast().contains(where: { $0.hasPrefix(".") && $0 != "." }) {
      self = .forbidden("is in a hidden folder, which a package may not name")
    } else {
      self = .local
    }
  }

  /// Whether the text begins with the scheme of a URL and `://`.
  private static func hasScheme(_ text: String) -> Bool {
    let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard text.utf8.dropFirst(scheme.count).starts(with: "://".utf8), let first = scheme.first else {
      return false
    }
    return first.isLetter && scheme.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
  }
}
