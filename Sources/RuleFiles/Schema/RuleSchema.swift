internal import JSONDocument
internal import Validation

/// The schema of a rule in a rule file: a string such as `length:..40`, or an object that names one rule.
enum RuleSchema {
  /// Writes the members of the schema.
  static func write(to json: inout JSONWriter) {
    json.key("anyOf")
    json.array { json in
      json.object { json in
        json.member("description", "A rule and its argument, as in length:..40; 'validate rules' lists all.")
        json.member("type", "string")
        json.key("anyOf")
        json.array { json in
          json.object { $0.member("enum", Catalog.entries.filter(\.canOmitArgument).map(\.name)) }
          json.object { json in
            let names = Catalog.entries.filter { $0.argument != .none }.map(\.name)
            json.member("pattern", "^(\(names.joined(separator: "|"))):")
          }
        }
      }
      json.object { json in
        json.member("type", "object")
        json.member("additionalProperties", false)
        json.member("minProperties", 1)
        json.key("properties")
        json.object(members)
      }
    }
  }

  private static let others: [SchemaKey] = [
    SchemaKey("all", "Rules that all must hold.", is: SchemaKey.part("rules")),
    SchemaKey("any", "Rules of which at least one must hold.", is: SchemaKey.part("rules")),
    SchemaKey("not", "A rule that must not hold.", is: SchemaKey.part("rules")),
    SchemaKey("exactly-one", "Rules of which exactly one must hold.", is: SchemaKey.part("rules")),
    SchemaKey(
      "when", "The rules under which 'then' must hold, and otherwise 'otherwise'.",
      is: SchemaKey.part("rules")),
    SchemaKey("then", "The rules where those of 'when' hold.", is: SchemaKey.part("rules")),
    SchemaKey("otherwise", "The rules where those of 'when' do not hold.", is: SchemaKey.part("rules")),
    SchemaKey("use", "The name of a definition.", is: SchemaKey.text),
    SchemaKey(
      "file-digest", "The path of a file that has the digest in another field.",
      is:
        "{\"type\":\"object\",\"required\":[\"algorithm\",\"from\"],\"additionalProperties\":false,\"properties\":{\"algorithm\":\(SchemaKey.word(FileDigest.algorithms.map(\.rawValue))),\"from\":{\"type\":\"string\"}}}"
    ),
    SchemaKey("severity", "Whether findings are errors or warnings.", is: SchemaKey.part("severity")),
    SchemaKey(
      "limits", "The numbers of records that break the rule from which a check warns or fails.",
      is: SchemaKey.part("limits")),
    SchemaKey("messages", "Texts in place of those of the program, by code.", is: SchemaKey.object),
  ]

  private static func members(_ json: inout JSONWriter) {
    for entry in Catalog.entries {
      json.key(entry.name)
      json.object { json in
        json.member("description", entry.summary)
        json.key("anyOf")
        json.array { json in
          if entry.canOmitArgument { json.raw(#"{"const":true}"#) }
          if entry.name == "unique" { json.raw(SchemaKey.uniqueness) }
          if entry.argument != .none { json.raw(#"{"type":["string","number"]}"#) }
          guard let structure = entry.structure else { return }
          if structure.takesList || structure.takesObjects { json.raw(#"{"type":"array","minItems":1}"#) }
          if !structure.parts.isEmpty { write(structure.parts, to: &json) }
        }
      }
    }
    for key in others {
      json.key(key.name)
      json.raw(key.described)
    }
  }

  private static func write(_ parts: [ArgumentStructure.Part], to json: inout JSONWriter) {
    json.object { json in
      json.member("type", "object")
      json.member("additionalProperties", false)
      json.key("properties")
      json.object { json in
        for part in parts {
          json.key(part.name)
          switch part.kind {
          case .text, .number: json.raw(#"{"type":["string","number"]}"#)
          case .list: json.raw(#"{"type":"array"}"#)
          case .flag: json.raw(SchemaKey.flag)
          case .map: json.raw(SchemaKey.object)
          }
        }
      }
    }
  }
}

extension CatalogEntry {
  /// Whether the rule can be written without an argument.
  fileprivate var canOmitArgument: Bool { if case .required = argument { false } else { true } }
}
