import Testing

@testable import TableValidation

struct LEB128Tests {
  private func bytes(_ number: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    LEB128.encode(number) { bytes.append($0) }
    return bytes
  }

  @Test(
    arguments: [
      (0, [0]), (1, [1]), (127, [0x7F]), (128, [0x80, 1]), (624_485, [0xE5, 0x8E, 0x26]),
      (.max, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]),
    ] as [(UInt64, [UInt8])])
  func `a number is encoded with seven bits a byte, the lowest first`(number: UInt64, expected: [UInt8]) {
    #expect(bytes(number) == expected)
    #expect(expected.count <= LEB128.maximumSize)
    #expect(number > Int.max || LEB128.size(of: Int(number)) == expected.count)
  }

  @Test(arguments: 0..<64)
  func `a number is decoded without reading the byte after it`(shift: UInt64) {
    for number in [1 << shift, (1 << shift) - 1, .max >> shift] as [UInt64] {
      let stored = bytes(number) + [0xFF]
      var index = 0
      let decoded = LEB128.decode {
        defer { index += 1 }
        return stored[index]
      }
      #expect(decoded == number && index == stored.count - 1)
      #expect(number > Int.max || LEB128.size(of: Int(number)) == index)
    }
  }
}
