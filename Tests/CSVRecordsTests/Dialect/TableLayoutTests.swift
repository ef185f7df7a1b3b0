import CSVRecords
import Testing

struct TableLayoutTests {
  @Test(arguments: [
    ([["id", "name"]], ["id", "name"]),
    ([["id", ""]], ["id", ""]),
    // The example of the Table Dialect standard.
    ([["fruit"], ["id", "name"]], ["fruit id", "fruit name"]),
    ([["fruit", "", "root"], ["id", "name", "id"]], ["fruit id", "fruit name", "root id"]),
    ([["id", "fruit", ""], ["", "name", "size"]], ["id", "fruit name", "fruit size"]),
    ([["a", "b"], ["c"]], ["a c", "b"]),
    ([["a"], ["", "b"], ["c", "d"]], ["a c", "a b d"]),
    ([], []),
  ])
  func `column names are joined from the header rows`(rows: [[String]], names: [String]) {
    #expect(TableLayout(headerRows: [1, 2]).names(rows) == names)
  }

  @Test func `the parts of a name are joined by the header join of the layout`() {
    #expect(TableLayout(headerJoin: "-").names([["a", "b"], ["c", "d"]]) == ["a-c", "b-d"])
    #expect(TableLayout(headerJoin: "").names([["a"], ["b"]]) == ["ab"])
  }

  @Test func `rows are counted if there are comment rows or header rows other than the first`() {
    #expect(!TableLayout().countsRows && TableLayout().hasPlainHeader)
    #expect(TableLayout(commentRows: [1]).countsRows && TableLayout(commentRows: [1]).hasPlainHeader)
    #expect(TableLayout(headerRows: [2]).countsRows && !TableLayout(headerRows: [2]).hasPlainHeader)
    #expect(
      TableLayout(headerRows: [3, 1, 3], commentRows: [4, 2])
        == TableLayout(headerRows: [1, 3], commentRows: [2, 4]))
  }

  @Test func `an invalid row number, or a row that is both header and comment, is a programming error`() async
  {
    await #expect(processExitsWith: .failure) { _ = TableLayout(headerRows: [1, 2], commentRows: [2]) }
    await #expect(processExitsWith: .failure) { _ = TableLayout(headerRows: []) }
    await #expect(processExitsWith: .failure) { _ = TableLayout(commentRows: [0]) }
  }
}
