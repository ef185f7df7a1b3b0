internal import JSONDocument
internal import RuleFiles

/// What a rule file cannot say of a document in another language, each with its place.
struct ConversionLosses {
  private(set) var all: [RuleFileFault] = []

  mutating func add(_ message: String, at position: DocumentPosition) {
    let loss = RuleFileFault(at: position, message)
    if !all.contains(loss) { all.append(loss) }
  }

  mutating func add(_ others: ConversionLosses) {
    for loss in others.all where !all.contains(loss) { all.append(loss) }
  }
}
