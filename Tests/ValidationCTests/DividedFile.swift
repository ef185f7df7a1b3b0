import CArrow
import TestSupport
import Testing

@testable import ValidationC

/// A file that is checked as a whole and by parts.
struct DividedFile {
  struct Fault: Error, Equatable {
    let text: String

    init(_ text: String) { self.text = text }
  }

  /// A range of rows of the file.
  struct Part {
    var start: Int
    var end: Int
    var firstRecord: Int
    var isFirst: Bool
    var markers: Int
  }

  let rules: OpaquePointer
  private let path: String

  init(_ rules: String, _ path: String) throws {
    var parsed: OpaquePointer?
    let error = Self.error { val_rules_parse(rules, rules.utf8.count, nil, &parsed, $0, $1) }
    if let error { throw error }
    self.rules = try #require(parsed)
    self.path = path
  }

  func free() { val_rules_free(rules) }

  /// Returns the text of an error of a call, or `nil` if there is none.
  private static func error(_ call: (UnsafeMutablePointer<CChar>, Int) -> Int32) -> Fault? {
    var text = [CChar](repeating: 0, count: 1000)
    guard call(&text, text.count) != 0 else { return nil }
    return Fault(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  func head() -> Result<val_head, Fault> {
    var head = val_head()
    let error = Self.error { val_head_read(rules, path, path, &head, $0, $1) }
    return error.map { .failure($0) } ?? .success(head)
  }

  /// Returns ranges from an offset on that end after a LF or with the bytes.
  static func ranges(of bytes: [UInt8], from start: Int, _ random: inout SeededGenerator) -> [Range<Int>] {
    let ends = bytes.indices.dropFirst(start).filter {
      bytes[$0] == 0x0A && Bool.random(using: &random) && $0 + 1 < bytes.count
    }.map { $0 + 1 }
    return zip([start] + ends, ends + [bytes.count]).map { $0..<$1 }
  }

  /// Scans a range from one of its states, in two pieces.
  func scan(_ bytes: [UInt8], _ range: Range<Int>, head: [UInt8], inQuotes: Bool) throws -> val_scan_counts {
    var scan: OpaquePointer?
    let head = head.map { CChar(bitPattern: $0) }
    let opening = Self.error {
      val_scan_open(rules, head, head.count, path, inQuotes ? 1 : 0, &scan, $0, $1)
    }
    if let opening { throw opening }
    defer { val_scan_free(scan) }
    let middle = (range.lowerBound + range.upperBound) / 2
    for part in [range.lowerBound..<middle, middle..<range.upperBound] {
      let piece = bytes[part].map { CChar(bitPattern: $0) }
      if let error = Self.error({ val_scan_push(scan, piece, piece.count, $0, $1) }) { throw error }
    }
    var counts = val_scan_counts()
    if let error = Self.error({ val_scan_end(scan, &counts, $0, $1) }) { throw error }
    return counts
  }

  /// Returns the parts of the file from scans of its ranges from both states.
  func parts(_ bytes: [UInt8], _ head: val_head, _ ranges: [Range<Int>]) throws -> [Part] {
    let start = Array(bytes.prefix(Int(head.size)))
    var parts = [
      Part(start: Int(head.records), end: bytes.count, firstRecord: 1, isFirst: true, markers: 0)
    ]
    var (records, isInQuotes) = (0, false)
    for range in ranges {
      let states = head.has_quotes == 1 && range != ranges[0] ? [false, true] : [false]
      let scans = try states.map { try scan(bytes, range, head: start, inQuotes: $0) }
      let counts = scans[isInQuotes ? 1 : 0]
      if counts.first_row >= 0, range != ranges[0] {
        let row = range.lowerBound + Int(counts.first_row)
        parts[parts.count - 1].end = row
        parts.append(
          Part(start: row, end: bytes.count, firstRecord: records + 1, isFirst: false, markers: 0))
      }
      parts[parts.count - 1].markers += Int(counts.markers)
      records += Int(counts.records)
      isInQuotes = counts.ends_in_quotes == 1
    }
    return parts
  }

  /// Returns the findings on a part, each as one text.
  func findings(_ part: Part, _ bytes: [UInt8], _ head: val_head, in folder: ScratchDirectory) throws
    -> [String]
  {
    let copy = folder.write(Array(bytes[part.start..<part.end]), to: "part")
    return findings(
      head: Array(bytes.prefix(Int(head.size))), copy, firstRecord: part.firstRecord, isFirst: part.isFirst)
  }

  /// Returns the findings on a part in a file of its own, or the text of an error.
  func findings(head: [UInt8]?, _ copy: String, firstRecord: Int, isFirst: Bool) -> [String] {
    let size = head?.count ?? 0
    let head = head.map { $0.map { CChar(bitPattern: $0) } + [0] }
    return findings { checker, error, capacity in
      val_checker_open_part(
        rules, head, size, copy, path, Int64(firstRecord), isFirst ? 1 : 0, 0, &checker, error, capacity)
    }
  }

  /// Returns the findings on the whole file, or the text of an error.
  func whole() -> [String] {
    findings { checker, error, capacity in
      val_checker_open_file(rules, path, nil, 0, &checker, error, capacity)
    }
  }

  private func findings(
    _ open: (inout OpaquePointer?, UnsafeMutablePointer<CChar>, Int) -> Int32
  ) -> [String] {
    var checker: OpaquePointer?
    if let error = Self.error({ open(&checker, $0, $1) }) { return [error.text] }
    defer { val_checker_free(checker) }
    var stream = ArrowArrayStream()
    if let error = Self.error({ val_checker_findings(checker, &stream, $0, $1) }) { return [error.text] }
    defer { stream.release(&stream) }
    var rows: [String] = []
    while true {
      var batch = ArrowArray()
      guard stream.get_next(&stream, &batch) == 0 else {
        return [stream.get_last_error(&stream).map { String(cString: $0) } ?? "error"]
      }
      guard batch.release != nil else { return rows }
      rows += Self.rows(of: batch)
      batch.release(&batch)
    }
  }

  /// Returns the rows of findings, each as one text.
  private static func rows(of batch: ArrowArray) -> [String] {
    let columns = FindingTable.schema.enumerated().map { index, column -> [String] in
      guard
        let type = try? ColumnType(HandMade().schema(column.kind.rawValue, column.name), named: column.name),
        let values = try? type.column(
          of: batch.children[index]!.pointee, from: 0, count: Int(batch.length))
      else { return [] }
      var texts = ValueBuffer()
      values.append(0..<Int(batch.length), to: &texts)
      let nulls = Set(texts.nulls)
      return texts.ranges.enumerated().map {
        nulls.contains($0.offset) ? "-" : String(decoding: texts.bytes[$0.element], as: UTF8.self)
      }
    }
    return (0..<Int(batch.length)).map { row in columns.map { $0[row] }.joined(separator: "|") }
  }
}
