import HTMLMarkup
import TestSupport
import Testing

struct HTMLWriterTests {
  /// Returns the escaped text, produced character by character.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&#34;"
      case "'": escaped += "&#39;"
      case "\r": escaped += "&#13;"
      case "\0": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func written(_ text: String) -> String {
    var html = HTMLWriter()
    html.text(text)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test func `each character is written unchanged or as its reference at every offset`() {
    for count in 1...18 {
      for place in 0..<count {
        for scalar in (0..<0x180 as Range<UInt32>).compactMap(Unicode.Scalar.init) {
          var scalars = [Unicode.Scalar](repeating: "~", count: count)
          scalars[place] = scalar
          var text = ""
          text.unicodeScalars.append(contentsOf: scalars)
          guard Self.written(text).utf8.elementsEqual(Self.escaped(text).utf8) else {
            Issue.record("\(scalar.debugDescription) at \(place) of \(count)")
            return
          }
        }
      }
    }
  }

  @Test func `random texts are escaped as character by character`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let scalars: [Unicode.Scalar] = ["&", "<", ">", "\"", "'", "\r", "\n", "\0", "é", "漢", "\u{10FFFF}"]
    for _ in 0..<TestRun.rounds(2_000) {
      // The texts range from plain characters only to special characters only.
      let share = Int.random(in: 0...8, using: &generator)
      var text = ""
      for _ in 0..<Int.random(in: 0...200, using: &generator) {
        let isPlain = Int.random(in: 0..<8, using: &generator) >= share
        text.unicodeScalars.append(isPlain ? "a" : scalars.randomElement(using: &generator)!)
      }
      #expect(Self.written(text).utf8.elementsEqual(Self.escaped(text).utf8), "seed \(seed)")
    }
  }

  @Test func `elements are written one after another at any length`() {
    var html = HTMLWriter()
    var expected = ""
    for count in 0..<TestRun.rounds(200) {
      html.element("p", ["class": String(repeating: "c", count: count), "hidden": "", "id": nil]) {
        $0.text(String(repeating: "<", count: count))
        $0.markup("<br>")
        $0.newLine()
      }
      let name = count == 0 ? "class" : "class=\"\(String(repeating: "c", count: count))\""
      expected += "<p \(name) hidden>\(String(repeating: "&lt;", count: count))<br>\n</p>"
    }
    #expect(html.bytes == Array(expected.utf8))
  }

  @Test func `a copy of a writer is independent`() {
    var html = HTMLWriter()
    html.text("a")
    var copy = html
    copy.text("b")
    html.text("c")
    #expect(html.bytes == Array("ac".utf8) && copy.bytes == Array("ab".utf8))
  }
}
