internal import CSVRecords
internal import Validation

/// Collects what it receives of the columns of a table, whatever the order of the records.
package protocol ColumnObserver: Sendable {
  /// Whether the only column is the whole record, also where records are objects.
  static var readsWholeRecords: Bool { get }

  /// Receives the values of one column in some of the records.
  ///
  /// - Parameters:
  ///   - column: The index of the column in a record.
  ///   - batch: The values and the absences of well-formed records.
  ///   - bytes: The bytes that contain the values.
  mutating func observe(_ column: Int, _ batch: ColumnBatch, in bytes: Span<UInt8>)

  /// Adds what another observer has received of other records.
  mutating func add(_ other: Self)
}

extension ColumnObserver {
  package static var readsWholeRecords: Bool { false }
}

/// Reads all columns of an input without rules, on several threads.
package struct ColumnScan<Observer: ColumnObserver>: Sendable {
  private let plan: CheckPlan
  private let reader: PipelineInput
  private let header: RepeatedHeader?
  private let skipsEmptyRecords: Bool
  private let state: Locked<(observer: Observer, records: Int, error: (any Error)?)>
  private let empty: Observer

  /// - Parameters:
  ///   - input: The input.
  ///   - observer: An observer that has received nothing.
  /// - Throws: `FileError` if the input cannot be read.
  package init(_ input: TableInput, _ observer: Observer, options: CheckOptions) throws {
    let count = Observer.readsWholeRecords ? 1 : input.columnCount ?? 1
    plan = CheckPlan([], columnCount: count, format: input.format, options: options)
    reader = PipelineInput(try input.reader())
    (header, skipsEmptyRecords) = (input.repeatedHeader, input.skipsEmptyRecords)
    empty = observer
    state = Locked((observer, 0, nil))
  }

  /// Reads the records; returns what was received, and the number of records, malformed ones included.
  ///
  /// - Throws: `FileError` if the input cannot be read; `Interrupted`.
  package func run() throws -> (observer: Observer, records: Int) {
    let hasSeveralChunks = try reader.begin(size: plan.options.chunkSize)
    Threads.run(count: hasSeveralChunks ? plan.options.jobs : 1) {
      do {
        let isWhole = Observer.readsWholeRecords || plan.format.members == nil
        let found = isWhole ? try scan(ChunkRecords.self) : try scan(MemberRecords.self)
        state.withLock {
          $0.observer.add(found.observer)
          $0.records += found.records
        }
        return true
      } catch is PipelineCancelled {
        return true
      } catch {
        state.withLock { $0.error = $0.error ?? error }
        reader.cancel()
        return false
      }
    }
    return try state.withLock { state in
      if let error = state.error { throw error }
      return (state.observer, state.records)
    }
  }

  /// Reads chunks until the input ends.
  private func scan<Records: ChunkedRecords>(_: Records.Type) throws -> (observer: Observer, records: Int) {
    var records = Records(plan)
    records.parsed.header = header
    records.parsed.skipsEmptyRecords = skipsEmptyRecords
    var (observer, count) = (empty, 0)
    let columns = checkedColumns
    var batch = ColumnBatch()
    let size = plan.options.chunkSize
    while true {
      let next = reader.next(size: size, after: records.parsed.chunk)
      _ = reader.fill(&records.parsed.chunk, next)
      if case .end = try reader.complete(next, &records.parsed.chunk, size: size) { return (observer, count) }
      guard records.parsed.chunk.kind == .records else { continue }
      records.parse()
      count += records.parsed.batch.records.count
      for column in columns {
        records.read(column, into: &batch)
        observer.observe(column.column, batch, in: records.bytes.span)
      }
    }
  }

  /// A column for each of the table, which each worker has of its own.
  private var checkedColumns: [CheckedColumn] {
    let rules = CompiledRules(RuleSet([], missingValues: [""] + plan.options.missingValues))
    let members = Observer.readsWholeRecords ? nil : plan.format.members
    return (0..<(members?.names.count ?? plan.columnCount)).map { column in
      CheckedColumn(ColumnCheck(name: nil, column: column, rules: RuleSet([])), index: column, rules)
    }
  }
}
