extension ParameterValue {
  /// The numbers in ascending order as a phrase: "13, 16 or 19", "16 to 19".
  ///
  /// - Precondition: There is at least one number.
  static func numbers(_ numbers: [Int]) -> ParameterValue {
    var parts: [ParameterValue] = []
    var index = 0
    while index < numbers.count {
      var end = index
      while end + 1 < numbers.count, numbers[end + 1] == numbers[end] + 1 { end += 1 }
      // Two numbers in a row are no range.
      if end == index + 1 { end = index }
      let (first, last) = (ParameterValue.integer(numbers[index]), ParameterValue.integer(numbers[end]))
      parts.append(end == index ? first : .phrase("numbers.range", ["first": first, "last": last]))
      index = end + 1
    }
    guard let last = parts.popLast() else { preconditionFailure("no numbers") }
    guard var all = parts.first else { return last }
    for part in parts.dropFirst() { all = .phrase("numbers.next", ["first": all, "next": part]) }
    return .phrase("numbers.or", ["first": all, "last": last])
  }
}
