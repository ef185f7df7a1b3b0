internal import Bytes
internal import ValidationData

/// The numbering plans of all regions, by calling code.
struct PhoneDirectory: Sendable {
  /// A calling code, the plan of its main region, and the numbers that all its regions assign.
  final class CallingCode: Sendable {
    let number: Int
    let plan: PhonePlan
    let assigned: Automaton

    fileprivate init(_ number: Int, _ plan: PhonePlan, assigned: Automaton) {
      (self.number, self.plan, self.assigned) = (number, plan, assigned)
    }
  }

  /// The directory of the built-in tables, built once.
  static let world = PhoneDirectory()

  /// The calling codes by their numbers.
  private let codes: [CallingCode?]

  private init() {
    var codes = [CallingCode?](repeating: nil, count: 1000)
    for line in PhonePlans.codes.all {
      let words = line.split(atEach: UInt8(ascii: " "))
      guard words.count == 3, let number = Int(words[0]), let state = Int(words[2]),
        let plan = Self.plan(for: words[1])
      else { preconditionFailure("a line of the table of calling codes") }
      codes[number] = CallingCode(number, plan, assigned: AutomatonTable.phonePlans[state])
    }
    self.codes = codes
  }

  /// The plan of a region of two letters, or of a calling code that belongs to no region.
  static func plan(for region: String) -> PhonePlan? {
    let name = Array(region.utf8)
    guard let range = PhonePlans.plans.line(startingWith: name.span) else { return nil }
    return PhonePlan(PhonePlans.plans.text(in: range))
  }

  /// The calling code of that number.
  subscript(number: Int) -> CallingCode? {
    codes.indices.contains(number) ? codes[number] : nil
  }

  /// The numbers of all calling codes, in order.
  var callingCodes: [Int] { codes.compactMap { $0?.number } }

  /// The length of the calling code that the digits begin with, or `nil`. No code begins with another one.
  func callingCode(startingAt start: Int, of value: Span<UInt8>) -> Int? {
    var number = 0
    for length in 1...3 where start + length <= value.count {
      number = number * 10 + Int(value[start + length - 1] - 0x30)
      if number == 0 { return nil }
      if self[number] != nil { return length }
    }
    return nil
  }

  /// The calling code that the digits begin with, and its length.
  func split(_ digits: PhoneDigits) -> (code: CallingCode, length: Int)? {
    guard digits.count > 0, digits[0] != UInt8(ascii: "0") else { return nil }
    var number = 0
    for index in 0..<min(3, digits.count) {
      number = number * 10 + Int(digits[index] - 0x30)
      if let code = self[number] { return (code, index + 1) }
    }
    return nil
  }
}
