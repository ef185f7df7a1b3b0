import TestSupport
import Testing

/// A page of the documentation that is generated from the catalogue; `RECORD=1` writes it anew.
struct GeneratedDocument {
  private let file: GoldenFile

  init(_ name: String) {
    file = GoldenFile("../../../Documentation/\(name)", near: #filePath)
  }

  /// Expects the page to have this text.
  func expect(_ text: String) {
    let difference = file.difference(from: Array(text.utf8))
    #expect(difference == nil, "stale: RECORD=1 swift test --filter DocumentTests writes it anew")
  }
}
