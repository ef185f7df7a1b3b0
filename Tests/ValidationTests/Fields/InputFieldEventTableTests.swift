import TestSupport
import Testing
import Validation

/// The whole of the event table under each compatibility, line by line.
///
/// The expected files stand in `Golden`; `RECORD=1 swift test --filter InputFieldEventTableTests` writes them
/// anew, to be read in the diff.
@Suite struct InputFieldEventTableTests {
  @Test(arguments: InputFieldCompatibility.allCases)
  func `each event makes of each field what the table says`(compatibility: InputFieldCompatibility) {
    let name = "field-events-\(compatibility).txt"
    let table = InputFieldEventTable(compatibility: compatibility).text
    let difference = GoldenFile("../Golden/\(name)", near: #filePath).difference(from: Array(table.utf8))
    #expect(difference == nil)
  }
}
