/// How far the input has been counted before a chunk.
struct Numbering: Sendable, Equatable {
  var records = 0
  var lines = 0

  mutating func advance(by other: Numbering) {
    records += other.records
    lines += other.lines
  }
}
