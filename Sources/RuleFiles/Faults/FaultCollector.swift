internal import Bytes
internal import JSONDocument
internal import Validation

/// A collector of the faults of a document, which the decoders of its parts share. Faults are kept in the order of the reports.
///
/// A collector stands for one file and gives each fault the path of that file. The collectors of a document and of the files
/// that it names share their faults, so that ``count`` and ``isEmpty`` are about all of them.
package final class FaultCollector {
  private final class Storage {
    var faults: [RuleFileFault] = []
    var remarks: [LintFinding] = []
  }

  private let storage: Storage
  /// The path of the rule file, relative to the folder of the document; `nil` for the document itself.
  private let ruleFile: String?
  /// The path of the file with the faults, relative to the folder of the document; `nil` for the document itself.
  private let file: String?

  /// Creates the collector of a document, without faults.
  package convenience init() { self.init(Storage(), ruleFile: nil, file: nil) }

  private init(_ storage: Storage, ruleFile: String?, file: String?) {
    self.storage = storage
    self.ruleFile = ruleFile
    self.file = file
  }

  /// Returns the collector of a file that the rule file includes, given by its path relative to the folder of the rule file;
  /// that of the rule file for `nil`.
  func ofIncludedFile(_ path: String?) -> FaultCollector {
    let file = path.map { $0.inside(ruleFile?.folder ?? "") } ?? ruleFile
    return FaultCollector(storage, ruleFile: ruleFile, file: file)
  }

  /// Returns the collector of a file that a Data Package refers to, such as a schema, given by its path relative to the folder
  /// of the package; that of the package for `nil`.
  func ofReferencedFile(_ path: String?) -> FaultCollector {
    FaultCollector(storage, ruleFile: path, file: path)
  }

  /// The faults in the order of the reports.
  package var faults: [RuleFileFault] { storage.faults }

  /// The number of faults, by which a decoder finds out whether a part has one.
  var count: Int { storage.faults.count }

  package var isEmpty: Bool { storage.faults.isEmpty }

  /// What the linter reports of unknown keys, which are no faults.
  var remarks: [LintFinding] { storage.remarks }

  /// Adds a remark on a key that has no meaning where it is, and that nobody can have meant otherwise.
  func remark(on key: String, in what: String, at position: DocumentPosition) {
    let text = "nothing reads the key \(Excerpt(key)) in \(what)"
    storage.remarks.append(
      LintFinding(.unknownKey, at: position, in: file, text, fix: "remove it, or correct its name"))
  }

  /// Adds a fault.
  ///
  /// - Parameter message: The fault and its correction, one line of English.
  func report(_ message: String, at position: DocumentPosition) {
    storage.faults.append(RuleFileFault(at: position, message, in: file))
  }
}
