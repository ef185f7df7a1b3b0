import FileOutput
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of reading a column of another file for a rule.
struct ColumnValuesTests {
  private let directory = ScratchDirectory()

  private func values(
    _ text: String, _ column: String = "code", hasHeader: Bool = true, delimiter: Character = ","
  ) throws -> [String] {
    let path = directory.write(Array(text.utf8), to: "c.csv")
    let column = FileColumn(
      path: path, column: column, hasHeader: hasHeader, delimiter: delimiter.asciiValue!)
    var values: [String] = []
    try ColumnValues.read(column) { values.append(String(repairing: $0)) }
    return values
  }

  @Test(
    arguments: [
      ("name,code\na,1\nb,2\n", ["1", "2"]), ("code\n1\n\n2", ["1", "", "2"]), ("code,x\n", []),
      ("\u{FEFF}code,x\r\n\"1\",\r\n\"a \"\"b\"\"\",\r\n", ["1", "a \"b\""]),
      ("x,code\n,\"1\n2\"\n\n,\"\"\n", ["1\n2", ""]),
      ("x,code\n\"y\" z,\"3\" 4\n", ["3 4"]),
    ])
  func `the values of a column are read without quotes and in order`(text: String, values: [String]) throws {
    #expect(try self.values(text) == values)
  }

  @Test func `a column of a file without a header is a number`() throws {
    #expect(try values("a;1\nb;2\n", "2", hasHeader: false, delimiter: ";") == ["1", "2"])
    #expect(try values("", "2", hasHeader: false) == [])
  }

  @Test func `a file of many chunks is read completely`() throws {
    let numbers = (0..<200_000).map(String.init)
    #expect(try values("id,code\n" + numbers.map { "\($0),\($0)\n" }.joined()) == numbers)
  }

  @Test(arguments: [1, 100_000, 199_999])
  func `records with quotes and faults are read wherever they are in a file`(number: Int) throws {
    var lines = (1...200_000).map { "\($0),\($0)\n" }
    lines[number - 1] = "x,\"a \"\"b\"\"\"\n"
    lines[number / 2] = "\ny,\"c\nd\"\n"
    var expected = (1...200_000).map(String.init)
    (expected[number - 1], expected[number / 2]) = ("a \"b\"", "c\nd")
    if number == 1 { expected[0] = "c\nd" }
    #expect(try values("id,code\n" + lines.joined()) == expected)

    lines[199_999] = "1,2,3\n"
    let error = #expect(throws: FileError.self) { try values("id,code\n" + lines.joined()) }
    #expect(error?.reason == "record 200000 has 3 fields, not as many as the first")
  }

  @Test(
    arguments: [
      ("name,cod\n", "code", true, "it has no column 'code'; did you mean 'cod'?"),
      ("a,b\n", "code", true, "it has no column 'code'; it has 'a', 'b'"),
      ("code,code\n", "code", true, "it has column 'code' twice"),
      ("", "code", true, "it is empty: it has no header"),
      ("a,b\n", "x", false, "without a header a column is its number from 1, not 'x'"),
      ("a,b\n", "0", false, "without a header a column is its number from 1, not '0'"),
      ("a,b\n", "3", false, "it has no column 3; its first record has 2"),
      ("a,code\n1,2\n3\n", "code", true, "record 2 has 1 field, not as many as the first"),
      (
        "a,code\n1,2\n3,4\n5,\"6\n", "code", true,
        "record 3 has a quote that opens a field and is never closed"
      ),
    ])
  func `an unreadable column is an error with the reason`(
    text: String, column: String, hasHeader: Bool, reason: String
  ) {
    let error = #expect(throws: FileError.self) { try values(text, column, hasHeader: hasHeader) }
    #expect(error?.reason == reason)
  }

  @Test(arguments: [true, false])
  func `a first record longer than 4 MiB is an error, whether it is a header or not`(hasHeader: Bool) throws {
    let longest = String(repeating: "1", count: 4 << 20)
    #expect(try values(longest + "\n2\n", "1", hasHeader: false) == [longest, "2"])
    for text in [longest + "1\n2\n", longest + "1", "\"" + longest] {
      let error = #expect(throws: FileError.self) { try values(text, "1", hasHeader: hasHeader) }
      #expect(error?.reason == "row 1 is longer than 4194304 bytes; is there a quote that is not closed?")
    }
  }
}
