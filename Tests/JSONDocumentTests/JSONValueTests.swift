import JSONDocument
import Testing

struct JSONValueTests {
  @Test func `numbers keep their spelling, strings their bytes and members their order`() throws {
    let text = #" {"b": 1.50, "a": [true, null, "\u00e9\n"], "e\u0301": {}, "é": -0} "#
    let value = try JSONValue(Array(text.utf8))
    #expect(value.written == #"{"b":1.50,"a":[true,null,"é\n"],"e\#u{301}":{},"é":-0}"#)
    #expect(value["a"]?["x"] == nil && value["x"] == nil && value["b"]?.text == nil)
    guard case .array(let elements)? = value["a"], case .number("-0")? = value["\u{E9}"] else {
      Issue.record("the tree has another shape")
      return
    }
    #expect(elements[2].text == "é\n")
  }

  @Test(
    arguments: [
      ("", "1:1: an empty document: expected a value"),
      ("[1,\n 2,]", "2:4: expected a value after ',', found ']': no ',' follows the last element"),
      (
        #"{"a":1,"b":2,"a":3}"#,
        "1:14: the key 'a' is already in this object: keep this one or the first, at 1:2"
      ),
      (
        #"{"a\n":1,"a\u000a":2}"#,
        "1:10: the key 'a\\u{A}' is already in this object: keep this one or the first, at 1:2"
      ),
      (
        #"["\ud800"]"#,
        #"1:3: '\uD800' is the first half of a character: its second, '\uDC00' to '\uDFFF', must follow"#
      ),
    ])
  func `an error has a position and a message`(text: String, description: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(Array(text.utf8)) }
    #expect(error?.description == description)
  }

  @Test func `a document larger than the limit is rejected`() throws {
    #expect(try JSONValue([0x31], maximumByteCount: 1).written == "1")
    let error = #expect(throws: JSONError.self) { try JSONValue([0x31, 0x32], maximumByteCount: 1) }
    #expect(error?.description == "1:1: more than 1 bytes")
  }

  @Test func `a leading byte-order mark is ignored, and invalid UTF-8 is an error`() throws {
    #expect(try JSONValue(Array("\u{FEFF}[1]".utf8)).written == "[1]")
    let error = #expect(throws: JSONError.self) { try JSONValue([0x22, 0xFF, 0x22]) }
    #expect(error?.description == "1:2: the byte 0xFF is not UTF-8 here: save the file as UTF-8")
  }

  @Test(arguments: [2, 8, 9, 40])
  func `the last of several members with the same name is used if the dialect allows repeated names`(
    count: Int
  ) throws {
    let members = (0..<count).map { "\"\($0)\":\($0)" } + ["\"1\":true"]
    let text = Array("{\(members.joined(separator: ","))}".utf8)
    guard case .object(let object) = try JSONValue(text.span, .repeatedNames) else {
      Issue.record("the value is no object")
      return
    }
    #expect(object.members.count == count)
    #expect(object["1"]?.written == "true" && object["0"]?.written == "0")
    let fault = #expect(throws: JSONFault.self) { try JSONValue(text.span) }
    #expect(fault?.kind == .repeatedName(first: 7) && fault?.offset == text.count - 9)
  }

  @Test func `members are found by name in a large object`() throws {
    let text = "{\((0..<50_000).map { "\"key \($0)\":\($0)" }.joined(separator: ","))}"
    let value = try JSONValue(Array(text.utf8))
    #expect(value["key 49999"]?.written == "49999" && value["key 50000"] == nil)
  }
}

extension JSONValue {
  /// The value, serialized as JSON.
  var written: String {
    var json = JSONWriter()
    write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .boolean(let flag): json.boolean(flag)
    case .number(let text): json.raw(text)
    case .string(let text): json.string(text.span)
    case .array(let elements): json.array { json in for element in elements { element.write(to: &json) } }
    case .object(let object):
      json.object { json in
        for member in object.members {
          json.key(String(decoding: member.name, as: UTF8.self))
          member.value.write(to: &json)
        }
      }
    }
  }
}
