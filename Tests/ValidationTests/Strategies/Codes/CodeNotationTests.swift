import Testing

@testable import Validation

@Suite struct CodeNotationTests {
  @Test func `a matching value has the symbols of the notation with their offsets`() throws {
    let form = CodeNotation("dd-?ac|s(d)X")
    let symbols = try form.read("12-A7".utf8.span).get()
    #expect(symbols.count == 4)
    #expect((0..<4).map { symbols[$0] } == [1, 2, 10, 7])
    #expect((0..<4).map { symbols.offset(of: $0) } == [0, 1, 3, 4])
    let other = try form.read("+(5)X".utf8.span).get()
    #expect((0..<3).map { other.byte($0) } == [UInt8(ascii: "+"), UInt8(ascii: "5"), UInt8(ascii: "X")])
  }

  @Test func `a mismatch has the offset that the longest matching pattern reaches`() {
    let form = CodeNotation("ddd|d-d")
    for (value, offset) in [
      ("", 0), ("x", 0), ("1", 1), ("12x", 2), ("1-", 2), ("1-x", 2), ("1234", 3), ("1-23", 3),
    ] {
      guard case .failure(let mismatch) = form.read(value.utf8.span) else {
        Issue.record("\(value) matches")
        continue
      }
      #expect(mismatch.offset == offset, "\(value)")
    }
  }

  @Test func `the description of a notation consists of examples`() {
    #expect(CodeNotation("dd-?ac|s(d)X").described == "99AX, -(9)X")
  }
}
