/// A strategy that accepts a list whose items are all of one type: the type `list` of Table Schema v2.
///
/// Code: `list.item` (`item`, its number from 1), with the item's failure as its cause.
package struct ListStrategy: InputFieldValidationStrategy {
  private let list: ListType
  package let item: any InputFieldValidationStrategy

  package init(_ list: ListType, each item: any InputFieldValidationStrategy) {
    (self.list, self.item) = (list, item)
  }

  package var isSecret: Bool { item.isSecret }

  package func verdict(on value: Span<UInt8>) -> Verdict {
    var next: Int? = 0
    while let start = next {
      let (range, following) = list.item(in: value, from: start)
      let verdict = item.verdict(on: value.extracting(range))
      guard verdict == .valid else { return verdict }
      next = following
    }
    return .valid
  }

  package func failure(of value: Span<UInt8>) -> ValidationFailure? {
    var next: Int? = 0
    var number = 1
    while let start = next {
      let (range, following) = list.item(in: value, from: start)
      if let failure = item.failure(of: value.extracting(range)) {
        return ValidationFailure("list.item", ["item": .integer(number)], causes: [failure])
      }
      (next, number) = (following, number + 1)
    }
    return nil
  }
}
