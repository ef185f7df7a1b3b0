import JSONDocument
import Testing

struct JSONWriterTests {
  /// Returns the text that a new writer produces.
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `values of all kinds are written with commas between them`() {
    let text = written { json in
      json.object { json in
        json.member("text", "a")
        json.member("none", nil as String?)
        json.member("number", -12)
        json.member("no number", nil as Int?)
        json.member("flag", true)
        json.member("texts", ["a", "b"])
        json.key("array")
        json.array { json in
          json.null()
          json.boolean(false)
          json.number(Int.min)
          json.raw("1e400")
          json.strings([] as [String])
          json.object { _ in }
          json.string { $0.append(contentsOf: "\"é".utf8) }
        }
      }
    }
    #expect(
      text == """
        {"text":"a","none":null,"number":-12,"no number":null,"flag":true,"texts":["a","b"],\
        "array":[null,false,-9223372036854775808,1e400,[],{},"\\"é"]}
        """)
  }

  @Test func `raw members are separated from other members by commas`() {
    #expect(
      written { json in
        json.object { json in
          json.raw(#""a":1,"b":2"#)
          json.member("c", 3)
        }
      } == #"{"a":1,"b":2,"c":3}"#)
  }

  @Test(
    arguments: [
      ("", #""""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{8}\u{C}\u{1F}\u{7F}", #""\u0000\u0008\u000c\u001f\u007f""#), ("é😀\u{2028}", "\"é😀\u{2028}\""),
    ])
  func `a string is written with the escapes that the JSON standard requires`(text: String, json: String) {
    #expect(written { $0.string(text) } == json)
    #expect(written { $0.string(text.utf8Span.span) } == json)
    #expect(written { $0.string { $0.append(contentsOf: text.utf8) } } == json)
  }

  @Test func `a writer appends to existing bytes`() {
    var json = JSONWriter(appendingTo: Array("x=".utf8))
    json.array { $0.number(1) }
    #expect(json.bytes.elementsEqual("x=[1]".utf8))
  }
}
