import Bytes
import Testing

struct TextShorteningTests {
  @Test func `a text of at most 2 KiB is unchanged, and a longer one has its beginning and its end`() {
    let text = "must be '" + String(repeating: "n", count: 2048 - 10) + "'"
    #expect(text.utf8.count == 2048 && text.shortened == text)
    let long = "must be '" + String(repeating: "n", count: 4_000_000) + "'; remove it"
    #expect(long.shortened.hasPrefix("must be 'nnn") && long.shortened.hasSuffix("nnn'; remove it"))
    #expect(long.shortened.utf8.count == 2048 + 3)
  }

  @Test(arguments: ["é", "€", "😀"])
  func `no character is divided`(character: String) {
    for before in 0..<4 {
      let text = String(repeating: "a", count: before) + String(repeating: character, count: 3000)
      #expect(text.shortened.allSatisfy { "a…\(character)".contains($0) })
    }
  }

  @Test func `only the text from the offset on is shortened`() {
    var bytes = [UInt8](repeating: 0x61, count: 5000)
    bytes.shorten(from: 4000)
    #expect(bytes.count == 5000)
    bytes.shorten(from: 2000)
    #expect(bytes.count == 2000 + 2048 + 3)
  }
}
