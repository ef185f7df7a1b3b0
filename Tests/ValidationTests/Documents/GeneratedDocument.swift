import Foundation
import Testing

/// A page of the documentation that is made from the catalogues; `RECORD=1` writes it anew.
struct GeneratedDocument {
  private let file: URL

  init(_ name: String) {
    file =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/\(name)").standardizedFileURL
  }

  /// Compares the page with its expected text.
  func expect(_ text: String) throws {
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    let stale: Comment = "stale: RECORD=1 swift test --filter DocumentTests writes it anew"
    #expect(written == text, stale)
  }
}
