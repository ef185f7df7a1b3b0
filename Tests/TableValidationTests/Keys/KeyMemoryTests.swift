import Testing

@testable import TableValidation

/// Tests that the memory limit of keys limits the actual memory of the process.
@Suite(.serialized) struct KeyMemoryTests {
  @Test func `a process with keys up to the limit grows by about the limit`() async {
    await #expect(processExitsWith: .success) {
      let limit = 48 << 20
      let before = ProcessMemory.bytes("VmRSS")
      let index = KeyIndex(KeyMemory(limit: limit))
      var number = 0
      var bytes = Array("key 0000000".utf8)
      #expect(throws: KeyMemoryError.self) {
        while true {
          number += 1
          var (rest, location) = (number, bytes.count - 1)
          while rest > 0 {
            bytes[location] = UInt8(0x30 + rest % 10)
            (rest, location) = (rest / 10, location - 1)
          }
          _ = try index.insert(bytes, .init(record: number, line: number))
        }
      }
      let growth = ProcessMemory.bytes("VmHWM") - before
      #expect(index.count > limit / (bytes.count + KeyIndex.costOfKey) - 100_000, "\(index.count) keys")
      // The tolerance is a huge page at the end of each of two ranges, and the memory of the test itself.
      #expect(growth < limit + (6 << 20), "\(growth >> 10) KiB for \(limit >> 10)")
      #expect(growth > limit / 4 * 3, "\(growth >> 10) KiB for \(limit >> 10)")
    }
  }
}
