internal import Bytes

/// Values that have one shape, and the pattern that they match.
struct ShapeGroup {
  /// The runs of the shape, with the texts of all values.
  private var runs: [Run]
  /// The number of records that have the values.
  private(set) var count = 0
  private let tolerance: Tolerance

  init(_ shape: Shape, _ tolerance: Tolerance) {
    runs = shape.runs.map { Run(kind: $0) }
    self.tolerance = tolerance
  }

  /// Adds a value of the shape.
  ///
  /// - Parameter lengths: The numbers of bytes of its runs.
  mutating func add(_ value: ColumnEvidence.Value, lengths: [Int]) {
    count += value.count
    var start = 0
    for (index, length) in lengths.enumerated() {
      runs[index].add(value.bytes[start..<start + length], count: value.count)
      start += length
    }
  }

  /// Whether the values are codes and no text: digits, letters and punctuation in a fixed order, with letters alone only of one length.
  var isCode: Bool {
    guard isRegular else { return false }
    let allowed = tolerance.allowed(of: count)
    if runs.allSatisfy({ !$0.hasLetters || $0.length(allowing: allowed) != nil }) { return true }
    return !runs.contains { $0.kind == UInt8(ascii: " ") } && runs.count <= 8
  }

  /// Whether the values are codes, or texts with numbers at fixed places.
  var isRegular: Bool {
    guard !runs.isEmpty,
      !runs.contains(where: { $0.kind == Shape.Run.beyondASCII || $0.kind == Shape.Run.control })
    else { return false }
    let allowed = tolerance.allowed(of: count)
    if runs.allSatisfy({ !$0.hasLetters || $0.length(allowing: allowed) != nil }) { return true }
    return runs.contains(where: \.hasDigits) && runs.count <= 12
  }

  /// The pattern that the values match, but for those with other lengths that the tolerance allows.
  var pattern: String {
    let allowed = tolerance.allowed(of: count)
    return runs.map { $0.pattern(allowing: allowed) }.joined()
  }

  /// The number of texts that the runs of the values can make; `nil` if there is no end of them.
  var size: Double? {
    let allowed = tolerance.allowed(of: count)
    return runs.reduce(1.0) { size, run in
      guard let size, let texts = run.size(allowing: allowed) else { return nil }
      return size * texts
    }
  }
}

extension ShapeGroup {
  /// A run of the shape, with its texts in several values.
  fileprivate struct Run {
    /// The number of values from which on a text that all have in common is no chance.
    private static let leastValues = 20
    /// The number of letters from which on it is no chance that all are those of hexadecimal digits.
    private static let leastLetters = 30
    private static let manyWords = 33

    let kind: UInt8
    /// The text that all values have; `nil` if they differ.
    private var common: [UInt8]?
    private var lengths: [Int: Int] = [:]
    private var classes: Set<UInt8> = []
    private var values = 0
    private var letters = 0
    private var hasOnlyHexDigits = true
    /// The different texts of a run of letters; `nil` if there are many.
    private var words: Set<[UInt8]>? = []
    /// The least and the greatest number of a run of digits.
    private var numbers: ClosedRange<Int>?

    init(kind: UInt8) { self.kind = kind }

    var hasDigits: Bool { classes.contains(Shape.Run.digits) }
    var hasLetters: Bool { classes.contains(Shape.Run.small) || classes.contains(Shape.Run.capitals) }

    mutating func add(_ text: ArraySlice<UInt8>, count: Int) {
      if values == 0 { common = Array(text) } else if common.map({ $0[...] }) != text { common = nil }
      values += 1
      lengths[text.count, default: 0] += count
      words?.insert(Array(text))
      if words?.count == Self.manyWords { words = nil }
      if kind == Shape.Run.digits, text.count <= 18 {
        let number = text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        numbers = min(number, numbers?.lowerBound ?? number)...max(number, numbers?.upperBound ?? number)
      }
      for byte in text {
        classes.insert(Shape.Run.of(byte))
        guard !byte.isDigit else { continue }
        letters += 1
        if !byte.isHexDigit { hasOnlyHexDigits = false }
      }
    }

    /// Returns the length of all texts but for the allowed number; `nil` if there is none.
    func length(allowing allowed: Int) -> Int? {
      guard let most = lengths.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
      return lengths.values.reduce(0, +) - most.value <= allowed ? most.key : nil
    }

    func pattern(allowing allowed: Int) -> String {
      if let common, values >= Self.leastValues, !common.contains(where: \.isDigit) {
        return Self.escaped(common)
      }
      guard Shape.Run.isRepeated(kind) else { return Self.escaped([kind]) }
      guard let length = length(allowing: allowed) else { return characters + "+" }
      return characters + (length == 1 ? "" : "{\(length)}")
    }

    /// Returns the number of texts of the run: of digits, the numbers between the least and the greatest; `nil` if it has several lengths.
    func size(allowing allowed: Int) -> Double? {
      guard Shape.Run.isRepeated(kind), common == nil || values < Self.leastValues else { return 1 }
      if let numbers { return Double(numbers.upperBound) - Double(numbers.lowerBound) + 1 }
      if let words { return Double(words.count) }
      guard let length = length(allowing: allowed) else { return nil }
      let characters =
        (hasDigits ? 10.0 : 0) + (classes.contains(Shape.Run.small) ? 26 : 0)
        + (classes.contains(Shape.Run.capitals) ? 26 : 0)
      return (0..<length).reduce(1.0) { size, _ in size * characters }
    }

    /// The characters of the run as a class of a pattern.
    private var characters: String {
      let isHexadecimal = hasDigits && hasLetters && hasOnlyHexDigits && letters >= Self.leastLetters
      var text = hasDigits ? "0-9" : ""
      if classes.contains(Shape.Run.capitals) { text += isHexadecimal ? "A-F" : "A-Z" }
      if classes.contains(Shape.Run.small) { text += isHexadecimal ? "a-f" : "a-z" }
      return "[\(text)]"
    }

    private static func escaped(_ bytes: [UInt8]) -> String {
      let plain = Array(" -_/,:;@#%&=~'\"<>!".utf8)
      return String(
        decoding: bytes.flatMap { byte in
          byte.isLetter || byte.isDigit || plain.contains(byte) ? [byte] : [UInt8(ascii: "\\"), byte]
        }, as: UTF8.self)
    }
  }
}
