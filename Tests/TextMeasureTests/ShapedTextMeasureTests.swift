import Controls
import TestSupport
import Testing

@testable import TextMeasure

/// Debian's package `fonts-dejavu-core`, which Scripts/setup.sh installs.
enum DejaVu {
  static let folder = "/usr/share/fonts/truetype/dejavu"
  static let sans = "\(folder)/DejaVuSans.ttf"
  static let mono = "\(folder)/DejaVuSansMono.ttf"
}

@Suite struct ShapedTextMeasureTests {
  private let measure: ShapedTextMeasure

  init() throws { measure = try ShapedTextMeasure(fontFile: DejaVu.sans, families: ["Mono": DejaVu.mono]) }

  private func width(_ text: String, _ size: Double = 16, _ name: String? = nil) -> Double {
    measure.width(of: text, in: Font(name: name, size: size))
  }

  @Test func `an empty text has no width`() { #expect(width("") == 0) }

  /// DejaVu Sans has 2,048 units an em; `A` is 1,401 wide, `V` 1,401, and the pair is kerned by −131.
  @Test func `widths are those of the font's tables`() {
    #expect(width("A", 2048) == 1401)
    #expect(width("V", 2048) == 1401)
    #expect(width("AV", 2048) == 1401 + 1401 - 131)
  }

  @Test(arguments: [12.0, 13, 14, 16, 17.5, 20, 24]) func `widths are proportional to the size`(size: Double)
  {
    #expect(abs(width("Größe AVATAR", size) - width("Größe AVATAR", 1) * size) < 1e-9)
  }

  @Test func `a letter with a combining mark is as wide as the composed one`() {
    #expect(width("e\u{301}a\u{308}") == width("éä"))
  }

  @Test func `letters of Arabic join`() {
    let joined = width("سلام")
    let apart = "سلام".map { width(String($0)) }.reduce(0, +)
    #expect(joined < apart)
  }

  @Test(arguments: [
    ("Send سلام", ["Send ", "سلام"]), ("سلام 12 Send", ["سلام 12 ", "Send"]), ("12 Größe", ["12 Größe"]),
    ("αβγ абв", ["αβγ ", "абв"]), ("e\u{301}", ["e\u{301}"]), ("…", ["…"]), ("", []),
  ])
  func `a line is divided where its script changes`(line: String, parts: [String]) {
    let bytes = Array(line.utf8)
    let runs = ScriptRun.runs(of: line)
    #expect(runs.map { String(decoding: bytes[$0.bytes], as: UTF8.self) } == parts)
    let sum = parts.map { width($0) }.reduce(0, +)
    #expect(abs(width(line) - sum) < 1e-9)
  }

  @Test func `a family has the file of its name, and an unknown one the first file`() {
    #expect(width("iiii", 16, "Mono") == width("WWWW", 16, "Mono"))
    #expect(width("iiii", 16, "Mono") != width("iiii", 16))
    #expect(width("iiii", 16, "Serif") == width("iiii", 16))
  }

  /// Ascent and descent of DejaVu Sans are 0.928 and 0.236 em.
  @Test(arguments: [(12.0, 14.0), (13, 15), (14, 16), (16, 19), (17.5, 20), (20, 24), (24, 28)])
  func `lines are as high as in browsers`(size: Double, height: Double) {
    #expect(measure.lineHeight(of: Font(size: size)) == height)
  }

  @Test func `a given line height is one in ems`() throws {
    let measure = try ShapedTextMeasure(fontFile: DejaVu.sans, lineHeight: 1.25)
    #expect(measure.lineHeight(of: Font(size: 16)) == 20)
  }

  @Test func `a file that is no font is an error with its path, the cause and what to do`() {
    let folder = ScratchDirectory()
    let text = folder.write("no font", to: "text.ttf")
    for (path, reason, words) in [
      ("\(folder.path)/missing.ttf", FontFileError.Reason.unreadable, "check that it exists"),
      ("\(DejaVu.sans)\0.png", .unreadable, "check that it exists"),
      (text, .unknownFormat(code: 2), "use a TrueType, OpenType or WOFF file"),
    ] {
      let error = #expect(throws: FontFileError.self) { try ShapedTextMeasure(fontFile: path) }
      #expect(error?.reason == reason && error?.description.hasPrefix("\(path): ") == true)
      #expect(error?.description.contains(words) == true)
      #expect(throws: FontFileError.self) {
        try ShapedTextMeasure(fontFile: DejaVu.sans, families: ["a": path])
      }
    }
  }

  @Test func `several threads measure at once`() async {
    let texts = ["Send", "سلام", "AVATAR", "Größe"]
    let expected = texts.map { width($0) }
    let measure = measure
    await withTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).reduce(into: []) { widths, _ in
            widths = texts.map { measure.width(of: $0, in: Font(size: 16)) }
          }
        }
      }
      for await widths in group { #expect(widths == expected) }
    }
  }

  @Test func `random texts are as wide as their words and spaces, but for what is kerned at their ends`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    // Monospace, without kerning: an independent count of characters.
    let side = width("x", 16, "Mono")
    for _ in 0..<TestRun.rounds(500) {
      let text = String(
        (0..<Int.random(in: 1...60, using: &random)).map { _ in
          "abcXYZ 019.,-äöüßé€".randomElement(using: &random)!
        })
      #expect(abs(width(text, 16, "Mono") - side * Double(text.count)) < 1e-6, "seed \(seed): \(text)")
    }
  }
}
