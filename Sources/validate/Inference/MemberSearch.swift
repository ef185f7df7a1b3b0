internal import Bytes
internal import CSVRecords
internal import JSONDocument
internal import TableValidation

/// The names of the members of records that are objects, in the order of their bytes. Records that are no objects have none.
struct MemberSearch: ColumnObserver {
  static var readsWholeRecords: Bool { true }

  /// The most names; objects with more have data in their names.
  private static let limit = 2_000

  private var found: Set<String> = []
  /// The names of the line that was read last; most lines have the same.
  private var last: [[UInt8]] = []

  /// The names in the order of their bytes.
  var names: [String] { found.ordered { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) } }

  mutating func observe(_ column: Int, _ batch: ColumnBatch, in bytes: Span<UInt8>) {
    for value in batch.values { add(bytes.extracting(value)) }
  }

  mutating func add(_ other: MemberSearch) { found.formUnion(other.found) }

  /// Adds the names of an object.
  private mutating func add(_ line: Span<UInt8>) {
    var reader = JSONReader()
    var (depth, count) = (0, 0)
    while let token = try? reader.next(in: line) {
      switch token.kind {
      case .objectStart, .arrayStart: depth += 1
      case .objectEnd, .arrayEnd: depth -= 1
      case .name where depth == 1:
        let name = line.extracting(token.range.lowerBound + 1..<token.range.upperBound - 1)
        defer { count += 1 }
        if isKnown(name, at: count) { continue }
        if count < last.count {
          last[count] = Array(copying: name)
        } else {
          last.append(Array(copying: name))
        }
        if found.count < Self.limit { insert(line.extracting(token.range)) }
      default: continue
      }
    }
  }

  /// Whether the last object had a name at that place.
  private func isKnown(_ name: Span<UInt8>, at index: Int) -> Bool {
    guard index < last.count else { return false }
    let known = last[index]
    return known.span.equals(name)
  }

  /// Inserts the name that a string of JSON is.
  private mutating func insert(_ string: Span<UInt8>) {
    guard case .string(let name)? = try? JSONValue(Array(copying: string)) else { return }
    found.insert(MemberColumns.column(ofMember: name))
  }
}
