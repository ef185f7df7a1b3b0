import JSONDocument
import RuleFiles
import Testing

struct DocumentObjectTests {
  @Test(arguments: [1, 15, 16, 17, 18, 100])
  func `every member is found by its key at any number of members`(count: Int) {
    var object = DocumentObject()
    for line in 1...count {
      #expect(object["key \(line)"] == nil)
      let position = DocumentPosition(line: line, column: 1, offset: 0)
      object.append(
        DocumentMember(key: "key \(line)", keyPosition: position, value: DocumentNode(.null, at: position)))
    }
    #expect((1...count).map { object["key \($0)"]?.keyPosition.line } == Array(1...count))
    #expect(object.members.map(\.keyPosition.line) == Array(1...count))
    #expect(object["key 0"] == nil)
  }

  @Test(arguments: [1, 40])
  func `keys are compared by scalars, not by canonical equivalence`(count: Int) {
    let position = DocumentPosition(line: 1, column: 1, offset: 0)
    var object = DocumentObject()
    for index in 1...count {
      object.append(
        DocumentMember(key: "\u{E9}\(index)", keyPosition: position, value: DocumentNode(.null, at: position))
      )
    }
    #expect(object["\u{E9}1"] != nil)
    #expect(object["e\u{301}1"] == nil)
  }
}
