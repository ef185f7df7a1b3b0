internal import Bytes
internal import JSONDocument
internal import RuleFiles

/// What a rule file cannot say of a document in another language, each with its place.
struct ConversionLosses {
  private(set) var all: [RuleFileFault] = []
  private var known: Set<RuleFileFault> = []

  /// The losses in the order of their places.
  var inOrder: [RuleFileFault] { all.ordered { $0.position < $1.position } }

  mutating func add(_ message: String, at position: DocumentPosition) {
    add(RuleFileFault(at: position, message))
  }

  mutating func add(_ others: ConversionLosses) {
    for loss in others.all { add(loss) }
  }

  /// Returns the elements of a list, or an object alone; a value of another kind is a loss.
  mutating func elements(_ key: String, of object: DocumentObject) -> [DocumentNode] {
    guard let value = object[key]?.value else { return [] }
    switch value.content {
    case .array(let elements): return elements
    case .object: return [value]
    case .null: return []
    default:
      add("'\(key)' must be a list, not \(value.content.noun)", at: value.position)
      return []
    }
  }

  /// Adds the references of a contract's table or property to other tables.
  mutating func addRelationships(of object: DocumentObject) {
    guard let member = object["relationships"] else { return }
    add(
      "relationships to other tables are no foreign keys: 'foreignKeys' needs the file of the other table",
      at: member.keyPosition)
  }

  private mutating func add(_ loss: RuleFileFault) {
    if known.insert(loss).inserted { all.append(loss) }
  }
}
