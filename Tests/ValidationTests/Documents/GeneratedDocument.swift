import TestSupport
import Testing

/// A page of the documentation, or another text, that is generated from the catalog; `RECORD=1` overwrites it.
struct GeneratedDocument {
  private let file: GoldenFile

  init(_ name: String) {
    file = GoldenFile("../../../Documentation/\(name)", near: #filePath)
  }

  /// Expects the page to be equal to a text.
  func expect(_ text: String) {
    let difference = file.difference(from: Array(text.utf8))
    #expect(difference == nil, "out of date: run ./Scripts/record.sh")
  }
}
