import TestSupport

@testable import CSVRecords

extension Trial {
  /// The properties of a ``CSVReader``'s record that are compared.
  private struct ReadRecord: Equatable {
    var number: Int
    var line: Int
    var offset: Int
    var fields: [[UInt8]]
    var notes: [Reading.Note]
  }

  /// Reads the file without a header by ``CSVReader``, from memory and in pieces, and compares the records with the
  /// expected ones.
  func runReader() throws {
    guard case .csv(let dialect) = format else { return }
    let first = records.first { !$0.text.isEmpty }
    let isTooLong = first.map { $0.text.count > maximumRecordSize } ?? false
    do {
      var reader = try CSVReader(
        bytes, dialect: dialect, hasHeader: false, maximumRecordSize: maximumRecordSize)
      var dripping = try CSVReader(
        DrippingSource(bytes, sizes: [3, 1, 100], isReady: false), dialect: dialect, hasHeader: false,
        maximumRecordSize: maximumRecordSize)
      let columnCount = first?.fields.count
      let expected = expectedRecords(columnCount: columnCount ?? 1)
      let found = Array(reader).map(Self.read)
      var pieces: [ReadRecord] = []
      while let record = try dripping.readRecord() { pieces.append(Self.read(record)) }
      guard !isTooLong && found == expected && pieces == expected && reader.columnCount == columnCount,
        reader.next() != nil || expected.isEmpty
      else {
        throw Disagreement(
          "\(dialect), \"\(bytes.escaped)\": expected \(expected)\ngot \(found)\nand \(pieces)")
      }
    } catch is OversizedRowError where isTooLong {}
  }

  private func isTooLong(_ record: ObviousParser.Record) -> Bool {
    record.text.upperBound - record.whole.lowerBound > maximumRecordSize
  }

  private func expectedRecords(columnCount: Int) -> [ReadRecord] {
    let kept = records.filter { !$0.text.isEmpty || columnCount == 1 || isTooLong($0) }
    let reading = Reading(parser, columnCount: columnCount, wanted: [], maximumRecordSize: maximumRecordSize)
    return zip(kept, reading.records).enumerated().map { index, pair in
      let (record, read) = pair
      let isTooLong = read.notes.contains { $0.kind == .tooLong }
      return ReadRecord(
        number: index + 1, line: record.line, offset: read.bytes.lowerBound,
        fields: isTooLong ? [] : record.fields.map(\.content), notes: read.notes)
    }
  }

  private static func read(_ record: CSVRecord) -> ReadRecord {
    ReadRecord(
      number: record.number, line: record.line, offset: record.offset,
      fields: record.indices.map { Array(record.bytes(at: $0)) },
      notes: record.notes.map { .init(kind: $0.kind, offset: $0.offset) }.sorted { $0.offset < $1.offset })
  }
}
