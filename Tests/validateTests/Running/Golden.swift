import Foundation
import Testing

/// Files of expected output. `RECORD=1 swift test --filter validateTests` writes them anew, to be read in the diff.
enum Golden {
  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")

  /// Expects what the file of that name holds.
  static func expect(
    _ bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = directory.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Data(bytes).write(to: file) }
    let expected = (try? Data(contentsOf: file)).map { Array($0) } ?? []
    guard expected != bytes else { return }
    Issue.record(
      """
      Golden/\(name): \(Difference(expected: expected, got: bytes))
      If the new output is right: RECORD=1 swift test --filter validateTests
      """, sourceLocation: sourceLocation)
  }
}
