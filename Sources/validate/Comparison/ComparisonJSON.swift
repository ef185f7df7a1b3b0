internal import Bytes
internal import FindingReports
internal import JSONDocument
internal import RuleAnalysis

/// A comparison as one JSON object, whose findings have the members of those of a check, and the version that refuses the record.
struct ComparisonJSON: ComparisonReport {
  let old: String
  let new: String
  /// Whether there are tables, and so the members for them.
  let hasData: Bool
  private let lines = JSONLinesReport()
  private var count = 0

  init(old: String, new: String, hasData: Bool) {
    (self.old, self.new, self.hasData) = (old, new, hasData)
  }

  func beginning(_ comparison: RuleFileComparison) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", Validate.version.description)
      json.member("old", old)
      json.member("new", new)
      json.key("fields")
      json.array { json in
        for field in comparison.fields { json.object { Self.write(field, to: &$0) } }
      }
      json.key("rules")
      json.array { json in
        for rule in comparison.rules {
          json.object { json in
            json.member("name", rule.name)
            json.member("relation", rule.relation.rawValue)
          }
        }
      }
    }
    return String(decoding: json.bytes.dropLast(), as: UTF8.self) + (hasData ? #","findings":["# : "")
  }

  mutating func append(_ finding: Finding, to output: inout [UInt8]) {
    if count > 0 { output.append(UInt8(ascii: ",")) }
    lines.append(finding, to: &output)
    output.removeLast()
    count += 1
  }

  func end(_ comparison: RuleFileComparison, _ data: DataComparison?, keepsAccepted: Bool) -> String {
    let status = #","status":\#(keepsAccepted ? 0 : 1)}"# + "\n"
    guard let data else { return status }
    return #"],"records":\#(data.records),"refused":\#(data.refused),"accepted":\#(data.accepted)"# + status
  }

  private static func write(_ field: FieldComparison, to json: inout JSONWriter) {
    json.member("name", field.name)
    json.member("relation", field.relation.rawValue)
    json.key("witnesses")
    json.array { json in
      for witness in field.witnesses {
        json.object { json in
          json.member("value", witness.value)
          json.member("acceptedBy", witness.acceptedBy.rawValue)
        }
      }
    }
    if let reason = field.reason { json.member("reason", reason) }
  }
}
