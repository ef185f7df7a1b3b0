import RuleFiles
import Validation

@testable import FormValidation

/// All values of a submission, for comparison.
struct ReadPost: Equatable {
  struct Value: Equatable {
    let typed: [UInt8]
    let normalized: [UInt8]
    let file: Submission.File?
  }

  let values: [[Value]]

  init(_ submission: Submission) {
    let posted = submission.posted
    values = posted.values.indices.map { index in
      posted.allValues(of: index).map {
        Value(
          typed: Array(posted.bytes[$0.raw]), normalized: Array(posted.bytes[$0.normalized]),
          file: posted.file($0)
        )
      }
    }
  }

  /// Creates the expected values of a post in a simple way: fields are found by name, line breaks are replaced in
  /// text areas, and values are trimmed if the field has a normalization, because the tests use no other.
  ///
  /// - Parameter pairs: Names and values in the order of the post, with the file if the part is one.
  init(_ form: Form, _ pairs: [(name: [UInt8], value: [UInt8], file: Submission.File?)]) {
    var values = [[Value]](repeating: [], count: form.fields.count)
    for pair in pairs {
      guard let index = form.fields.firstIndex(where: { Self.takes($0, pair.name) }) else { continue }
      let field = form.fields[index]
      if field.isDisabled || field.isOfFiles != (pair.file != nil) { continue }
      if let file = pair.file, file.size == 0, pair.value.isEmpty { continue }
      let value = field.kind == .multiline ? Self.lines(pair.value) : pair.value
      let normalized = field.normalization == nil ? value : Self.trimmed(value)
      if case .checkbox(let own) = field.kind, Self.isUnticked(normalized, own) { continue }
      values[index].append(Value(typed: value, normalized: normalized, file: pair.file))
    }
    self.values = values
  }

  private static func takes(_ field: FormField, _ name: [UInt8]) -> Bool {
    if Array(field.name.utf8) == name { return true }
    guard field.kind.allowsSeveral, let text = String(validating: name, as: UTF8.self) else { return false }
    let rest = text.utf8.starts(with: field.name.utf8) ? Array(name.dropFirst(field.name.utf8.count)) : []
    return rest.first == 0x5B && rest.last == 0x5D
      && rest.dropFirst().dropLast().allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Invalid UTF-8 is kept and trimmed as well; the tests contain no white space outside ASCII.
  private static func trimmed(_ text: [UInt8]) -> [UInt8] {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
    return text.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
  }

  private static func isUnticked(_ value: [UInt8], _ own: String) -> Bool {
    let text = String(decoding: value, as: UTF8.self)
    return text != own && ["", "false", "off", "no", "0"].contains(text.lowercased())
  }

  private static func lines(_ text: [UInt8]) -> [UInt8] {
    var lines: [UInt8] = []
    for (index, byte) in text.enumerated() where byte != 0x0A || index == 0 || text[index - 1] != 0x0D {
      lines.append(byte == 0x0D ? 0x0A : byte)
    }
    return lines
  }
}

extension FormField {
  var isOfFiles: Bool { if case .file = kind { true } else { false } }
}

extension Form {
  /// A form with fields of all kinds that are read differently.
  static let ofAllKinds = Form([
    FormField("a"), FormField("text", .multiline), FormField("a[b][0]"),
    FormField("tags", .choice([.init("r"), .init("g")], allowsSeveral: true)),
    FormField("ok", .checkbox(value: "yes")), FormField("file", .file()),
    FormField("trimmed", normalization: .init([.trim])), FormField("é"),
  ])
}

/// The result of decoding a body: a submission or an error.
enum Reading: Equatable {
  case read(ReadPost)
  case rejected(SubmissionError)

  init(_ read: () throws(SubmissionError) -> Submission) {
    do throws(SubmissionError) {
      self = .read(ReadPost(try read()))
    } catch {
      self = .rejected(error)
    }
  }
}
