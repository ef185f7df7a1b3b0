import Testing
import Validation

/// One example of a catalog entry.
struct CatalogExample: Sendable, CustomTestStringConvertible {
  let entry: CatalogEntry
  let spelling: String
  let value: String
  /// The code of the failure, or `nil` if the value is valid.
  let code: FailureCode?

  var testDescription: String { "\(spelling) of '\(value.prefix(40))'" }

  /// Whether this build contains the rule: some rules require the package trait `InternationalNames`.
  static func isBuilt(_ spelling: String) -> Bool {
    do throws(RuleError) {
      _ = try Catalog.rule(spelling, in: .testing)
    } catch {
      if case .traitRequired = error { return false }
    }
    return true
  }

  #if InternationalNames
  private static let undecided: Set<String> = []
  #else
  /// The examples whose verdict needs the trait, although their rules do not.
  private static let undecided: Set = ["HTTPS://bücher.example/straße", "https://xn--a.example/"]
  #endif

  /// The examples of every rule that this build contains.
  static let all: [CatalogExample] = Catalog.entries.flatMap { entry in
    entry.examples.flatMap { examples in
      let spelling = entry.name + (examples.argument.map { ":" + $0 } ?? "")
      guard isBuilt(spelling) else { return [] as [CatalogExample] }
      let all =
        examples.valid.map { CatalogExample(entry: entry, spelling: spelling, value: $0, code: nil) }
        + examples.invalid.map {
          CatalogExample(entry: entry, spelling: spelling, value: $0.value, code: $0.code)
        }
      return all.filter { !undecided.contains($0.value) }
    }
  }

  /// The rules of all examples, without duplicates.
  static var rules: [Rule] {
    get throws {
      var spellings: [String] = []
      for example in all where !spellings.contains(example.spelling) { spellings.append(example.spelling) }
      return try spellings.map { try Catalog.rule($0, in: .testing) }
    }
  }
}
