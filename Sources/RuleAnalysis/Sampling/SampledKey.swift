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

  func isTaken(by record: SampledRecord) -> Bool { isTaken(hash(of: record)) }

  mutating func insert(_ record: SampledRecord) { insert(hash(of: record)) }

  func isTaken(_ hash: UInt64?) -> Bool { hash.map { used.contains($0) } ?? false }

  mutating func insert(_ hash: UInt64?) {
    if let hash { used.insert(hash) }
  }

  /// Returns the hash of the values of a record; `nil` if it is not compared.
  func hash(of record: SampledRecord) -> UInt64? {
    var hash = FNV1aHash()
    var canonical: [UInt8] = []
    for (field, type) in zip(fields, types) {
      guard let range = record.range(of: field) else {
        if allowsAbsent { return nil }
        hash.add(0xFE)
        continue
      }
      canonical.removeAll(keepingCapacity: true)
      if ignored.isEmpty {
        append(record.bytes.span.extracting(range), type, to: &canonical)
      } else {
        append(folded(record.bytes[range]).span, type, to: &canonical)
      }
      for byte in canonical { hash.add(byte) }
      // The end, so that parts of one value are not those of the next.
      hash.add(0xFF)
    }
    return hash.value
  }

  private func append(_ value: Span<UInt8>, _ type: any LogicalType, to canonical: inout [UInt8]) {
    if !type.appendCanonical(of: value, to: &canonical) { canonical.append(value) }
  }

  private func folded(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var text = String(decoding: value, as: UTF8.self)
    if ignored.contains(.case) { text = text.uppercased().lowercased() }
    if ignored.contains(.blanks) { text.unicodeScalars.removeAll { $0.properties.isWhitespace } }
    return Array(text.utf8)
  }
}
