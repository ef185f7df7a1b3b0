internal import Bytes

/// A strategy that accepts a list whose items are valid by rules: `items` of the type `list`.
///
/// Codes: those of the rules of the items, with `item`, the number of the item from 1.
package struct ListItemsStrategy: ByteValidationStrategy {
  private let list: ListType
  package let rules: ItemRules

  package init(_ list: ListType, each rules: ItemRules) {
    (self.list, self.rules) = (list, rules)
  }

  package var ruleName: String { "items" }

  package var isSecret: Bool { rules.isSecret }

  package func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var next: Int? = 0
    var number = 1
    while let start = next {
      let (range, following) = list.item(in: value, from: start)
      if let failure = rules.failure(of: value.extracting(range)) {
        throw failure.with(failure.parameters + ["item": .integer(number)])
      }
      (next, number) = (following, number + 1)
    }
  }
}
