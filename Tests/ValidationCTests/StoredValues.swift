import TestSupport

/// Random values of a fixed width as Arrow stores them, most of which are ordinary and some of which are extreme.
struct StoredValues {
  /// The formats, each with the names of the types of fields that it is checked by.
  static let formats: [(format: String, types: [String])] = [
    ("c", numbers), ("C", numbers), ("s", numbers), ("S", numbers), ("i", numbers), ("I", numbers),
    ("l", numbers), ("L", numbers), ("e", numbers), ("f", numbers), ("g", numbers), ("d:9,2,32", numbers),
    ("d:18,0,64", numbers), ("d:14,2", numbers), ("d:38,0", numbers), ("d:38,38", numbers),
    ("d:9,-3", numbers),
    ("d:76,5,256", numbers), ("b", ["boolean", "string", "any"]), ("tdD", moments), ("tdm", moments),
    ("tts", moments), ("ttu", moments), ("tsu:", moments), ("tss:UTC", moments),
    ("tsn:Europe/Berlin", moments),
    ("tsm:", moments), ("_pli128", numbers), ("_plu128", numbers),
  ]
  private static let numbers = ["integer", "number", "string", "any", "year"]
  private static let moments = ["date", "datetime", "time", "string", "any", "yearmonth"]

  /// The number of bytes of a value; `nil` for truth values.
  static func width(_ format: String) -> Int? {
    switch format {
    case "b": nil
    case "c", "C": 1
    case "s", "S", "e": 2
    case "i", "I", "f", "tdD", "tts": 4
    case _ where format.hasPrefix("d:"):
      format.hasSuffix(",32") ? 4 : format.hasSuffix(",64") ? 8 : format.hasSuffix(",256") ? 32 : 16
    case "_pli128", "_plu128": 16
    default: 8
    }
  }

  /// Returns the bytes of values.
  ///
  /// - Parameter extreme: The share of extreme values, 1 in this number.
  static func bytes(
    _ format: String, count: Int, extreme: Int, _ random: inout SeededGenerator
  ) -> [UInt8] {
    guard let width = width(format) else {
      return (0..<(count + 7) / 8).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    return (0..<count).flatMap { _ in
      let isExtreme = Int.random(in: 0..<extreme, using: &random) == 0
      let value =
        isExtreme ? Self.extreme(width, &random) : ordinary(format, &random)
      return (0..<width).map { UInt8(truncatingIfNeeded: value >> Int128(min($0, 15) * 8)) }
    }
  }

  private static func ordinary(_ format: String, _ random: inout SeededGenerator) -> Int128 {
    let small = Int.random(in: 0...120, using: &random)
    switch format {
    case "e": return Int128(Float16(small).bitPattern)
    case "f": return Int128((Float(small) / 8).bitPattern)
    case "g": return Int128((Double(small) / 100).bitPattern)
    case "tdD": return Int128(19_000 + small)
    case "tdm": return Int128(19_000 + small) * 86_400_000
    case "tss:UTC": return Int128(1_700_000_000 + small * 7_919)
    case "tsm:": return Int128(1_700_000_000 + small * 7_919) * 1_000
    case "tsu:": return Int128(1_700_000_000 + small * 7_919) * 1_000_000 + Int128(small)
    case "tsn:Europe/Berlin": return Int128(1_700_000_000 + small * 7_919) * 1_000_000_000
    case "tts": return Int128(small * 700)
    case "ttu": return Int128(small * 700) * 1_000_000
    default: return Int128(small)
    }
  }

  /// A value of the ends of the width, of zero, of the epochs' ends or of a special floating-point number.
  private static func extreme(_ width: Int, _ random: inout SeededGenerator) -> Int128 {
    let edges: [Int128] = [
      0, -1, 1, .min, .max, 1 << Int128(min(width * 8, 127) - 1), 1 << Int128(min(width * 8, 127) - 1) - 1,
      -719_162, -719_163, -719_529, 2_932_896, 2_932_897, 86_399, 86_400, -62_135_596_800, 253_402_300_800,
      -62_135_596_800_000_001, 253_402_300_799_999, 253_402_300_800_000_000, 0x7FF0_0000_0000_0000,
      -0x0010_0000_0000_0000, 0x7FF8_0000_0000_0001, 0x7FEF_FFFF_FFFF_FFFF, 0x7F80_0000, 0x7FC0_0001,
      0xFF80_0000, 0x7C00, 0xFC00, 0x7E01, 0x8000, 100_000_000_000_000_000_000_000_000_000_000_000_000,
    ]
    if Bool.random(using: &random) {
      return edges.randomElement(using: &random)! &+ Int128(Int.random(in: -1...1, using: &random))
    }
    return Int128(truncatingIfNeeded: UInt64.random(in: 0 ... .max, using: &random))
  }

  /// Returns the constraints and rules of a field of a type.
  static func constraints(_ type: String, _ random: inout SeededGenerator) -> [String] {
    let bounds: [String] =
      switch type {
      case "integer": ["-3", "0", "7", "100", "12345678901234567890"]
      case "number": ["-3", "0", "0.1", "7.25", "1e3", "-0.5"]
      case "date": ["2022-01-10", "2022-02-01", "0001-01-01"]
      case "datetime": ["2023-11-14T22:13:20Z", "2023-11-20T00:00:00", "2023-11-20T00:00:00.5+01:00"]
      case "time": ["08:00:00", "23:59:59"]
      case "year": ["0100", "2000"]
      case "yearmonth": ["2022-01"]
      default: []
      }
    var constraints: [String] = []
    if Bool.random(using: &random) { constraints.append("required: true") }
    for name in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] {
      if !bounds.isEmpty, Int.random(in: 0..<4, using: &random) == 0 {
        constraints.append("\(name): \"\(bounds.randomElement(using: &random)!)\"")
      }
    }
    if type == "string", Int.random(in: 0..<4, using: &random) == 0 {
      constraints.append("pattern: '[0-9]+'")
    }
    if let bound = bounds.first, Int.random(in: 0..<8, using: &random) == 0 {
      constraints.append("enum: [\"\(bound)\", \"\(bounds.last!)\"]")
    }
    return constraints
  }
}
