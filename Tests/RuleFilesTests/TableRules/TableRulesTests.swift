import JSONDocument
import RuleFiles
import Testing
import Validation

/// Tests of `table`, the rules over a table as a whole.
struct TableRulesTests {
  private static let fields =
    "fields: [{name: n, type: number}, {name: i, type: integer}, {name: text}, {name: b, type: boolean}]\n"

  private func table(_ yaml: String) throws -> TableRules? {
    try RuleFile(Array((Self.fields + "table: \(yaml)\n").utf8)).table
  }

  /// Returns the faults of a table; it begins in column 8 of line 2.
  private func faults(_ table: String) -> String {
    do throws(RuleFileError) {
      _ = try RuleFile(Array((Self.fields + "table: \(table)\n").utf8))
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `all rules are decoded with their severities`() throws {
    let table = try #require(
      try table(
        """

          records: {minimum: 1, maximum: 2, severity: warning}
          columns:
            i: {absent: {maximumShare: 0.05}, distinct: {maximumShare: 1, severity: warning}, sorted: descending}
            n: {sum: {minimum: -1.5, maximum: 1e3}, mean: {maximum: 2}, sorted: {order: ascending, severity: warning}}
          duplicates: {allowed: false, severity: warning}
        """))
    #expect(table.records?.minimum == 1 && table.records?.maximum == 2 && table.records?.severity == .warning)
    #expect(table.columns.map(\.field) == [1, 0])
    let (i, n) = (table.columns[0], table.columns[1])
    #expect(i.absent?.maximum.description == "0.05" && i.absent?.severity == .error)
    #expect(i.distinct?.maximum.description == "1" && i.distinct?.severity == .warning)
    #expect(i.order?.direction == .descending && i.order?.severity == .error)
    #expect(i.sum == nil && i.mean == nil)
    #expect(n.sum?.minimum?.description == "-1.5" && n.sum?.maximum?.description == "1000")
    #expect(n.mean?.minimum == nil && n.mean?.maximum?.description == "2")
    #expect(n.order?.direction == .ascending && n.order?.severity == .warning)
    #expect(table.duplicates == .warning)
  }

  @Test func `without rules there are none`() throws {
    #expect(try RuleFile(Array(Self.fields.utf8)).table == nil)
    let table = try #require(try table("{duplicates: true}"))
    #expect(table.duplicates == nil && table.records == nil && table.columns.isEmpty)
    #expect(try self.table("{duplicates: false}")?.duplicates == .error)
  }

  @Test func `the same rules can be written in JSON`() throws {
    let json =
      #"{"fields":[{"name":"n","type":"number"}],"table":{"columns":{"n":{"mean":{"minimum":0.5}}}}}"#
    #expect(try RuleFile(Array(json.utf8)).table?.columns[0].mean?.minimum?.description == "0.5")
  }

  @Test(
    arguments: [
      ("[]", "2:8: 'table' must be an object, not an array"),
      ("{record: {}}", "2:9: unknown key 'record' in 'table'; did you mean 'records'?"),
      (
        "{rows: 1}",
        "2:9: unknown key 'rows' in 'table'; known keys are records, columns, duplicates, unique, groups, equal"
      ),
      ("{records: 5}", "2:18: 'records' must be an object, not a number"),
      ("{records: {}}", "2:18: 'records' must have 'minimum', 'maximum' or both"),
      ("{records: {minimum: 1.5}}", "2:28: 'minimum' must be a whole number, 0 or greater"),
      ("{records: {maximum: -1}}", "2:28: 'maximum' must be a whole number, 0 or greater"),
      ("{records: {minimum: '1'}}", "2:28: 'minimum' must be a whole number, 0 or greater"),
      ("{records: {minimum: 3, maximum: 2}}", "2:28: 'minimum' must be at most 'maximum', which is 2"),
      ("{records: {minimum: 3, severity: fatal}}", "2:41: 'severity' must be error or warning"),
      (
        "{records: {min: 3}}",
        "2:19: unknown key 'min' in 'records'; known keys are minimum, maximum, severity"
      ),
      ("{columns: []}", "2:18: 'columns' must be an object, not an array"),
      (
        "{columns: {txet: {absent: {maximumShare: 0}}}}",
        "2:19: there is no field 'txet'; did you mean 'text'?"
      ),
      ("{columns: {n: 1}}", "2:22: the rules of a column must be an object, not a number"),
      (
        "{columns: {n: {}}}",
        "2:22: the rules of a column must have at least one of absent, distinct, sum, mean, sorted"
      ),
      (
        "{columns: {n: {median: 1}}}",
        "2:23: unknown key 'median' in the rules of a column; did you mean 'mean'?"
      ),
      ("{columns: {n: {absent: 0.5}}}", "2:31: 'absent' must be an object, not a number"),
      ("{columns: {n: {absent: {}}}}", "2:31: 'absent' must have 'maximumShare', a number from 0 to 1"),
      (
        "{columns: {n: {absent: {maximumShare: 1.01}}}}",
        "2:46: 'maximumShare' must be a number from 0 to 1, such as 0.05"
      ),
      (
        "{columns: {n: {distinct: {maximumShare: -0.1}}}}",
        "2:48: 'maximumShare' must be a number from 0 to 1, such as 0.05"
      ),
      (
        "{columns: {n: {distinct: {maximumShare: '5%'}}}}",
        "2:48: 'maximumShare' must be a number from 0 to 1, such as 0.05"
      ),
      (
        "{columns: {text: {sum: {minimum: 1}}}}",
        "2:26: 'sum' is for fields of the types number and integer; the type of 'text' is any"
      ),
      (
        "{columns: {b: {mean: {minimum: 1}}}}",
        "2:23: 'mean' is for fields of the types number and integer; the type of 'b' is boolean"
      ),
      ("{columns: {n: {sum: {}}}}", "2:28: 'sum' must have 'minimum', 'maximum' or both"),
      ("{columns: {n: {sum: {minimum: a}}}}", "2:38: 'minimum' must be a number"),
      (
        "{columns: {n: {mean: {minimum: 2, maximum: 1.5}}}}",
        "2:39: 'minimum' must be at most 'maximum', which is 1.5"
      ),
      (
        "{columns: {b: {sorted: ascending}}}",
        "2:23: 'sorted' is for values with an order; the type of 'b' is boolean"
      ),
      (
        "{columns: {n: {sorted: up}}}",
        "2:31: 'sorted' must be ascending or descending, or an object with such an 'order'"
      ),
      (
        "{columns: {n: {sorted: {severity: warning}}}}",
        "2:31: 'sorted' must have 'order', ascending or descending"
      ),
      (
        "{columns: {n: {sorted: {order: 1}}}}",
        "2:39: 'sorted' must be ascending or descending, or an object with such an 'order'"
      ),
      (
        "{duplicates: none}",
        "2:21: 'duplicates' must be true or false, or an object with 'allowed' and 'severity', not a string"
      ),
      ("{duplicates: {severity: warning}}", "2:21: 'duplicates' must have 'allowed', true or false"),
      ("{duplicates: {allowed: 0}}", "2:31: 'allowed' must be true or false, not a number"),
    ])
  func `a fault is reported at its location`(table: String, faults: String) {
    #expect(self.faults(table) == faults)
  }

  @Test func `lint reports the same faults`() {
    let text = Self.fields + "table: {columns: {n: {absent: {maximumShare: 2}}}}\n"
    let findings = Linter.findings(in: Array(text.utf8))
    #expect(findings.map(\.code) == [.fault])
    #expect(findings.first?.position.description == "2:46")
    #expect(findings.first?.reason == "'maximumShare' must be a number from 0 to 1, such as 0.05")
  }

  @Test func `messages can be given for the codes of table rules`() throws {
    let text =
      Self.fields
      + "messages: {table.sum: 'total {actual}', table: 'other'}\ntable: {records: {minimum: 1}}\n"
    let file = try RuleFile(Array(text.utf8))
    #expect(file.messages?.text(for: "table.sum", of: "table") == "total {actual}")
  }
}
