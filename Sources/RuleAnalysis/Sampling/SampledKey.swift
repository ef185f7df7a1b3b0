internal import Bytes
internal import RuleFiles
internal import Validation

/// Fields whose values together are different in all records, and the values that they have had.
struct SampledKey: Sendable {
  let fields: [Int]
  /// The code of a repeated value; `nil` for one that is not reported on a record.
  let code: FailureCode?
  /// Whether a record in which one of the fields is absent is not compared.
  private let allowsAbsent: Bool
  private let types: [any LogicalType]
  private let ignored: Set<RuleFile.Uniqueness.Ignored>
  /// The hashes of the values. Two values with one hash count as equal, which costs one more attempt.
  private var used: Set<UInt64> = []

  init(
    _ fields: [Int], types: [any LogicalType], code: FailureCode? = nil, allowsAbsent: Bool = true,
    ignoring ignored: Set<RuleFile.Uniqueness.Ignored> = []
  ) {
    self.code = code
    (self.fields, self.types, self.allowsAbsent, self.ignored) = (fields, types, allowsAbsent, ignored)
  }

  func isTaken(by record: [[UInt8]?]) -> Bool { hash(of: record).map { used.contains($0) } ?? false }

  mutating func insert(_ record: [[UInt8]?]) {
    if let hash = hash(of: record) { used.insert(hash) }
  }

  private func hash(of record: [[UInt8]?]) -> UInt64? {
    var hash = FNV1aHash()
    var canonical: [UInt8] = []
    for (field, type) in zip(fields, types) {
      guard let value = record[field] else {
        if allowsAbsent { return nil }
        hash.add(0xFE)
        continue
      }
      canonical.removeAll(keepingCapacity: true)
      let text = ignored.isEmpty ? value : folded(value)
      if !type.appendCanonical(of: text.span, to: &canonical) { canonical += text }
      for byte in canonical { hash.add(byte) }
      // The end, so that parts of one value are not those of the next.
      hash.add(0xFF)
    }
    return hash.value
  }

  private func folded(_ value: [UInt8]) -> [UInt8] {
    var text = String(decoding: value, as: UTF8.self)
    if ignored.contains(.case) { text = text.uppercased().lowercased() }
    if ignored.contains(.blanks) { text.unicodeScalars.removeAll { $0.properties.isWhitespace } }
    return Array(text.utf8)
  }
}
