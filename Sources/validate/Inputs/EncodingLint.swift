internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// Reports names of encodings that the C library does not have.
enum EncodingLint {
  /// Returns the findings on the encoding of a rule file, or on those of the resources of a Data Package; none for a document
  /// with other faults.
  static func findings(in bytes: [UInt8], named name: String, in context: RuleContext) -> [LintFinding] {
    guard let document = try? RuleDocument(bytes, named: name, in: context, compatibility: .standard) else {
      return []
    }
    let descriptions: [TableDescription]
    switch document {
    case .ruleFile(let file): descriptions = [TableDescription(.file(file), for: [], at: BytePath(name))]
    case .otherLanguage: descriptions = []
    case .dataPackage(let package):
      descriptions = package.resources.compactMap { resource in
        (try? package.table(of: resource)).map {
          TableDescription($0, of: resource, for: [], at: BytePath(name))
        }
      }
    }
    return descriptions.flatMap { description -> [LintFinding] in
      do throws(RuleFileFaults) {
        _ = try description.inputEncoding()
        return []
      } catch {
        return error.error.faults.map { LintFinding(.fault, at: $0.position, in: $0.file, $0.message) }
      }
    }
  }
}
