import Foundation
import TestSupport
import Testing

@testable import Validation

extension RuleTable {
  static let hex = RuleTable(
    "hex", as: .encoded(.hex),
    accepts: [
      "", "00", "ff", "FF", "0123456789abcdef", "ABCDEF", "aBcD", "66", "666f6f626172",
      String(repeating: "0", count: 2000),
    ],
    rejects: [
      "hex.length": ["0", "000", "abc", String(repeating: "0", count: 2001)],
      "hex.character": [
        "0g", "/0", ":0", "@A", "G0", "`a", "0x00", "00 ", " 00", "00\n", "0-0", "=", "00==", "００", "é",
      ],
    ])

  static let base64 = RuleTable(
    "base64", as: .encoded(.base64),
    accepts: [
      "", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy", "AA==", "AAA=", "AAAA", "////", "++++",
      "AQ==", "AAE=", "09az", "/w==", "//8=",
    ],
    rejects: [
      "base64.length": ["Z", "Zm9vY", "Z===", "AAAAA==="],
      "base64.padding": ["Zg", "Zg=", "Zg===", "Zm8", "Zm8==", "Zm9v=", "Zm9v====", "=", "===="],
      "base64.unused-bits": ["Zh==", "Zv==", "ZP==", "Zm9=", "Zm/=", "AB==", "AAB="],
      "base64.character": [
        "Zg==\n", "Zg= =", " Zg==", "Zm9v\r\nZm9v", "Zm9-", "Zm9_", "Z=g=", "=Zg=", "Zm8=Zm8=", "Zm9v\0",
        "Zm9é",
        "Zm9v.", "{Zm9", "[Zm9", "@Zm9", "`Zm9",
      ],
    ])

  static let base64url = RuleTable(
    "base64url", as: .encoded(.base64url),
    accepts: [
      "", "Zg", "Zg==", "Zm8", "Zm8=", "Zm9v", "Zm9vYg", "____", "----", "AA", "AAA", "-w", "__8", "Zm9vYmFy",
    ],
    rejects: [
      "base64url.length": ["Z", "Zm9vY", "Z==="],
      "base64url.padding": ["Zg=", "Zg===", "Zm8==", "Zm9v=", "Zm9v===="],
      "base64url.unused-bits": ["Zh", "Zh==", "Zm9", "Zm9="],
      "base64url.character": ["Zm9+", "Zm9/", "Zg==\n", " Zg", "Z=g", "Zg==Zg", "a.b", "é"],
    ])

  static let base32 = RuleTable(
    "base32", as: .encoded(.base32),
    accepts: [
      "", "MY======", "MZXQ====", "MZXW6===", "MZXW6YQ=", "MZXW6YTB", "MZXW6YTBOI======", "AA======",
      "AAAA====",
      "AAAAA===", "AAAAAAA=", "AAAAAAAA", "77777777", "22222222", "AE======",
    ],
    rejects: [
      "base32.length": ["A", "AAA", "AAAAAA", "A=======", "AAA=====", "AAAAAA==", "AAAAAAAAA"],
      "base32.padding": ["MY", "MY=====", "MY=======", "MZXQ", "MZXW6YTB=", "MZXW6YTB========", "="],
      "base32.unused-bits": ["MZ======", "AB======", "AAAB====", "AAAAB===", "AAAAAAB="],
      "base32.character": [
        "my======", "M1======", "M0", "M8", "M9", "MY======\n", " MY", "M=Y", "MZXW-YTB", "é",
      ],
    ])
}

@Suite struct BaseEncodingStrategyTests {
  /// Uses the test vectors of RFC 4648, section 10.
  @Test func `the test vectors of RFC 4648 are accepted and truncated ones rejected`() {
    for vector in ["Zg==", "Zm8=", "Zm9vYg==", "Zm9vYmE="] {
      #expect(BaseEncodingStrategy(.base64).verdict(on: vector) == .valid)
      #expect(BaseEncodingStrategy(.base64).verdict(on: String(vector.dropLast())) == .invalid)
    }
    for vector in ["MY======", "MZXQ====", "MZXW6===", "MZXW6YQ=", "MZXW6YTBOI======"] {
      #expect(BaseEncodingStrategy(.base32).verdict(on: vector) == .valid)
      #expect(BaseEncodingStrategy(.base32).verdict(on: String(vector.dropLast())) == .invalid)
    }
  }

  @Test func `base64 accepts exactly the values that decoding and encoding reproduces`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<TestRun.rounds(20_000) {
      let value = generator.string(of: Array("AQgwZm9v+/====".utf8), count: 0...9)
      let text = String(decoding: value, as: UTF8.self)
      let isEncoding = Data(base64Encoded: text)?.base64EncodedString() == text
      let isValid = BaseEncodingStrategy(.base64).verdict(on: value) == .valid
      accepted += isValid ? 1 : 0
      guard isValid != isEncoding else { continue }
      Issue.record("seed \(seed): \(text)")
      return
    }
    #expect(accepted > 200)
  }

  @Test func `a failure has a code and a position or lengths`() {
    #expect(
      BaseEncodingStrategy(.base64).failure(of: "Zm9v Zm9v")
        == ValidationFailure("base64.character", ["position": 5, "character": " "]))
    #expect(
      BaseEncodingStrategy(.base64).failure(of: "Zg=")
        == ValidationFailure("base64.padding", ["expected": 2, "actual": 1, "ending": "=="]))
    #expect(
      BaseEncodingStrategy(.base32).failure(of: "MZ======")
        == ValidationFailure("base32.unused-bits", ["position": 2, "character": "Z"]))
    #expect(BaseEncodingStrategy(.hex).failure(of: "abc") == ValidationFailure("hex.length", ["actual": 3]))
    #expect(BaseEncodingStrategy(.hex).failure(of: [0x30, 0xFF])?.code == "hex.character")
  }
}
