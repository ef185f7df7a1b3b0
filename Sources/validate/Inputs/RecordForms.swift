internal import Bytes
internal import FileOutput

/// The forms of records, which rules judge in different ways.
struct RecordForms: OptionSet {
  let rawValue: Int

  /// Records whose values are texts, such as those of CSV.
  static let text = RecordForms(rawValue: 1)
  /// Records whose values have the types of JSON.
  static let json = RecordForms(rawValue: 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The forms of files, by their names.
  init(of paths: [BytePath]) {
    self = paths.reduce(into: []) { $0.insert($1.hasJSONLines || $1.hasJSON ? .json : .text) }
  }
}
