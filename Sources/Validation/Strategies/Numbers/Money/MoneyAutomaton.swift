internal import Bytes

/// The automaton of a format of money: each state is a place of one character, and reads it.
///
/// It is nondeterministic, and all states that a text can be in are followed together, so that a value is read once.
struct MoneyAutomaton: Sendable {
  /// A set of states.
  typealias States = UInt128

  /// The states that may come after each one; the first one precedes all characters.
  private var successors: [States] = [0]
  /// The states that read each character of ASCII.
  private var readers = [States](repeating: 0, count: 128)
  /// The states that read other characters.
  private var otherReaders: [(scalar: Unicode.Scalar, states: States)] = []
  private var final: States = 0

  /// Creates the automaton of a format; `nil` if it has more than 127 places.
  init?(_ parts: [MoneyPart]) {
    final = add(parts, after: 1)
    guard successors.count <= States.bitWidth else { return nil }
  }

  /// Returns the offset of the first character that no amount has there: the end of the value if more characters must follow; `nil` for
  /// an amount.
  func fault(in value: Span<UInt8>) -> Int? {
    var (states, index): (States, Int) = (1, 0)
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      // CLDR has marks of direction in amounts of languages that are written from right to left.
      if scalar != "\u{61C}", scalar != "\u{200E}", scalar != "\u{200F}" {
        states = next(after: states) & (scalar.map(statesReading) ?? 0)
        guard states != 0 else { return index }
      }
      index += count
    }
    return states & final == 0 ? value.count : nil
  }

  private func next(after states: States) -> States {
    var (states, next): (States, States) = (states, 0)
    while states != 0 {
      next |= successors[states.trailingZeroBitCount]
      states &= states &- 1
    }
    return next
  }

  private func statesReading(_ scalar: Unicode.Scalar) -> States {
    if scalar.isASCII { return readers[Int(scalar.value)] }
    return otherReaders.first { $0.scalar == scalar }?.states ?? 0
  }

  /// Adds parts after states, and returns the states that they end in.
  private mutating func add(_ parts: [MoneyPart], after states: States) -> States {
    parts.reduce(states) { states, part in
      switch part {
      case .minus: states | add("-", after: states)
      case .literal(let scalar): add(scalar, after: states)
      case .number(let digits): add(digits, after: states)
      case .optional(let parts): states | add(parts, after: states)
      case .parenthesized(let parts):
        add(parts, after: states) | add(")", after: add(parts, after: add("(", after: states)))
      }
    }
  }

  private mutating func add(_ digits: MoneyDigits, after states: States) -> States {
    let integer = addInteger(digits.groups, after: states)
    guard let fraction = digits.fraction else { return integer }
    var last = add(fraction.separator, after: integer | (digits.mayOmitInteger ? states : 0))
    var ends: States = fraction.isOptional ? integer : 0
    var written = 0
    for count in fraction.counts {
      for _ in written..<count { last = addDigit(after: last) }
      ends |= last
      written = count
    }
    return ends
  }

  /// Adds an integer without leading zeros.
  private mutating func addInteger(_ groups: MoneyDigits.Groups?, after states: States) -> States {
    let zero = add(reading: ["0"], after: states)
    var (last, ends): (States, States) = (
      add(reading: Array("123456789".unicodeScalars), after: states), zero
    )
    ends |= last
    guard let groups else { return ends | addDigits(after: last) }
    var beforeGroup = last
    for count in 1..<groups.last {
      last = addDigit(after: last)
      ends |= last
      if count < groups.inner { beforeGroup |= last }
    }
    if groups.isOptional { ends |= addDigits(after: last) }
    if groups.inner < groups.last {
      let (first, end) = addGroup(of: groups.inner, groups.separator, after: beforeGroup)
      connect(end, to: first)
      return ends | addGroup(of: groups.last, groups.separator, after: beforeGroup | end).end
    }
    let (first, end) = addGroup(of: groups.last, groups.separator, after: beforeGroup)
    connect(end, to: first)
    return ends | end
  }

  private mutating func addGroup(
    of count: Int, _ separator: Unicode.Scalar, after states: States
  ) -> (first: States, end: States) {
    let first = add(separator, after: states)
    return (first, (0..<count).reduce(first) { last, _ in addDigit(after: last) })
  }

  /// Adds one digit or more.
  private mutating func addDigits(after states: States) -> States {
    let digit = addDigit(after: states)
    connect(digit, to: digit)
    return digit
  }

  private mutating func addDigit(after states: States) -> States {
    add(reading: Array("0123456789".unicodeScalars), after: states)
  }

  /// Adds a character, with those that are written in its place.
  private mutating func add(_ scalar: Unicode.Scalar, after states: States) -> States {
    switch scalar {
    case " ", "\u{A0}", "\u{202F}": add(reading: [" ", "\u{A0}", "\u{202F}"], after: states)
    case "'", "\u{2019}": add(reading: ["'", "\u{2019}"], after: states)
    case "-": add(reading: ["-", "\u{2212}"], after: states)
    case "\u{A5}", "\u{FFE5}": add(reading: ["\u{A5}", "\u{FFE5}"], after: states)
    default: add(reading: [scalar], after: states)
    }
  }

  /// Adds a state that reads one of some characters, and returns it.
  private mutating func add(reading scalars: [Unicode.Scalar], after states: States) -> States {
    let state: States = 1 << States(successors.count)
    successors.append(0)
    connect(states, to: state)
    for scalar in scalars {
      if scalar.isASCII {
        readers[Int(scalar.value)] |= state
      } else if let index = otherReaders.firstIndex(where: { $0.scalar == scalar }) {
        otherReaders[index].states |= state
      } else {
        otherReaders.append((scalar, state))
      }
    }
    return state
  }

  private mutating func connect(_ states: States, to next: States) {
    for state in successors.indices where state < States.bitWidth && states & (1 << States(state)) != 0 {
      successors[state] |= next
    }
  }
}
