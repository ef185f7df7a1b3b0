package import Bytes
package import JSONDocument

/// The header of a table and the rules for its columns: each column under the name of its field.
///
/// ```swift
/// let rules = try RuleFile(Array("fields: [{name: email, synonyms: [E-Mail]}]".utf8))
/// BoundHeader(rules, ["E-Mail"]).names  // ["email"]
/// ```
package struct BoundHeader {
  /// A column that has another name than its field.
  package struct RenamedColumn: Hashable {
    package let column: String
    package let field: String
  }

  /// A pattern of fields that fewer columns match than there must be.
  package struct ScarcePattern {
    package let pattern: RuleFile.FieldPattern
    package let count: Int
  }

  /// The rules, after whose fields is one for each column that a pattern of `fieldPatterns` describes.
  @Boxed package private(set) var rules: RuleFile
  /// The name of each column's field; the column's own name if it has none.
  package private(set) var names: [String]
  /// The columns that have other names than their fields, in order.
  package private(set) var renamed: [RenamedColumn] = []
  /// The columns that no pattern describes, in order.
  package private(set) var columnsOfFields: [Int]
  /// The columns that a pattern describes and that have the name of an earlier column.
  package private(set) var repeatedColumnsOfPatterns: [Int] = []
  /// The patterns of fields that fewer columns match than there must be.
  package private(set) var scarcePatterns: [ScarcePattern] = []

  package init(_ rules: RuleFile, _ header: [String]) {
    names = header
    columnsOfFields = Array(header.indices)
    guard !rules.hasPlainHeader else {
      self.rules = rules
      return
    }
    let columns = FieldNames(rules)
    let patterns = rules.fieldPatterns
    for (column, name) in header.enumerated() {
      guard let field = columns.field(of: name), !field.hasSameBytes(as: name) else { continue }
      names[column] = field
      renamed.append(RenamedColumn(column: name, field: field))
    }
    var fields: [RuleFile.Field] = []
    var known: Set<[UInt8]> = []
    var repeated: [Int] = []
    var counts = [Int](repeating: 0, count: patterns.count)
    columnsOfFields = header.indices.filter { column in
      let name = header[column]
      guard !name.isEmpty, columns.field(of: name) == nil,
        let index = patterns.firstIndex(where: { $0.matches(name) })
      else { return true }
      if known.insert(Array(name.utf8)).inserted {
        counts[index] += 1
        fields.append(patterns[index].field.named(name))
      } else {
        repeated.append(column)
      }
      return false
    }
    repeatedColumnsOfPatterns = repeated
    scarcePatterns = zip(patterns, counts).filter { $0.minimumCount > $1 }.map {
      ScarcePattern(pattern: $0, count: $1)
    }
    self.rules = fields.isEmpty ? rules : rules.adding(fields)
  }
}

/// The names of the fields of a rule file, with their synonyms.
private struct FieldNames {
  private var fields: [ComparedName: String] = [:]
  private let names: RuleFile.HeaderNames

  init(_ rules: RuleFile) {
    names = rules.headerNames
    for field in rules.fields {
      for name in [field.name] + field.header.synonyms {
        fields[ComparedName(name, by: names)] = field.name
      }
    }
  }

  /// Returns the name of the field of a column; `nil` if no field has the column's name.
  func field(of column: String) -> String? { fields[ComparedName(column, by: names)] }
}

extension RuleFile {
  /// Whether each column has the name of its field.
  package var hasPlainHeader: Bool {
    headerNames == .exact && fieldPatterns.isEmpty && fields.allSatisfy(\.header.synonyms.isEmpty)
  }

  /// The position of the first key about the names of columns; the beginning of the file if there is none.
  package var namesPosition: DocumentPosition {
    fieldPatterns.first?.position ?? DocumentPosition(line: 1, column: 1, offset: 0)
  }

  /// Returns the same rules with further fields, for columns only: the evaluator of one record does not have them.
  fileprivate func adding(_ further: [Field]) -> RuleFile {
    var file = self
    file.fields += further
    return file
  }
}
