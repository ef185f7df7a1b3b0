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
  func `placeholders are filled once, and inserted values are not filled again`(
    code: FailureCode, parameters: FailureParameters, text: String
  ) {
    #expect(catalog.message(for: ValidationFailure(code, parameters)) == text)
  }

  @Test func `a custom catalog can have its own plural rule`() {
    let french = MessageCatalog(["size": "{n} {n|octet|octets}"]) { $0 == 0 || $0 == 1 ? 0 : 1 }
    #expect(french.message(for: ValidationFailure("size", ["n": 0])) == "0 octet")
    #expect(french.message(for: ValidationFailure("size", ["n": 2])) == "2 octets")
    #expect(MessageCatalog(["size": "{n|byte|bytes}"]).message(for: .init("size", ["n": 0])) == "bytes")
  }

  @Test func `the message is the catalog's text, else the strategy's own text, else names the code`() {
    #expect(catalog.message(for: ValidationFailure("plain", message: "own")) == "no")
    #expect(catalog.message(for: ValidationFailure("other", message: "own")) == "own")
    #expect(catalog.message(for: ValidationFailure("other")) == "is not accepted (other)")
    #expect(catalog.contains("plain"))
    #expect(!catalog.contains("other"))
  }

  @Test func `a text that a catalog does not have is in English, with the plural forms of English`() {
    let japanese = MessageCatalog(["required": "入力が必要です"], language: "ja") { _ in 0 }
    #expect(japanese.message(for: ValidationFailure("required")) == "入力が必要です")
    let failure = ValidationFailure("length.too-long", ["maximum": 3, "actual": 4, "unit": "bytes"])
    #expect(japanese.message(for: failure) == "must have at most 3 bytes, has 4")
    #expect(!japanese.contains("length.too-long"))
  }

  @Test(arguments: FailureWitness.all)
  func `every witness has the expected code and a complete English message`(witness: FailureWitness)
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
  /// Returns the names of the placeholders in the text for a failure, which remain unfilled if it has no parameters.
  func placeholders(of failure: ValidationFailure) -> [String] {
    var bare = ValidationFailure(failure.code)
    if let unit = failure.parameters["unit"] { bare = ValidationFailure(failure.code, ["unit": unit]) }
    return message(for: bare).split(separator: "{").dropFirst().map {
      String($0.prefix { $0 != "}" && $0 != "|" })
    }
  }
}
