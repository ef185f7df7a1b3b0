internal import JSONDocument
internal import RuleFiles

/// What a rule file cannot say of a document in another language, each with its place.
struct ConversionLosses {
  private(set) var all: [RuleFileFault] = []
  private var known: Set<RuleFileFault> = []

  mutating func add(_ message: String, at position: DocumentPosition) {
    add(RuleFileFault(at: position, message))
  }

  mutating func add(_ others: ConversionLosses) {
    for loss in others.all { add(loss) }
  }

  private mutating func add(_ loss: RuleFileFault) {
    if known.insert(loss).inserted { all.append(loss) }
  }
}
