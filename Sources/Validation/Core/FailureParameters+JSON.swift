package import JSONDocument

extension FailureParameters {
  /// Writes the parameters as a JSON object, except the one that only selects the message.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for (name, value) in elements where name != "variant" {
        json.key(name)
        switch value {
        case .integer(let value): json.number(value)
        case .decimal(let value): json.raw(value.description)
        case .text(let value): json.string(value)
        case .list(let values): json.strings(values)
        case .phrase(let phrase): json.string(phrase.description)
        }
      }
    }
  }
}
