internal import RuleFiles

/// Fields whose values together occur in other fields, and the values from which they are taken.
struct SampledReference: Sendable {
  let fields: [Int]
  /// The fields of the same table in which the values occur; `nil` for those of another file.
  let targets: [Int]?
  /// The values that can be taken.
  private var known: [[[UInt8]?]]

  /// The maximum number of values of earlier records that are kept.
  private static let keptCount = 1_000

  init(_ fields: [Int], targets: [Int]?, known: [[[UInt8]?]] = []) {
    (self.fields, self.targets, self.known) = (fields, targets, known)
  }

  /// Returns values for the fields; `nil` if none is known.
  func values(using random: inout RandomNumbers) -> [[UInt8]?]? {
    known.isEmpty ? nil : random.element(of: known)
  }

  /// Whether values are among those that can be taken.
  func isKnown(_ values: [[UInt8]?]) -> Bool { known.contains(values) }

  /// Adds the values of a record to those that can be taken, for some in place of earlier ones.
  mutating func add(_ record: SampledRecord, using random: inout RandomNumbers) {
    guard let targets else { return }
    let values = targets.map { record[$0] }
    guard !values.contains(nil) else { return }
    if known.count < Self.keptCount {
      known.append(values)
    } else {
      known[random.below(known.count)] = values
    }
  }
}
