import Testing
import Validation

@Suite struct MessageCatalogTests {
  private let catalog = MessageCatalog([
    "size": "at most {maximum}, has {actual}", "size/bytes": "at most {maximum} bytes", "plain": "no",
    "odd": "{} {maximum {x}} }{ {", "twice": "{a}{a}{b}",
  ])

  @Test(
    arguments: [
      ("plain", [:], "no"),
      ("size", ["maximum": 3, "actual": 4], "at most 3, has 4"),
      ("size", ["maximum": 3, "actual": 4, "unit": "bytes"], "at most 3 bytes"),
      ("size", ["maximum": 3, "actual": 4, "unit": "stones"], "at most 3, has 4"),
      ("size", ["maximum": 3], "at most 3, has {actual}"),
      ("size", ["maximum": "{actual}", "actual": "{maximum}"], "at most {actual}, has {maximum}"),
      ("twice", ["a": "x", "b": ""], "xx"),
      ("odd", ["x": 1], "{} {maximum {x}} }{ {"),
    ] as [(FailureCode, FailureParameters, String)])
  func `placeholders are filled once and from left to right`(
    code: FailureCode, parameters: FailureParameters, text: String
  ) {
    #expect(catalog.message(for: ValidationFailure(code, parameters)) == text)
  }

  @Test func `a catalogue of another language brings its rule for counts`() {
    let french = MessageCatalog(["size": "{n} {n|octet|octets}"]) { $0 == 0 || $0 == 1 ? 0 : 1 }
    #expect(french.message(for: ValidationFailure("size", ["n": 0])) == "0 octet")
    #expect(french.message(for: ValidationFailure("size", ["n": 2])) == "2 octets")
    #expect(MessageCatalog(["size": "{n|byte|bytes}"]).message(for: .init("size", ["n": 0])) == "bytes")
  }

  @Test func `the catalogue's text precedes the strategy's own, and that precedes the code`() {
    #expect(catalog.message(for: ValidationFailure("plain", message: "own")) == "no")
    #expect(catalog.message(for: ValidationFailure("other", message: "own")) == "own")
    #expect(catalog.message(for: ValidationFailure("other")) == "is not accepted (other)")
    #expect(catalog.contains("plain"))
    #expect(!catalog.contains("other"))
  }

  @Test(arguments: FailureWitness.all)
  func `every code of a strategy has an English text with nothing left to fill in`(witness: FailureWitness)
    throws
  {
    let failure = try #require(witness.strategy.failure(of: witness.value))
    #expect(failure.code == witness.code)
    #expect(MessageCatalog.english.contains(failure.code))
    let names = MessageCatalog.english.placeholders(of: failure)
    #expect(names.allSatisfy { failure.parameters[$0] != nil }, "\(names) of \(failure.parameters)")
    #expect(failure.message == witness.message)
  }
}

extension MessageCatalog {
  /// The names in braces of the text for a failure: a failure without parameters does not replace them.
  func placeholders(of failure: ValidationFailure) -> [String] {
    var bare = ValidationFailure(failure.code)
    if let unit = failure.parameters["unit"] { bare = ValidationFailure(failure.code, ["unit": unit]) }
    return message(for: bare).split(separator: "{").dropFirst().map {
      String($0.prefix { $0 != "}" && $0 != "|" })
    }
  }
}
