internal import JSONDocument
internal import RuleFiles
internal import Validation

/// Rule files in YAML and JSON: read, linted and applied to a record.
///
/// The linter reports a fault exactly if the file cannot be read, and both report the same places.
enum RuleFileTarget {
  static func run(_ bytes: [UInt8]) {
    let context = RuleContext(today: CalendarDay(year: 2026, month: 1, day: 1)!)
    let faults = Linter.findings(in: bytes, in: context).filter { $0.code == .fault }.map(\.position)
    do throws(RuleFileError) {
      let file = try RuleFile(bytes, in: context)
      expect(faults.isEmpty, "the linter reports faults of a file that can be read")
      for value in ["", "1", "2024-02-29", "ann@example.com", "x\u{0}é"] {
        let record = Dictionary(file.fields.map { ($0.name, value) }) { first, _ in first }
        for finding in file.findings(in: record) {
          expect(!finding.finding.failure.code.rawValue.isEmpty, "a finding has a code")
        }
      }
      for test in file.tests.prefix(20) { _ = test.mismatch(in: file) }
    } catch {
      expect(error.faults.map(\.position) == faults, "the linter and the reader report other places")
      expect(
        error.faults.allSatisfy { $0.position.line >= 1 && $0.position.column >= 1 }, "a place counts from 1")
      expect(!error.rendered(file: "f").isEmpty, "a fault has a message")
    }
  }

  /// Reads the bytes as JSON too; what is read is written, and read again as the same.
  static func runJSON(_ bytes: [UInt8]) {
    if let value = try? JSONValue(bytes) {
      var writer = JSONWriter()
      write(value, to: &writer)
      let again = try? JSONValue(writer.bytes)
      var rewriter = JSONWriter()
      if let again { write(again, to: &rewriter) }
      expect(rewriter.bytes == writer.bytes, "a document that is written and read is another one")
    }
    run(bytes)
  }

  private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value {
    case .null: writer.null()
    case .boolean(let flag): writer.boolean(flag)
    case .number(let text): writer.raw(text)
    case .string(let text): writer.string(text.span)
    case .array(let values): writer.array { writer in for value in values { write(value, to: &writer) } }
    case .object(let object):
      writer.object { writer in
        for member in object.members {
          writer.key(String(decoding: member.name, as: UTF8.self))
          write(member.value, to: &writer)
        }
      }
    }
  }
}
