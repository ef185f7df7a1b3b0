import TestSupport
import Testing

@testable import validate

/// Tests of sizes on the command line.
struct ByteSizeTests {
  @Test(arguments: [
    ("1", 1), ("65536", 65536), ("4kB", 4000), ("4MB", 4_000_000), ("4MiB", 4_194_304),
    ("1GiB", 1_073_741_824),
    ("1gib", 1_073_741_824), ("2GB", 2_000_000_000), ("3KiB", 3072), ("1TB", 1_000_000_000_000),
    ("1TiB", 1_099_511_627_776),
    ("9223372036854775807", Int.max), ("0", 0),
  ])
  func `a size is a number of bytes with or without a unit`(text: String, bytes: Int) {
    #expect(ByteSize(text)?.bytes == bytes)
  }

  @Test(arguments: [
    "", "MB", "4k", "4M", "4B", "4 MB", "4.5MB", "-4MB", "4MBs", "4PB", "9223372036854775808", "8388608TiB",
    "+1", "1e3", "٤MB",
  ])
  func `anything else is no size`(text: String) {
    #expect(ByteSize(text) == nil)
  }

  @Test func `the unit decides at which length a line is too long`() throws {
    let line = Array(repeating: UInt8(ascii: "1"), count: 1001) + [0x0A]
    for (size, status) in [("1kB", Int32(1)), ("1KiB", 0)] {
      try ScratchDirectory().validate(
        ["check", "-q", "-e", "regex:1+", "--max-record-bytes", size], input: line
      )
      .expect(status)
    }
  }
}
