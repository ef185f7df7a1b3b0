import TestSupport
import Testing

@testable import CSVRecords

/// Tests of the end-of-data markers.
struct TerminatedSourceTests {
  private func read(_ bytes: [UInt8], _ marker: EndOfDataMarker, step: Int) throws -> [UInt8] {
    var source = TerminatedSource(MemorySource(bytes), endingAt: marker)
    var (found, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 16))
    while true {
      let count = try source.read(into: &buffer, at: 3..<3 + step)
      if count == 0 { return found }
      found += buffer[3..<3 + count]
    }
  }

  @Test(arguments: [
    ("a\n\\.\nb", "a\n"), ("a\n\\.", "a\n"), ("\\.\r\nx", ""), ("a\\.\n\\.x\n\\", "a\\.\n\\.x\n\\"),
    ("\\\\.\n", "\\\\.\n"), ("a\r\\.\rb", "a\r"), ("", ""),
  ])
  func `a line that is the marker of Postgres ends the table`(text: String, rest: String) throws {
    for step in 1...5 {
      let found = try read(Array(text.utf8), .backslashPeriod, step: step)
      #expect(String(decoding: found, as: UTF8.self) == rest)
    }
  }

  @Test func `Ctrl-Z ends the table wherever it is`() throws {
    for step in 1...5 {
      #expect(try read(Array("a,b\n1\u{1A}\u{1A}x".utf8), .controlZ, step: step) == Array("a,b\n1".utf8))
    }
  }

  @Test func `random bytes end at the first line that is the marker`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(2000) {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        Array("\\\\..\n\n\ra".utf8).randomElement(using: &random)!
      }
      var expected: [UInt8] = []
      var line: [UInt8] = []
      for byte in bytes + [0x0A] {
        guard byte == 0x0A || byte == 0x0D else {
          line.append(byte)
          continue
        }
        if line == Array("\\.".utf8) { break }
        expected += line + [byte]
        line = []
      }
      if expected.count > bytes.count { expected.removeLast() }
      #expect(
        try read(bytes, .backslashPeriod, step: Int.random(in: 1...6, using: &random)) == expected,
        "seed \(seed)")
    }
  }
}
