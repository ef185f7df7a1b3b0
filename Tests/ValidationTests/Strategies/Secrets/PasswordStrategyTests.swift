import TestSupport
import Testing
import Validation

extension RuleTable {
  static let password = RuleTable(
    "password", as: .password,
    accepts: [
      "correct horse battery", "fifteen letters", "               ", "aaaaaaaaaaaaaaa", "ééééééééééééééé",
      "日本語日本語日本語日本語日本語", "😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀", "123456789012345", "a\tb\nc\0defghijkl",
      String(repeating: "x", count: 2000),
    ],
    rejects: [
      "password.too-short": [
        "", " ", "password", "fourteen chars", "éééééééééééééé", "😀😀😀😀😀😀😀😀😀😀😀😀😀😀", "aaaaaaaaaaaaaa", "1",
        "P@ssw0rd!", "日本語", "12345678901234",
      ]
    ])

  static let passwordOfEight = RuleTable(
    "password:length=8..64", as: .password(length: 8...64),
    accepts: [
      "password", "12345678", "        ", "éééééééé", String(repeating: "x", count: 64),
      String(repeating: "é", count: 64), "P@ssw0rd!", "日本語日本語日本", "letmein!", "a b c d e",
    ],
    rejects: [
      "password.too-short": ["", "1234567", "ééééééé", "日本語日本語"],
      "password.too-long": [
        String(repeating: "x", count: 65), String(repeating: "é", count: 65),
        String(repeating: " ", count: 65),
        String(repeating: "x", count: 100_000), String(repeating: "12345", count: 14),
        String(repeating: "😀", count: 65),
      ],
    ])

  static let passwordClasses = RuleTable(
    "password:classes=3 length=2..",
    accepts: ["aA1", "aA ", "a1-", "A1-", "éÉ1", "aA日", "a1日", "aA1-", "aA٢", "ǅaA", "ßA1", "ʰA1"],
    rejects: [
      "password.too-few-classes": ["aa", "aA", "a1", "A1", "--", "日本", "1-", "a-日", "éa1", "٢1a", "a日本"],
      "password.too-short": ["", "a"],
    ])

  static let passwordDistinct = RuleTable(
    "password:distinct=4 length=4..",
    accepts: [
      "abcd", "aabcd", "aAbB", "éèêë", "aéaéab日", "a\u{301}bc", "日本語文", "1234", "\0\u{1}\u{2}\u{3}",
      "    abc",
    ],
    rejects: [
      "password.too-few-distinct": [
        "aaaa", "abca", "aaab", "éééé", "éèéèê", "日本語日", "aaaaaaaaaaaaaaaaaaaaaaaaaaab", "aéaéaé", "1112",
        "abab",
        String(repeating: "aéz", count: 1000),
      ], "password.too-short": ["abc", ""],
    ])

  static let passwordListed = RuleTable(
    "password:length=8.. list=common-passwords.txt",
    accepts: [
      "Password1", "password1 ", "password11", "correct horse\r", "correct horse ", "correcthorse",
      "PASSWORTÖFFNER", "password", "iloveyou999", "correct horse\r\n",
    ],
    rejects: [
      "password.listed": ["password1", "correct horse", "Passwort\u{F6}ffner", "iloveyou99"],
      "password.too-short": ["", "1234567", "\n", "\r\n", "pass", "ilove"],
    ])
}

@Suite struct PasswordStrategyTests {
  @Test(
    arguments: [
      ("short", "password.too-short"), (String(repeating: "secret", count: 20), "password.too-long"),
      ("secretsecret", "password.too-few-classes"), ("sE1sE1sE1", "password.too-few-distinct"),
      ("Summer2024", "password.listed"),
    ] as [(String, FailureCode)])
  func `no failure contains any part of the password`(value: String, code: FailureCode) throws {
    let strategy: PasswordStrategy = .password(
      length: 8...64, classes: 3, distinct: 5, listed: ["Summer2024"])
    let failure = try #require(strategy.failure(of: value))
    #expect(failure.code == code)
    let allowed: Set<String> = ["minimum", "maximum"]
    #expect(failure.parameters.allSatisfy { allowed.contains($0.name) })
    #expect(!failure.message.contains(value))
  }

  @Test func `a password that is not UTF-8 is rejected`() {
    #expect(PasswordStrategy(length: 1...).failure(of: [0x61, 0xFF])?.code == "text.invalid-utf8")
  }

  @Test func `up to 64 distinct characters are counted`() throws {
    let letters = (0..<64).map { Character(Unicode.Scalar(0x4E00 + $0)!) }
    let strategy = PasswordStrategy(length: 1..., distinct: 64)
    #expect(strategy.verdict(on: String(letters)) == .valid)
    #expect(strategy.verdict(on: String(letters + letters)) == .valid)
    #expect(strategy.verdict(on: String(letters.dropLast() + letters.dropLast())) == .invalid)
  }

  @Test func `the number of distinct characters equals that of a set`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let alphabet: [Unicode.Scalar] = ["a", "b", "A", "1", "2", "é", "è", "日", "😀", " "]
    for _ in 0..<TestRun.rounds(1000) {
      let scalars = generator.string(of: alphabet, count: 1...10)
      let text = String(String.UnicodeScalarView(scalars))
      let count = Set(scalars).count
      #expect(
        PasswordStrategy(length: 1..., distinct: count).verdict(on: text) == .valid, "seed \(seed): \(text)")
      #expect(
        PasswordStrategy(length: 1..., distinct: count + 1).verdict(on: text) == .invalid,
        "seed \(seed): \(text)")
    }
  }

  @Test(arguments: [
    "", " ", "12..", "length", "length=", "length=8.. ", "length=8..  classes=2", "length=8.. length=9..",
    "strength=3", "classes=2,distinct=3", "list=", "length=8..;classes=2", "=", "LENGTH=8..",
  ])
  func `an argument with unknown or malformed parts throws an error`(argument: String) {
    let error = #expect(throws: RuleError.self) { try Catalog.rule("password:" + argument, in: .testing) }
    guard case .malformedArgument = error else {
      Issue.record("\(argument): \(error?.description ?? "accepted")")
      return
    }
  }

  @Test(
    arguments: [
      ("classes=5", "'5' is no argument for classes, which takes a number from 0 to 4"),
      ("distinct=65", "'65' is no argument for distinct, which takes a number from 0 to 64"),
      ("distinct=-1", "'-1' is no argument for distinct, which takes a number from 0 to 64"),
      ("length=9..8", "length '9..8' allows no value: its lower bound is above its upper one"),
      ("list=other words.txt", "cannot read other words.txt: no such file"),
    ])
  func `an argument out of range throws an error that gives the valid range`(argument: String, text: String) {
    let error = #expect(throws: RuleError.self) { try Catalog.rule("password:" + argument, in: .testing) }
    #expect(error?.description == text)
  }

  @Test func `a context without files reads no password list`() {
    #expect(throws: RuleError.unreadableFile("x", reason: "no file may be read here")) {
      try Catalog.rule("password:list=x")
    }
  }
}
