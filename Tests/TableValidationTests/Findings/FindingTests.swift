import Testing
import Validation

@testable import TableValidation

/// Tests of the limit on the value of a finding: 1 KiB, cut before a scalar.
struct FindingTests {
  private static func finding(_ value: [UInt8]) -> Finding {
    Finding(
      file: "-", location: .init(record: 1, line: 1, column: 1, offset: 0), field: nil, rule: "r",
      failure: ValidationFailure("required"), value: value.span)
  }

  @Test(
    arguments: [
      // The last scalar, the number of bytes before it, and the number of bytes that are kept.
      ("x", 1022, 1023), ("x", 1023, 1024), ("x", 1024, 1024), ("é", 1022, 1024), ("é", 1023, 1023),
      ("é", 1024, 1024), ("€", 1021, 1024), ("€", 1022, 1022), ("€", 1023, 1023), ("😀", 1020, 1024),
      ("😀", 1021, 1021), ("😀", 1022, 1022), ("😀", 1023, 1023), ("😀", 1024, 1024), ("😀", 5000, 1024),
    ])
  func `a long value is cut before the scalar that exceeds the limit`(scalar: String, before: Int, kept: Int)
  {
    let value = [UInt8](repeating: 0x61, count: before) + Array(scalar.utf8)
    let finding = Self.finding(value)
    #expect(finding.value == String(decoding: value.prefix(kept), as: UTF8.self))
    #expect(finding.value?.utf8.count == kept)
    #expect(finding.isTruncated == (kept < value.count))
  }

  @Test(
    arguments: [
      // The number of letters, the bytes after them, and the number of bytes that are kept. A stray continuation byte
      // counts by itself.
      (0, [UInt8](repeating: 0x80, count: 1100), 1024), (1020, [0x80, 0x80, 0x80, 0x80, 0x80], 1024),
      (1024, [0x80, 0x61], 1024), (1023, [0xFF, 0x80, 0x61], 1024), (1023, [0xE2, 0x82, 0x61], 1023),
      (1022, [0xE2, 0x82, 0x61], 1024), (1020, [0xF0, 0x9F, 0x98, 0x80, 0x80], 1024),
      (1020, [0xE2, 0x82, 0xAC, 0x80, 0x80, 0x80], 1024), (1021, [0xF0, 0x9F, 0x98, 0x61], 1024),
      (1022, [0xF0, 0x9F, 0x98, 0x61], 1022), (1023, [0xED, 0xA0, 0x80], 1024),
    ])
  func `invalid sequences are cut like the scalars that replace them`(letters: Int, rest: [UInt8], kept: Int)
  {
    let value = [UInt8](repeating: 0x61, count: letters) + rest
    let finding = Self.finding(value)
    let isSame = finding.value == String(decoding: value.prefix(kept), as: UTF8.self)
    #expect(isSame)
    #expect(finding.isTruncated)
  }

  @Test func `an absent value is nil, and an empty value is empty`() {
    let location = Finding.Location(record: 1, line: 1, column: 1, offset: 0)
    let failure = ValidationFailure("required")
    let none = Finding(file: "-", location: location, field: nil, rule: "r", failure: failure, value: nil)
    #expect(none.value == nil && !none.isTruncated)
    #expect(Self.finding([]).value == "" && !Self.finding([]).isTruncated)
  }
}
