import Testing

@testable import Validation

@Suite struct CodeNotationTests {
  @Test func `a matching value has the symbols of the notation with their offsets`() throws {
    let form = CodeNotation("dd-?ac|s(d)X", like: "12-A7")
    let symbols = try form.read("12-A7".utf8.span).get()
    #expect(symbols.count == 4)
    #expect((0..<4).map { symbols[$0] } == [1, 2, 10, 7])
    #expect((0..<4).map { symbols.offset(of: $0) } == [0, 1, 3, 4])
    let other = try form.read("+(5)X".utf8.span).get()
    #expect((0..<3).map { other.byte($0) } == [UInt8(ascii: "+"), UInt8(ascii: "5"), UInt8(ascii: "X")])
  }

  @Test func `a mismatch has the offset that the longest matching pattern reaches`() {
    let form = CodeNotation("ddd|d-d", like: "123")
    for (value, offset) in [
      ("", 0), ("x", 0), ("1", 1), ("12x", 2), ("1-", 2), ("1-x", 2), ("1234", 3), ("1-23", 3),
    ] {
      guard case .failure(let mismatch) = form.read(value.utf8.span) else {
        Issue.record("\(value) matches")
        continue
      }
      #expect(mismatch.offset == offset, "\(value)")
    }
  }

  @Test(
    arguments: [
      ("ddd", "12", "no digit"), ("ddd", "12A", "no digit"), ("ddd", "1 2", "a space"),
      ("ddd", "1234", "a character too many"), ("da", "1", "no capital letter"),
      ("da", "1a", "a lower-case letter instead of a capital"), ("da", "11", "no capital letter"),
      ("dc", "1-", "neither a capital letter nor a digit"),
      ("dX", "1x", "a lower-case letter instead of a capital"),
      ("dx", "1Y", "neither a digit nor X"), ("ds", "1", "neither + nor -"), ("d-d", "12", "no '-'"),
      ("d-d", "1 2", "a space"), ("dd|d-d", "1x", "no digit"), ("dM|dT", "1", "no further character"),
      ("dM|dT", "1X", "a wrong character"), ("da|dd", "1-", "neither a capital letter nor a digit"),
      ("dd|ddd", "1234", "a character too many"),
    ])
  func `a mismatch says what is wrong at the place`(patterns: String, value: String, found: String) {
    // The patterns of a notation are constants of the program, so that each has its own here.
    let forms: [String: CodeNotation] = [
      "ddd": CodeNotation("ddd", like: "123"), "da": CodeNotation("da", like: "1A"),
      "dc": CodeNotation("dc", like: "1A"), "dX": CodeNotation("dX", like: "1X"),
      "dx": CodeNotation("dx", like: "1X"), "ds": CodeNotation("ds", like: "1+"),
      "d-d": CodeNotation("d-d", like: "1-2"), "dd|d-d": CodeNotation("dd|d-d", like: "12"),
      "dM|dT": CodeNotation("dM|dT", like: "1M"), "da|dd": CodeNotation("da|dd", like: "1A"),
      "dd|ddd": CodeNotation("dd|ddd", like: "12"),
    ]
    guard case .failure(let mismatch)? = forms[patterns]?.read(value.utf8.span) else {
      Issue.record("\(value) matches")
      return
    }
    #expect(mismatch.found.description == found)
  }

  @Test func `a message shows the example, and whether its separators may be left out`() {
    #expect(CodeNotation("dd-?dd", like: "12-34").shown() == .phrase("code.separated", ["example": "12-34"]))
    #expect(CodeNotation("dd-dd", like: "12-34").shown(after: "X") == "X12-34")
    #expect(CodeNotation("dddd", like: "1234").shown() == "1234")
  }

  @Test func `the example of every scheme is a valid number`() {
    for country in NationalIDCountry.allCases {
      let example = country.scheme.notation.example.description
      #expect(NationalIDStrategy(country).failure(of: example) == nil, "\(country)")
    }
    for country in TaxIDCountry.allCases {
      let example = country.scheme.notation.example.description
      #expect(TaxIDStrategy(country).failure(of: example) == nil, "\(country)")
    }
    for country in CompanyIDCountry.allCases {
      let example = country.scheme.notation.example.description
      #expect(CompanyIDStrategy(country).failure(of: example) == nil, "\(country)")
    }
    for country in PassportCountry.allCases {
      let example = country.scheme.notation.example.description
      #expect(PassportStrategy(country).failure(of: example) == nil, "\(country)")
    }
    for country in LicencePlateCountry.allCases {
      let example = country.scheme.notation.example.description
      #expect(LicencePlateStrategy(country).failure(of: example) == nil, "\(country)")
    }
    for kind in CodeStrategy.Kind.allCases {
      let example = kind.scheme.notation.example.description
      #expect(CodeStrategy(kind).failure(of: example) == nil, "\(kind)")
    }
    for country in VATCountry.allCases {
      let example = country.scheme.notation.example.description
      #expect(VATStrategy(country).failure(of: example) == nil, "\(country)")
    }
  }
}
