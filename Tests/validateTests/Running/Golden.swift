import TestSupport
import Testing

/// The files of expected output of the program. `RECORD=1 swift test --filter validateTests` rewrites them, to be
/// reviewed as a diff.
enum Golden {
  /// Expects the content of the file of that name in `Golden`.
  static func expect(_ bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = GoldenFile("../Golden/\(name)", near: #filePath).difference(from: bytes)
    #expect(difference == nil, sourceLocation: sourceLocation)
  }
}
