internal import Validation

/// The notes and findings of a batch of records, in the order of the report: by record and, within a record, by column.
struct BatchFindings<Locator> {
  let notes: [RecordNote]
  /// Whether the batch is UTF-8.
  let isText: Bool
  /// The sources, without columns that have no rejected values, in the order in which their findings on one record are reported.
  let sources: [FindingSource]
  var locator: Locator
  private var merger: RecordMerger

  init<Records: RecordSource>(
    _ notes: [RecordNote], _ sources: [FindingSource], of checker: borrowing RecordChecker<Records>,
    after base: Numbering
  ) where Records.Locator == Locator {
    self.notes = notes
    self.sources = sources
    isText = checker.records.isText
    locator = checker.records.locator(after: base, for: notes)
    var lists = [notes.map(\.record)]
    for source in sources { lists.append(checker.recordNumbers(of: source)) }
    merger = RecordMerger(lists)
  }

  /// The next record with findings; `nil` if there is none.
  var nextRecord: Int? { merger.nextRecord }

  /// Removes the notes on a record and returns their indices.
  mutating func removeNotes(on record: Int) -> Range<Int> { merger.removeAll(of: 0, ifRecord: record) }

  /// Returns the findings on a record as a list if they are reported in the order of their places, those on the record as a whole
  /// last; `nil` if their order is that of the sources.
  mutating func removeFindings<Records: RecordSource>(
    on record: Int, _ checker: borrowing RecordChecker<Records>
  ) -> NextFinding {
    guard Records.reportsByPlace, merger.isInSeveral(record) else { return NextFinding(nil) }
    var findings: [(place: Int, source: Int, index: Int)] = []
    for number in sources.indices {
      for index in merger.removeAll(of: number + 1, ifRecord: record) {
        findings.append((checker.place(ofFinding: index, sources[number]), number, index))
      }
    }
    return NextFinding(findings.sorted { $0 < $1 }.map { ($0.source, $0.index) })
  }

  /// Removes the next finding on a record and returns its source and its index there; `nil` after the last.
  @inline(__always)
  mutating func remove(_ next: inout NextFinding, on record: Int) -> (source: Int, index: Int)? {
    next.removeFirst(from: &merger, of: record, sources: sources.count)
  }
}

/// An origin that may have findings in the batch.
struct FindingSource {
  let origin: FindingOrigin
  /// The index of the column at which it reports; the number of columns for whole records.
  let column: Int
  /// The rejected values of a column, read once: each access through ``RecordChecker/columns`` copies more than them.
  let rejected: [ColumnChecker.RejectedValue]
}

extension RecordChecker where Records: RecordSource {
  /// Returns the sources of a batch, of which columns without rejected values are left out.
  func sources(_ origins: [(origin: FindingOrigin, column: Int)]) -> [FindingSource] {
    var sources: [FindingSource] = []
    for (origin, check) in origins {
      if case .column(let column) = origin {
        guard hasRejected[column] else { continue }
        sources.append(.init(origin: origin, column: check, rejected: columns[column].rejected))
      } else {
        sources.append(.init(origin: origin, column: check, rejected: []))
      }
    }
    return sources
  }

  /// Returns the numbers in the batch of the records with findings from a source, ascending.
  func recordNumbers(of source: FindingSource) -> [Int] {
    switch source.origin {
    case .column: source.rejected.map { records.number(of: $0.position) }
    case .key(let key): keys?.rejections[key].map { records.number(of: $0.position) } ?? []
    case .order(let order): orders?.rejections[order].map { records.number(of: $0.position) } ?? []
    case .group(let group): groups?.rejections[group].map { records.number(of: $0.position) } ?? []
    case .rule(let rule): recordRules.rejections[rule].map { records.number(of: $0.position) }
    }
  }

  /// Whether a finding is by a rule of a column, or by a key, on the value that has a place in the batch.
  func isFinding(_ index: Int, of source: FindingSource, onValueAt place: Int) -> Bool {
    switch source.origin {
    case .column:
      let position = source.rejected[index].position
      return records.places(of: checkedColumns[source.column], at: position).contains(place)
    case .key(let key):
      guard let position = keys?.rejections[key][index].position else { return false }
      return plan.keys[key].checks.contains {
        records.places(of: checkedColumns[$0], at: position).contains(place)
      }
    case .order, .group, .rule: return false
    }
  }

  /// Returns the place in the batch of the value at which a source reports: notes on places up to it are reported before.
  /// Findings on whole records follow all notes.
  func place(ofFinding index: Int, _ source: FindingSource) -> Int {
    guard source.column < checkedColumns.count else { return .max }
    let position =
      switch source.origin {
      case .column: source.rejected[index].position
      case .key(let key): keys?.rejections[key][index].position
      case .order(let order): orders?.rejections[order][index].position
      case .group(let group): groups?.rejections[group][index].position
      case .rule(let rule): recordRules.rejections[rule][index].position
      }
    guard let position else { return .max }
    return records.place(of: checkedColumns[source.column], at: position)
  }
}
