import Testing

@testable import JSONDocument

/// Tests of the scanner that finds the values of members.
struct MemberScannerTests {
  /// Returns the values of columns in a text, `-` for a missing member, or the fault.
  private func scan(_ text: String, _ paths: [String]...) -> [String] {
    let bytes = Array(text.utf8)
    var scanner = MemberScanner(paths.map { $0.map { Array($0.utf8) } })
    if let fault = scanner.scan(0..<bytes.count, in: bytes.span) { return ["\(fault.kind) \(fault.offset)"] }
    return scanner.values.map { value in
      value.range.isEmpty ? "-\(value.range.lowerBound)" : String(decoding: bytes[value.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    (#"{"a":1}"#, ["1"]), (#" { "b" : 2 , "a" : 1.0 } "#, ["1.0"]), ("{}", ["-0"]), (" {}", ["-1"]),
    (#"{"a":null}"#, ["null"]), (#"{"a":"x\"y"}"#, [#""x\"y""#]),
    (#"{"a":[1, {"a":2}]}"#, [#"[1, {"a":2}]"#]),
    (#"{"\u0061":true}"#, ["true"]), (#"{"b":{"a":1}}"#, ["-0"]), (#"{"A":1}"#, ["-0"]),
    (#"{"a":{"b":{}}}"#, [#"{"b":{}}"#]), (#"{"b":[],"a":[]}"#, ["[]"]), (#"{"a":-0e+1}"#, ["-0e+1"]),
  ]) func `the value of a member is found as it is written`(text: String, values: [String]) {
    #expect(scan(text, ["a"]) == values)
  }

  @Test func `values inside others are found by their path, and elements by their index`() {
    let text = #"{"a":{"b":[10,{"c":"x"},[7,8]],"0":5},"0":6}"#
    #expect(
      scan(
        text, ["a", "b", "1", "c"], ["a", "b", "2", "1"], ["a", "0"], ["0"], ["a", "b", "3"],
        ["a", "b", "01"])
        == [#""x""#, "8", "5", "6", "-0", "-0"])
    #expect(scan(#"{"a":1}"#, ["a"], ["a", "b"]) == ["1", "-0"])
  }

  @Test(arguments: [
    ("", "incomplete 0"), ("  ", "incomplete 2"), ("1", "unexpected 0"), (" [1", "unexpected 1"),
    ("x", "unexpected 0"),
    ("{", "incomplete 1"), (#"{"a":1"#, "incomplete 6"), (#"{"a":1,}"#, "unexpected 7"),
    (#"{"a" 1}"#, "unexpected 5"),
    (#"{"a":1}x"#, "unexpected 7"), (#"{"a":01}"#, "unexpected 6"), (#"{"a":"\x"}"#, "escape 7"),
    (#"{"a":"\ud800"}"#, "unpairedSurrogate 12"), (#"{"a":"\udc00"}"#, "unpairedSurrogate 11"),
    ("{\"a\":\"\t\"}", "controlCharacter 6"), (#"{"a":tru}"#, "unexpected 8"),
    (#"{"a":1}{}"#, "unexpected 7"),
    (#"{"a":1,"b":{"c":1,"\u0063":2}}"#, "repeatedName(first: 12) 18"),
    (#"{"a":1,"a":1}"#, "repeatedName(first: 1) 7"),
    (#"{"a":NaN}"#, "unexpected 5"), ("{'a':1}", "unexpected 1"),
  ]) func `a text that is not one object has a fault at the first byte that shows it`(
    text: String, fault: String
  ) {
    #expect(scan(text, ["a"]) == [fault])
  }

  @Test func `arrays and objects are at most 1,024 deep`() {
    func nested(_ depth: Int) -> String {
      #"{"a":"# + String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1) + "}"
    }
    #expect(scan(nested(1024), ["b"]) == ["-0"])
    #expect(scan(nested(1025), ["b"]) == ["tooDeep 1028"])
  }

  @Test func `the same names in objects that are arranged otherwise are not confused`() {
    let texts = [
      #"{"a":1,"b":{"x":2}}"#, #"{"a":{"x":3},"b":4}"#, #"{"a":[{"x":5},{"x":6}]}"#,
      #"{"a":[{"x":7,"x":8}]}"#,
      #"{"b":{"x":9}}"#, #"{"b":{"y":{"x":1}}}"#,
    ]
    var scanner = MemberScanner([[Array("b".utf8), Array("x".utf8)]])
    var values: [String] = []
    for text in texts {
      let bytes = Array(text.utf8)
      scanner.removeAll()
      let fault = scanner.scan(0..<bytes.count, in: bytes.span)
      values.append(
        fault.map { "\($0.kind)" } ?? String(decoding: bytes[scanner.values[0].range], as: UTF8.self))
    }
    #expect(values == ["2", "", "", "repeatedName(first: 7)", "9", ""])
  }

  @Test func `an object with many names is read in linear time, and a repeated one is found`() {
    let names = (0..<100_000).map { #""n\#($0)":0"# }
    #expect(scan("{" + names.joined(separator: ",") + "}", ["n99999"]) == ["0"])
    let repeated = scan("{" + (names + [#""n0":1"#]).joined(separator: ",") + "}", ["n99999"])
    #expect(repeated.first?.hasPrefix("repeatedName(first: 1)") == true)
  }

  @Test func `the first member without a column is found`() {
    let bytes = Array(#"{"a":1,"b":{"x":1},"c":2}"#.utf8)
    var scanner = MemberScanner([["a"], ["b", "y"]].map { $0.map { Array($0.utf8) } })
    for _ in 0..<2 {
      #expect(scanner.scan(0..<bytes.count, in: bytes.span) == nil)
      #expect(scanner.other == 19)
    }
  }

  @Test func `objects without others in them are read by the bytes between the values of an earlier one`() {
    let texts: [(String, String)] = [
      (#"{"id": 1, "note": "x", "zip": "2"}"#, #"1 "2" other 10"#),
      (#"{"id": -2, "note": "", "zip": null}"#, "-2 null other 11"),
      (#"{"id": 3, "zip": true} "#, "3 true"), (#"{"zip": 4}"#, " 4"), (#"{"id":5,"zip":6}"#, "5 6"),
      ("{}", " "),
      (#"{"id": 7, "zip": 8, "note": 9}"#, "7 8 other 20"),
      (#"{"id": 1, "note": [2], "zip": 3}"#, "1 3 other 10"),
      (#"{"id": 1, "note": 2, "zip": 3"#, "incomplete 29"),
      (#"{"id": 1, "note": 2, "zip": 3}}"#, "unexpected 30"),
      (#"{"id": 1, "note": 2, "id": 3}"#, "repeatedName(first: 1) 21"),
      (#"{"id": 1, "note": 2 }"#, "1  other 10"),
    ]
    var scanner = MemberScanner(["id", "zip"].map { [Array($0.utf8)] })
    for _ in 0..<2 {
      for (text, expected) in texts {
        let bytes = Array((text + "\n").utf8)
        scanner.removeAll()
        let fault = scanner.scan(0..<bytes.count - 1, in: bytes.span)
        let values = scanner.values.map { value in
          value.range.lowerBound == 0 ? "" : String(decoding: bytes[value.range], as: UTF8.self)
        }
        let other = scanner.other.map { " other \($0)" } ?? ""
        let found = fault.map { "\($0.kind) \($0.offset)" } ?? values.joined(separator: " ") + other
        #expect(found == expected, "\(text)")
      }
    }
  }

  @Test func `objects of many shapes, long names and much white space are read as others are`() {
    var scanner = MemberScanner([[Array("a".utf8)]])
    let long = String(repeating: "n", count: 300)
    for number in 0..<100 {
      for text in [
        #"{"a":\#(number)}"#, #"{"a":[\#(number)],"b":1}"#, #"{"b\#(number)":1, "a" : \#(number)}"#,
        #"{"\#(long)":0,"a":\#(number)}"#, "{\(String(repeating: " ", count: 300))\"a\":\(number)}",
      ] {
        let bytes = Array((text + "\n").utf8)
        scanner.removeAll()
        #expect(scanner.scan(0..<bytes.count - 1, in: bytes.span) == nil)
        let value = String(decoding: bytes[scanner.values[0].range], as: UTF8.self)
        #expect(value == "\(number)" || value == "[\(number)]", "\(text)")
      }
    }
  }

  @Test func `names with equal hashes are different names, and one that is repeated is found`() {
    let hash = NameHash(seed: 0xA076_1D64_78BD_642F ^ 1)
    #expect(hash([0x61].span) == hash([0x62].span))
    let paths = [["a"], ["b", "1"], ["c", "d"]].map { $0.map { Array($0.utf8) } }
    for (text, expected) in [
      (#" {"e":0,"b":[7,"\u0031"],"c":{"d":[8]},"a":-1.5} "#, [#"-1.5"#, #""\u0031""#, "[8]", "other 2"]),
      (#"{"b":{"1":true},"a":null}"#, ["null", "true", "{", "other nil"]),
      (#"{"b":1,"a":2,"b":3}"#, ["repeatedName(first: 1) 13"]),
    ] {
      let bytes = Array((text + "\n").utf8)
      var scanner = MemberScanner(paths, hash)
      let fault = scanner.scan(0..<bytes.count - 1, in: bytes.span)
      let values = scanner.values.map { value in
        value.range.isEmpty ? "{" : String(decoding: bytes[value.range], as: UTF8.self)
      }
      let other = "other \(scanner.other.map(String.init) ?? "nil")"
      #expect((fault.map { ["\($0.kind) \($0.offset)"] } ?? values + [other]) == expected, "\(text)")
    }
  }
}
