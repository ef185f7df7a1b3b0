import JSONDocument
import RuleFiles
import TestSupport
import Testing

struct JSONNodeReaderRandomTests {
  @Test func `a random document is read back with the position of each value`() throws {
    let seed = TestRun.seed
    for seed in (0..<UInt64(TestRun.rounds(500))).map({ seed &+ $0 }) {
      let document = RandomJSON(seed: seed)
      do {
        let read = DocumentOutline(try JSONNodeReader.read(Array(document.text.utf8))).text
        try #require(read == document.outline, "seed \(seed)")
      } catch let error as RuleFileError {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
  }

  @Test func `a damaged document yields a tree or faults with correct positions`() throws {
    let seed = TestRun.seed
    let documents = (0..<500).map { RandomJSON(seed: seed &+ $0).text.utf8.prefix(600) }
    var rejectedCount = 0
    for round in 0..<TestRun.rounds(5_000) {
      let bytes = Array(documents[round % documents.count]).damaged(seed: seed &+ UInt64(round))
      let places = Places(of: bytes)
      let faults = FaultCollector()
      if let root = JSONNodeReader.read(bytes, reportingTo: faults) {
        try #require(places.areRight(in: root), "seed \(seed), round \(round)")
      } else {
        rejectedCount += 1
        try #require(!faults.isEmpty, "seed \(seed), round \(round)")
      }
      try #require(faults.faults.allSatisfy { places.contains($0.position) }, "seed \(seed), round \(round)")
    }
    #expect(
      (TestRun.rounds(250)..<TestRun.rounds(5_000)).contains(rejectedCount),
      "\(rejectedCount) of 20000 documents are rejected, seed \(seed)"
    )
  }
}

/// The line and column of every offset of a document, computed byte by byte.
private struct Places {
  private let bytes: [UInt8]
  private var positions: [DocumentPosition] = []

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var (line, column) = (1, 1)
    for offset in 0...bytes.count {
      let position = DocumentPosition(line: line, column: column, offset: offset)
      positions.append(position)
      guard offset < bytes.count, offset >= start else { continue }
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D && !bytes[(offset + 1)...].starts(with: [0x0A]) {
        (line, column) = (line + 1, 1)
      } else if !(0x80..<0xC0).contains(bytes[offset]) {
        column += 1
      }
    }
  }

  func contains(_ position: DocumentPosition) -> Bool {
    positions.indices.contains(position.offset) && positions[position.offset] == position
  }

  /// Returns whether every key and value begins with the expected byte at its position.
  func areRight(in node: DocumentNode) -> Bool {
    switch node.content {
    case .null: begins(node.position, with: "n")
    case .boolean(let value): begins(node.position, with: value ? "t" : "f")
    case .number(let text): begins(node.position, with: text)
    case .string: begins(node.position, with: "\"")
    case .array(let elements): begins(node.position, with: "[") && elements.allSatisfy(areRight)
    case .object(let object):
      begins(node.position, with: "{")
        && object.members.allSatisfy { begins($0.keyPosition, with: "\"") && areRight(in: $0.value) }
    }
  }

  private func begins(_ position: DocumentPosition, with text: String) -> Bool {
    contains(position) && bytes[position.offset...].starts(with: text.utf8)
  }
}
