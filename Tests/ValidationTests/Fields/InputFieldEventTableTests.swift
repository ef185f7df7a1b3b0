import TestSupport
import Testing
import Validation

/// Compares the complete event table of each compatibility with a golden file.
///
/// The golden files are in `Golden`. `RECORD=1 swift test --filter InputFieldEventTableTests` rewrites them; review
/// the diff afterwards.
@Suite struct InputFieldEventTableTests {
  @Test(arguments: InputFieldCompatibility.allCases)
  func `each event has the recorded result in each state of the field`(compatibility: InputFieldCompatibility)
  {
    let name = "field-events-\(compatibility).txt"
    let table = InputFieldEventTable(compatibility: compatibility).text
    let difference = GoldenFile("../Golden/\(name)", near: #filePath).difference(from: Array(table.utf8))
    #expect(difference == nil)
  }
}
