internal import Bytes

/// Finds the bounds of a column of numbers that its values support: numbers seen often at both ends, and zero.
struct BoundInference {
  private static let leastRecords = 50
  /// The number of records that must have the least or the greatest value, where all values are known.
  private static let support = 5

  private let evidence: ColumnEvidence
  private let type: TypeProposal

  init(_ evidence: ColumnEvidence, _ type: TypeProposal) { (self.evidence, self.type) = (evidence, type) }

  /// Returns the bounds as they are written, and the least and the greatest value; `nil` for values that are not ordered as numbers.
  func bounds() -> (minimum: String?, maximum: String?, least: String, greatest: String)? {
    guard let numbers = numbers() else { return nil }
    let (least, greatest) = (numbers.least, numbers.greatest)
    guard evidence.present >= Self.leastRecords else { return (nil, nil, least, greatest) }
    let isSupported = evidence.isComplete && evidence.distinct > 1
    var minimum: String? = isNearZero(least, greatest) ? "0" : nil
    var maximum: String?
    if isSupported, count(of: least) >= Self.support { minimum = Self.plain(least) }
    if isSupported, count(of: greatest) >= Self.support { maximum = Self.plain(greatest) }
    return (minimum, maximum, least, greatest)
  }

  /// Whether all numbers are above zero, and some are so near that it is their bound.
  private func isNearZero(_ least: String, _ greatest: String) -> Bool {
    guard least.utf8.first != UInt8(ascii: "-"), let least = Double(Self.plain(least)),
      let greatest = Double(Self.plain(greatest))
    else { return false }
    return least * 10 <= greatest
  }

  /// Returns a number without a plus sign, as YAML and JSON have it.
  private static func plain(_ number: String) -> String {
    number.utf8.first == UInt8(ascii: "+") ? String(number.dropFirst()) : number
  }

  private func count(of text: String) -> Int {
    let bytes = Array(text.utf8)
    return evidence.values.first { $0.bytes == bytes }?.count ?? 0
  }

  /// Returns the least and the greatest number; `nil` if the type has none in plain notation.
  private func numbers() -> (least: String, greatest: String)? {
    guard type.properties.isEmpty, type.name == "integer" || type.name == "number" else { return nil }
    let range = type.name == "integer" ? evidence.integers : evidence.numbers
    guard !range.isEmpty else { return nil }
    return (String(decoding: range.least, as: UTF8.self), String(decoding: range.greatest, as: UTF8.self))
  }
}
