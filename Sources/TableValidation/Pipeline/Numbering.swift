/// Numbers of records and lines: those before a chunk, or those in it.
struct Numbering: Sendable, Equatable {
  var records = 0
  var lines = 0

  mutating func advance(by other: Numbering) {
    records += other.records
    lines += other.lines
  }
}
