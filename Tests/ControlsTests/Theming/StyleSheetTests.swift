import Controls
import TestSupport
import Testing

@Suite struct StyleSheetTests {
  private static func button(_ sheet: String) -> FUIButtonModel {
    var button = FUIButtonModel()
    button.apply(StyleSheet(sheet))
    return button
  }

  private static func faults(_ sheet: String) -> [String] { StyleSheet(sheet).faults.map(\.description) }

  /// The attributes of the document for a state, as it writes them.
  private static let states: [(String, ControlState)] = [
    ("", .normal), ("-selected", .selected), ("-highlighted", .highlighted),
    ("-selected-highlighted", [.selected, .highlighted]), ("-selected-disabled", [.selected, .disabled]),
    ("-disabled", .disabled),
  ]

  @Test(arguments: ["Button", "fdlFUIButton"]) func `every attribute of the document is read`(
    classPath: String
  ) {
    for (suffix, state) in Self.states {
      let button = Self.button(
        """
        \(classPath) { tint-color\(suffix): #010203; background-color\(suffix): #04050607; font-color\(suffix): #123;
          text-shadow-color\(suffix): rgba(1, 2, 3, 1); background-image\(suffix): ground; image\(suffix): "a plus"; }
        """)
      #expect(button.tintColors[state] == Color(0x010203))
      #expect(button.backgroundColors[state] == Color(red: 4, green: 5, blue: 6, alpha: 7))
      #expect(button.titleColors[state] == Color(0x112233))
      #expect(button.titleShadowColors[state] == Color(0x010203))
      #expect(button.backgroundImages[state] == "ground")
      #expect(button.images[state] == "a plus")
    }
    let button = Self.button(
      """
      \(classPath) { background-color-normal: tintColor; content-insets: 1 2 3 4; image-insets: 5 6 7 8;
        title-insets: 9 10 11 -12.5; shadow-color: #FFF; shadow-offset: 1 -2; shadow-opacity: 0.5; shadow-radius: 3;
        font-name: 'DejaVu Sans'; font-style: headline; font-size: 18; text-align: right; text-alpha: 0.75;
        text-auto-fit: true; text-line-clamp: 2; text-shadow-offset: 0 1; }
      """)
    #expect(button.backgroundColors[.normal] == .preferredFioriColor(forStyle: .tintColor))
    #expect(button.box.contentInsets == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(button.box.imageInsets == EdgeInsets(top: 5, left: 8, bottom: 7, right: 6))
    #expect(button.box.titleInsets == EdgeInsets(top: 9, left: -12.5, bottom: 11, right: 10))
    #expect(
      button.box.shadowColor == .white && button.box.shadowRadius == 3 && button.box.shadowOpacity == 0.5)
    #expect(button.box.shadowOffset == Offset(horizontal: 1, vertical: -2))
    #expect(
      button.text.fontName == "DejaVu Sans" && button.text.fontStyle == .headline
        && button.text.fontSize == 18)
    #expect(
      button.text.align == .right && button.text.alpha == 0.75 && button.text.autoFit
        && button.text.lineClamp == 2)
    #expect(button.text.shadowOffset == Offset(horizontal: 0, vertical: 1))
  }

  @Test func `comments and variables are read`() {
    let button = Self.button(
      """
      // a comment { tint-color: #000; }
      @accent: #ABCDEF; /* over
      two lines */ @copy: @accent;
      Button { /* before */ tint-color: /* inside */ @copy; // after
        font-name: "//not a comment;"; }
      """)
    #expect(button.tintColors[.normal] == Color(0xABCDEF))
    #expect(button.text.fontName == "//not a comment;")
  }

  @Test func `fdlFUIButton goes before Button, and a later attribute before an earlier one`() {
    let button = Self.button(
      "fdlFUIButton { font-size: 1; font-size: 2; } Button { font-size: 3; text-align: left; }")
    #expect(button.text.fontSize == 2 && button.text.align == .left)
  }

  @Test func `tint-color of a state goes before font-color of that state alone`() {
    let button = Self.button(
      "Button { font-color: #111; font-color-highlighted: #222; tint-color-highlighted: #333; }")
    #expect(button.look(in: .normal).titleColor == Color(0x111111))
    #expect(button.look(in: .highlighted).titleColor == Color(0x333333))
  }

  @Test func `a Fiori color follows the ground`() {
    var button = FUIButtonModel()
    button.backgroundColorScheme = .dark
    button.apply(StyleSheet("Button { tint-color: tintColor; }"))
    #expect(button.tintColors[.normal] == .preferredFioriColor(forStyle: .tintColor, background: .dark))
  }

  @Test(arguments: [
    ("", []),
    ("Button {}", []),
    ("fdlFUIButton {}", []),
    (
      "Button { image-selected-highlightecd: x; }",
      ["1:10: warning: 'image-selected-highlightecd' is misspelt and read as 'image-selected-highlighted'"]
    ),
    (
      "Button {\n  tint-colour: #000;\n}",
      ["2:3: error: unknown attribute 'tint-colour'; did you mean 'tint-color'?"]
    ),
    ("Button { margin: 1; }", ["1:10: error: unknown attribute 'margin'"]),
    ("Button { tint-color-normal: #000; }", ["1:10: error: unknown attribute 'tint-color-normal'"]),
    (
      "Button { font-size: big; }",
      ["1:21: error: 'font-size' must be a number that is not negative, not 'big'"]
    ),
    ("Button { text-alpha: 2; }", ["1:22: error: 'text-alpha' must be a number from 0 to 1, not '2'"]),
    ("Button { text-auto-fit: yes; }", ["1:25: error: 'text-auto-fit' must be true or false, not 'yes'"]),
    (
      "Button { content-insets: 1 2 3; }",
      ["1:26: error: 'content-insets' must be four numbers: top, right, bottom, left, not '1 2 3'"]
    ),
    (
      "Button { text-line-clamp: 1.5; }",
      ["1:27: error: 'text-line-clamp' must be a whole number that is not negative, not '1.5'"]
    ),
    (
      "Button { tint-color: @a; }", ["1:22: error: unknown variable '@a'; define it before with '@a: value;'"]
    ),
    ("Button { tint-color: #000 }", ["1:27: error: the value of 'tint-color' must end with ';'"]),
    (
      "Button { tint-color #000; font-size: 7; }",
      ["1:21: error: 'tint-color' must be followed by ':' and a value"]
    ),
    ("Button { tint-color: ; }", ["1:22: error: 'tint-color' must have a value"]),
    ("Button { font-name: \"open;\n}", ["1:21: error: the quote must be closed"]),
    ("Button { tint-color: #000;", ["1:8: error: '{' of 'Button' must have a '}'"]),
    (
      "@: 1;",
      [
        "1:1: error: '@' must be followed by the name of a variable",
        "1:2: error: must be a class path and '{', or a variable such as '@accent: #0A6ED1;'",
      ]
    ),
    ("/* open", ["1:1: error: the comment must end with '*/'"]),
    (
      "Label { text-color: #000; }",
      ["1:1: warning: unknown class path 'Label', which is skipped; buttons have Button and fdlFUIButton"]
    ),
    ("}", ["1:1: error: must be a class path and '{', or a variable such as '@accent: #0A6ED1;'"]),
  ])
  func `a fault has its line and column`(sheet: String, expected: [String]) {
    #expect(Self.faults(sheet) == expected)
  }

  @Test func `colors that are none are faults`() {
    for color in [
      "#12", "#1234567", "#GGG", "red", "rgba(1,2,3)", "rgba(256,0,0,1)", "rgba(1,2,3,4)", "rgba(1.5,0,0,1)",
      "#",
    ] {
      #expect(Self.faults("Button { tint-color: \(color); }").count == 1, "\(color)")
    }
  }

  @Test func `what follows a fault is read`() {
    let button = Self.button(
      "Button { nonsense; font-size: big; font-size: 7; } } fdlFUIButton { text-align: left; }")
    #expect(button.text.fontSize == 7 && button.text.align == .left)
  }

  @Test func `any text is read to its end, and faults lie within it`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let parts = [
      "Button", "{", "}", ":", ";", "@", "a", "tint-color", "#000", "\"", "'", "/*", "*/", "//", "\n", " ",
      "rgba(",
    ]
    for _ in 0..<TestRun.rounds(3_000) {
      let text = (0..<Int.random(in: 0...25, using: &random)).map { _ in parts.randomElement(using: &random)!
      }.joined()
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for fault in StyleSheet(text).faults {
        let isInside = fault.line <= lines.count && fault.column <= lines[fault.line - 1].count + 1
        #expect(isInside, "seed \(seed): \(text.debugDescription): \(fault)")
      }
    }
  }
}
