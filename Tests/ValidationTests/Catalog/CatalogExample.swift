import Testing
import Validation

/// One example of one entry of the catalogue.
struct CatalogExample: Sendable, CustomTestStringConvertible {
  let entry: CatalogEntry
  let spelling: String
  let value: String
  /// The code of a refused value.
  let code: FailureCode?

  var testDescription: String { "\(spelling) of '\(value.prefix(40))'" }

  /// Whether this build has the rule: some are compiled with the package trait `InternationalNames`.
  static func isBuilt(_ spelling: String) -> Bool {
    do throws(RuleError) {
      _ = try Catalog.rule(spelling, in: .testing)
    } catch {
      if case .traitRequired = error { return false }
    }
    return true
  }

  /// The examples of every rule that this build has.
  static let all: [CatalogExample] = Catalog.entries.flatMap { entry in
    entry.examples.flatMap { examples in
      let spelling = entry.name + (examples.argument.map { ":" + $0 } ?? "")
      guard isBuilt(spelling) else { return [] as [CatalogExample] }
      return examples.valid.map { CatalogExample(entry: entry, spelling: spelling, value: $0, code: nil) }
        + examples.invalid.map {
          CatalogExample(entry: entry, spelling: spelling, value: $0.value, code: $0.code)
        }
    }
  }

  /// Each rule that the examples write, once.
  static var rules: [Rule] {
    get throws {
      var spellings: [String] = []
      for example in all where !spellings.contains(example.spelling) { spellings.append(example.spelling) }
      return try spellings.map { try Catalog.rule($0, in: .testing) }
    }
  }
}
