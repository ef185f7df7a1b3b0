internal import Bytes
internal import FileOutput
internal import RuleAnalysis
internal import RuleFiles
internal import Validation

/// Two versions of a JSON Schema, which are compared by the values of JSON that they accept.
struct ComparedSchemas {
  let comparison: RuleFileComparison
  private let versions: [(name: Word, version: JSONSchemaVersion)]

  /// Returns `nil` if a document is no JSON Schema.
  ///
  /// - Throws: ``RuleFileFaults`` for a document that cannot be read.
  init?(_ old: ComparedDocument, _ new: ComparedDocument) throws {
    guard let first = try Self.version(old), let second = try Self.version(new) else { return nil }
    versions = [(old.name, first), (new.name, second)]
    comparison = RuleFileComparison(first, second)
  }

  /// Prints a line for each part that is not compared.
  func printLosses() {
    for (name, version) in versions { version.losses.printLines(of: name.path) }
  }

  private static func version(_ document: ComparedDocument) throws -> JSONSchemaVersion? {
    do throws(RuleFileError) {
      return try JSONSchemaVersion(document.bytes)
    } catch {
      throw RuleFileFaults(file: document.name.path.description, error: error)
    }
  }
}
