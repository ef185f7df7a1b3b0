import Foundation
import Testing
import Validation

/// The whole of the event table under each compatibility, line by line.
///
/// The expected files stand in `Golden`; `RECORD=1 swift test --filter InputFieldEventTableTests` writes them
/// anew, to be read in the diff.
@Suite struct InputFieldEventTableTests {
  private static let directory = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../Golden").standardizedFileURL

  @Test(arguments: InputFieldCompatibility.allCases)
  func `each event makes of each field what the table says`(compatibility: InputFieldCompatibility) throws {
    let name = "field-events-\(compatibility).txt"
    let file = Self.directory.appending(path: name)
    let table = InputFieldEventTable(compatibility: compatibility).text
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    let lines = (table: table.split(separator: "\n"), expected: expected.split(separator: "\n"))
    let first = zip(lines.table, lines.expected).first { $0 != $1 }
    #expect(
      table.utf8.elementsEqual(expected.utf8),
      "Golden/\(name): expected '\(first?.1 ?? "")', got '\(first?.0 ?? "")'")
  }
}
