import JSONDocument
import Testing

@testable import RuleFiles

/// Tests with large documents, which take far too long if any part of the reader has quadratic cost.
struct JSONNodeReaderSizeTests {
  @Test(arguments: ["x", "é", "\\n", "\\uD83D\\uDE00"])
  func `a long string is read completely`(piece: String) throws {
    let count = 1_000_000 / piece.utf8.count
    let root = try JSONNodeReader.read(Array("[\"\(String(repeating: piece, count: count))\", 1]".utf8))
    guard case .array(let elements) = root.content, case .string(let text) = elements.first?.content else {
      Issue.record("the root is \(root.content.noun)")
      return
    }
    #expect(text.unicodeScalars.count == count)
    #expect(elements.last?.position.column == 6 + count * piece.unicodeScalars.count)
  }

  @Test func `a long array is read completely`() throws {
    let root = try JSONNodeReader.read(
      Array("[\((0..<100_000).map { "\($0)" }.joined(separator: ",\n"))]".utf8))
    guard case .array(let elements) = root.content, case .number(let last) = elements.last?.content else {
      Issue.record("the root is \(root.content.noun)")
      return
    }
    #expect(elements.count == 100_000)
    #expect(last == "99999")
    #expect(elements.last?.position.line == 100_000)
  }

  @Test func `all of many keys are found, and a repeated key among them is reported`() throws {
    let members = (0..<50_000).map { "\"key \($0)\": \($0)" }.joined(separator: ",\n")
    let root = try JSONNodeReader.read(Array("{\(members)}".utf8))
    guard case .object(let object) = root.content else {
      Issue.record("the root is \(root.content.noun)")
      return
    }
    #expect(object.members.count == 50_000)
    #expect(object["key 49999"]?.keyPosition.line == 50_000)
    #expect(object["key 50000"] == nil)

    let error = #expect(throws: RuleFileError.self) {
      try JSONNodeReader.read(Array("{\(members),\n\"key 7\": 0}".utf8))
    }
    #expect(
      error?.description
        == "50001:1: the key 'key 7' is already in this object: keep this one or the first, at 8:1")
  }

  @Test func `each of many repeated keys is reported`() {
    let faults = FaultCollector()
    let members = Array(repeating: "\"a\":0", count: 20_000).joined(separator: ",")
    #expect(JSONNodeReader.read(Array("{\(members)}".utf8), reportingTo: faults) != nil)
    #expect(faults.count == 19_999)
  }
}
