internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import TableValidation

/// The name of an input of a check.
struct InputName: Sendable {
  let path: BytePath
  /// The list that contains the name, with the number of its line, as `LIST:LINE`; `nil` for an argument.
  var location: String?
  /// Whether it is known to be the name of a regular file, or of none, so that opening and reading it does not wait.
  var isRegular = false

  /// Returns the error with the location before it; `Interrupted` as it is.
  func located(_ error: any Error) -> any Error {
    if error is Interrupted { return error }
    return location.map { UsageError("\($0): \(error)") } ?? error
  }
}

/// A request, and the names of all its inputs: the arguments, then the names in the list of `--files-from`, each folder
/// replaced by the files in it.
struct InputNames {
  /// The maximum size of a list in bytes.
  private static let maximumListSize = 64 << 20

  @Boxed private(set) var request: CheckRequest
  /// The names, at least one.
  private(set) var names: [InputName] = []
  /// The files that the run reads beside its inputs: the list, then those of the rules.
  let reads = RuleReads()

  /// - Throws: ``UsageError`` for a folder or a list without names, and if standard input has two meanings; the errors of
  ///   reading a folder or the list.
  init(_ request: CheckRequest) throws {
    self.request = request
    try requireOneStandardInput()
    for word in request.operands { try append(InputName(path: word.path)) }
    if let list = request.filesFrom {
      let file = try InputFile(list)
      reads.add(file, label: "the list of files")
      let bytes = try file.readAll(limit: Self.maximumListSize)
      try append(bytes, of: list, endingWith: request.isNullTerminated ? 0 : UInt8(ascii: "\n"))
      guard !names.isEmpty else {
        throw UsageError(
          "\(list.isStandard ? "standard input" : list.description) has no name of a file to check")
      }
    }
    if names.isEmpty { names = [InputName(path: "-")] }
  }

  /// The forms of the records, by the options or by the names.
  var recordForms: RecordForms {
    switch request.input {
    case .jsonl, .json: .json
    case .csv, .lines: .text
    case nil: RecordForms(of: names.map(\.path))
    }
  }

  private func requireOneStandardInput() throws(UsageError) {
    guard request.filesFrom?.isStandard == true else { return }
    if request.rules?.isStandard == true {
      throw UsageError("-r - and --files-from - both read standard input; name a file for one of them")
    }
    if request.operands.contains(where: { $0.path.isStandard }) {
      throw UsageError("with --files-from -, standard input is the list of files; it cannot also be checked")
    }
  }

  /// Appends the names of a list; empty ones are skipped.
  private mutating func append(_ bytes: [UInt8], of list: BytePath, endingWith end: UInt8) throws {
    // Editors on Windows begin a text with a byte-order mark.
    let mark = ByteOrderMark.utf8
    var (start, number) = (end != 0 && bytes.starts(with: mark) ? mark.count : 0, 0)
    while start < bytes.count {
      let stop = bytes[start...].firstIndex(of: end)
      var name = bytes[start..<(stop ?? bytes.count)]
      if stop != nil, end != 0, name.last == UInt8(ascii: "\r") { name.removeLast() }
      start = (stop ?? bytes.count) + 1
      number += 1
      guard !name.isEmpty else { continue }
      let entry = InputName(path: BytePath(Array(name)), location: "\(list):\(number)")
      if entry.path.isStandard && list.isStandard {
        throw entry.located(UsageError("standard input is the list of files; it cannot also be checked"))
      }
      try append(entry)
    }
  }

  /// Appends an input or, for a folder, the tables in it.
  private mutating func append(_ name: InputName) throws {
    let kind = FileKind(of: name.path)
    guard kind == .folder else {
      names.append(InputName(path: name.path, location: name.location, isRegular: kind == .regular))
      return
    }
    do {
      let files = try name.path.tables()
      guard !files.isEmpty else {
        throw UsageError(
          "\(name.path) has no file named *.csv, *.tsv, *.jsonl or *.ndjson, with or without .gz, .zst, .xz or .bz2 after it; "
            + "name the files in it")
      }
      names += files.map { InputName(path: $0, location: name.location, isRegular: true) }
    } catch {
      throw name.located(error)
    }
  }
}
