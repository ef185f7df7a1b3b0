import TestSupport

extension [UInt8] {
  /// Returns the document with one to three changes that are determined by the seed.
  func damaged(seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var bytes = self
    let special = Array("{}[]\",:\\u0eE+-.tn \n\r\u{0}é/#'".utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: index...Swift.min(bytes.count, index + 8), using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
      case 1: bytes.insert(special.randomElement(using: &random)!, at: index)
      case 2: bytes.replaceSubrange(index..<end, with: [special.randomElement(using: &random)!])
      case 3:
        bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &random))
      default: bytes.removeSubrange(index..<end)
      }
    }
    return bytes
  }
}
