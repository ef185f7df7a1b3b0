import JSONDocument
import RuleFiles
import Testing

struct RuleFileErrorTests {
  @Test func `faults are sorted by location and otherwise keep their order`() {
    let faults = [
      fault(line: 9, column: 1, "d"), fault(line: 2, column: 10, "b"), fault(line: 2, column: 10, "c"),
      fault(line: 2, column: 9, "a"),
    ]
    #expect(
      RuleFileError(faults).rendered(file: "rules/orders.json") == """
        rules/orders.json:2:9: a
        rules/orders.json:2:10: b
        rules/orders.json:2:10: c
        rules/orders.json:9:1: d
        """)
  }

  @Test func `each line of an error without a file name begins with the location`() {
    let error = RuleFileError([fault(line: 2, column: 1, "b"), fault(line: 1, column: 7, "a")])
    #expect("\(error)" == "1:7: a\n2:1: b")
  }

  private func fault(line: Int, column: Int, _ message: String) -> RuleFileFault {
    RuleFileFault(at: DocumentPosition(line: line, column: column, offset: 0), message)
  }
}
