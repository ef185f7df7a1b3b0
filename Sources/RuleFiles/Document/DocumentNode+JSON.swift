internal import JSONDocument

extension DocumentNode {
  /// The value as JSON text, with the members in the order of the document.
  var jsonText: String {
    var json = JSONWriter()
    write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func write(to json: inout JSONWriter) {
    switch content {
    case .null: json.null()
    case .boolean(let flag): json.boolean(flag)
    case .number(let text): json.raw(text)
    case .string(let text): json.string(text)
    case .array(let elements): json.array { json in for element in elements { element.write(to: &json) } }
    case .object(let object):
      json.object { json in
        for member in object.members {
          json.key(member.key)
          member.value.write(to: &json)
        }
      }
    }
  }
}
