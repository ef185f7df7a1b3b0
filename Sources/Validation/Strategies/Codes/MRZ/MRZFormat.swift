/// A format of the machine-readable zone of a travel document (ICAO 9303, parts 4 to 7); positions count all lines as one text.
struct MRZFormat {
  let lineLength: Int
  let lineCount: Int
  /// The first letters of the document code.
  let codes: StaticString
  /// The number of the document, its check digit after it.
  let number: Range<Int>
  /// Where the rest of a number of more than nine characters is, with its check digit.
  let longNumber: Range<Int>?
  let birth: Range<Int>
  let sex: Int
  let expiry: Range<Int>
  let names: Range<Int>
  /// The issuing state and the nationality.
  let states: [Range<Int>]
  /// Optional data with a check digit, which may be `<` if there are none.
  let optional: Range<Int>?
  /// What the last check digit is about, and the place of the digit.
  let composite: (ranges: [Range<Int>], digit: Int)?

  var count: Int { lineLength * lineCount }
  var lineLengths: [Int] { Array(repeating: lineLength, count: lineCount) }

  /// Documents of the size of an identity card (part 5).
  static let td1 = MRZFormat(
    lineLength: 30, lineCount: 3, codes: "ACI", number: 5..<14, longNumber: 15..<30, birth: 30..<36, sex: 37,
    expiry: 38..<44, names: 60..<90, states: [2..<5, 45..<48], optional: nil,
    composite: ([5..<30, 30..<37, 38..<45, 48..<59], 59))
  /// Documents of the next larger size (part 6).
  static let td2 = MRZFormat(
    lineLength: 36, lineCount: 2, codes: "ACI", number: 36..<45, longNumber: 64..<71, birth: 49..<55, sex: 56,
    expiry: 57..<63, names: 5..<36, states: [2..<5, 46..<49], optional: nil,
    composite: ([36..<46, 49..<56, 57..<71], 71))
  /// Passports (part 4).
  static let td3 = MRZFormat(
    lineLength: 44, lineCount: 2, codes: "P", number: 44..<53, longNumber: nil, birth: 57..<63, sex: 64,
    expiry: 65..<71, names: 5..<44, states: [2..<5, 54..<57], optional: 72..<86,
    composite: ([44..<54, 57..<64, 65..<87], 87))
  /// Visas of the size of a passport (part 7).
  static let visaA = MRZFormat(
    lineLength: 44, lineCount: 2, codes: "V", number: 44..<53, longNumber: nil, birth: 57..<63, sex: 64,
    expiry: 65..<71, names: 5..<44, states: [2..<5, 54..<57], optional: nil, composite: nil)
  /// Smaller visas (part 7).
  static let visaB = MRZFormat(
    lineLength: 36, lineCount: 2, codes: "V", number: 36..<45, longNumber: nil, birth: 49..<55, sex: 56,
    expiry: 57..<63, names: 5..<36, states: [2..<5, 46..<49], optional: nil, composite: nil)

  static let all = [td1, td2, td3, visaA, visaB]
}
