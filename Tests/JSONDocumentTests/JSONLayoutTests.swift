import JSONDocument
import Testing

struct JSONLayoutTests {
  @Test func `each member has a line, and an array has one but for its objects`() {
    let json = #"{"a":[1,"x,{\"y",[]],"b":{},"c":[{"d":null},true],"e":{"f":"\\"}}"#
    let expected = #"""
      {
        "a": [1, "x,{\"y", []],
        "b": {},
        "c": [{
          "d": null
        }, true],
        "e": {
          "f": "\\"
        }
      }
      """#
    #expect(String(decoding: JSONLayout.indented(Array(json.utf8)), as: UTF8.self) == expected)
  }
}
