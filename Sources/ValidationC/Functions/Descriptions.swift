internal import JSONDocument
internal import RuleFiles
internal import TableValidation
internal import Validation

extension LoadedRules {
  /// The rules as JSON.
  var description: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("fields")
      json.array { json in
        for field in file.fields {
          json.object { json in
            json.member("name", field.name)
            json.member("title", field.texts.title)
            json.member("type", field.typeName)
            json.member("rules", field.rules.ruleNames)
          }
        }
      }
      json.member("fieldsMatch", file.fieldsMatch.rawValue)
      json.member("recordRules", file.recordRules.map(\.name) + callerRules.map(\.name))
      json.member("comparesRecords", comparesRecords)
      json.member("canBeDivided", canBeDivided)
    }
    return json.bytes
  }
}

extension Checker {
  /// The numbers of records and findings as JSON.
  var description: [UInt8] {
    let summary = summary
    var json = JSONWriter()
    json.object { json in
      json.member("records", summary.records)
      json.member("invalid", summary.invalid)
      json.member("valid", summary.isValid)
      json.member("fails", CheckOutcome(summary, by: failurePolicy).isFailure)
      json.key("limits")
      json.array { json in for limited in summary.limited { limited.write(to: &json) } }
      json.key("columns")
      json.array { json in
        for finding in headerFindings {
          json.object { json in
            json.member("field", finding.field)
            json.member("code", finding.failure.code.rawValue)
            json.member("severity", finding.severity.rawValue)
            json.member("message", finding.message())
          }
        }
      }
      json.key("counts")
      json.array { json in
        for count in summary.counts {
          json.object { json in
            json.member("field", count.field)
            json.member("rule", count.rule)
            json.member("code", count.code)
            json.member("severity", count.severity.rawValue)
            json.member("findings", count.findings)
          }
        }
      }
    }
    return json.bytes
  }
}

extension [KeyEmission.Key] {
  /// The keys as JSON.
  ///
  /// - Parameter isStored: Whether a key is the same if and only if the stored values are.
  func json(isStored: (KeyEmission.Key) -> Bool) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for key in self {
        json.object { json in
          json.member("column", key.name)
          json.member("rule", key.finding?.rule)
          json.member("code", key.finding?.failure.code.rawValue)
          json.member("fields", key.fields)
          json.member("reference", key.reference)
          json.member("isStored", isStored(key))
          json.member("severity", key.finding?.severity.rawValue)
          json.member("message", key.finding?.message())
          json.key("params")
          if let finding = key.finding { finding.failure.parameters.write(to: &json) } else { json.null() }
        }
      }
    }
    return json.bytes
  }
}
