/// A rule that was planned for a column or for whole records, as a report describes it.
package struct DescribedRule: Sendable, Hashable {
  /// What the rule reads.
  package enum Scope: Sendable, Hashable {
    /// The values of its column, one by one.
    case values
    /// All values of its column together.
    case column
    /// The values of several columns in each record, or of a key.
    case columns([String])
    /// All records together.
    case records
  }

  /// The name by which its findings are counted.
  package let name: String
  /// The arguments as written, of each rule of that name; empty if none has a spelling as text.
  package let arguments: [String]
  /// What it reads.
  package let scope: Scope

  package init(_ name: String, arguments: [String] = [], over scope: Scope = .values) {
    (self.name, self.arguments, self.scope) = (name, arguments, scope)
  }
}
