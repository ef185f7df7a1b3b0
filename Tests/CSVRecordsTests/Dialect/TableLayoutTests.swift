import CSVRecords
import Testing

struct TableLayoutTests {
  @Test(arguments: [
    ([["id", "name"]], ["id", "name"]),
    ([["id", ""]], ["id", ""]),
    // Table Dialect's own example.
    ([["fruit"], ["id", "name"]], ["fruit id", "fruit name"]),
    ([["fruit", "", "root"], ["id", "name", "id"]], ["fruit id", "fruit name", "root id"]),
    ([["id", "fruit", ""], ["", "name", "size"]], ["id", "fruit name", "fruit size"]),
    ([["a", "b"], ["c"]], ["a c", "b"]),
    ([["a"], ["", "b"], ["c", "d"]], ["a c", "a b d"]),
    ([], []),
  ])
  func `names are joined from the header rows`(rows: [[String]], names: [String]) {
    #expect(TableLayout(headerRows: [1, 2]).names(rows) == names)
  }

  @Test func `names are joined by what the layout says`() {
    #expect(TableLayout(headerJoin: "-").names([["a", "b"], ["c", "d"]]) == ["a-c", "b-d"])
    #expect(TableLayout(headerJoin: "").names([["a"], ["b"]]) == ["ab"])
  }

  @Test func `rows are counted where any but the first is named`() {
    #expect(!TableLayout().countsRows && TableLayout().hasPlainHeader)
    #expect(TableLayout(commentRows: [1]).countsRows && TableLayout(commentRows: [1]).hasPlainHeader)
    #expect(TableLayout(headerRows: [2]).countsRows && !TableLayout(headerRows: [2]).hasPlainHeader)
    #expect(
      TableLayout(headerRows: [3, 1, 3], commentRows: [4, 2])
        == TableLayout(headerRows: [1, 3], commentRows: [2, 4]))
  }

  @Test func `a row that is header and comment is a programming error`() async {
    await #expect(processExitsWith: .failure) { _ = TableLayout(headerRows: [1, 2], commentRows: [2]) }
    await #expect(processExitsWith: .failure) { _ = TableLayout(headerRows: []) }
    await #expect(processExitsWith: .failure) { _ = TableLayout(commentRows: [0]) }
  }
}
