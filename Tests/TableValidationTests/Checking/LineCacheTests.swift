import Testing
import Validation

@testable import TableValidation

struct LineCacheTests {
  private static func line(_ kind: Int, number: Int?, _ failure: ValidationFailure = .init("f")) -> CachedLine
  {
    CachedLine(kind, number: number, failure: failure, template: nil)
  }

  @Test func `a line is found by its kind and number`() {
    var lines = LineCache(capacity: 8)
    lines.insert(Self.line(2, number: 5))
    #expect(lines.line(2, number: 5) != nil)
    #expect(lines.line(2, number: 6) == nil)
    #expect(lines.line(3, number: 5) == nil)
  }

  @Test func `a line without a number is found by its failure only`() {
    var lines = LineCache(capacity: 8)
    let failure = ValidationFailure("length.too-long", ["actual": 4])
    lines.insert(Self.line(2, number: nil, failure))
    #expect(lines.line(2, of: failure) != nil)
    #expect(lines.line(2, of: ValidationFailure("length.too-long", ["actual": 5])) == nil)
    #expect(lines.line(2, of: ValidationFailure("length.too-many", ["actual": 4])) == nil)
    #expect(lines.line(2, number: failure.fingerprint) == nil)
  }

  @Test func `the last four lines of one place are kept, and all lines found are those inserted`() {
    var lines = LineCache(capacity: 16)
    for number in 0..<1000 {
      lines.insert(Self.line(0, number: number))
      #expect(lines.line(0, number: number)?.number == number)
    }
    let kept = (0..<1000).compactMap { lines.line(0, number: $0)?.number }
    #expect(kept.count == 16)
    #expect(kept.contains(999))
  }

  @Test func `many lengths that are too long fit into the cache of one column`() {
    var lines = LineCache(capacity: 256)
    for number in 41..<201 { lines.insert(Self.line(2, number: number)) }
    let kept = (41..<201).count { lines.line(2, number: $0) != nil }
    #expect(kept > 150)
  }
}
