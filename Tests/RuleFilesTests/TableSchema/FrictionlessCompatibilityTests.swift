import RuleFiles
import Testing
import Validation

/// Tests of the differences between `Compatibility.frictionless` and the standard; `Scripts/checks/frictionless.sh`
/// compares them with frictionless itself.
struct FrictionlessCompatibilityTests {
  private func codes(_ members: String, _ value: String, _ compatibility: Compatibility) throws -> String {
    let json = #"{"fields":[{"name":"a",\#(members)}]}"#
    return try RuleFile(Array(json.utf8), compatibility: compatibility).fields[0].rules.codes(of: value)
  }

  @Test(
    arguments: [
      (#""type":"string","constraints":{"pattern":"a|b"}"#, "axx"),
      (#""type":"string","constraints":{"pattern":"[a-z]+"}"#, "abc\n"),
      (#""type":"string","constraints":{"pattern":"\\d+"}"#, "١٢"),
      (#""type":"string","constraints":{"pattern":"a|bc|d"}"#, "d\n"),
      (#""type":"date""#, "2023-2-3"), (#""type":"date""#, "2024-1- 2"), (#""type":"yearmonth""#, "2024-1"),
      (#""type":"datetime""#, "2024-01-01 00:00:00"), (#""type":"datetime""#, "2024-W01-1T00:00:00+01"),
      (#""type":"time""#, "15:00:00Z"), (#""type":"time""#, "24:00:00"),
      (#""type":"number""#, "1_000"), (#""type":"number""#, "١٢٣"), (#""type":"number""#, "-sNaN1"),
      (#""type":"number""#, "Infinity"), (#""type":"number""#, " 1.5 "),
      (#""type":"number","groupChar":",""#, "1,,e,3"), (#""type":"number","groupChar":",""#, ",\u{A0}01 ,"),
      (#""type":"integer""#, "1_000"), (#""type":"integer""#, "\u{2003}7\n"), (#""type":"year""#, "٢٠٢٤"),
      (#""type":"year""#, "0000"), (#""type":"string","format":"binary""#, "!!!!"),
      (#""type":"string","format":"uuid""#, "{95ecc380afe911e49b6c751b66dd541e}"),
      (#""type":"string","format":"uuid""#, "-urn:uuid:95ecc380-afe9-11e4-9b6c-751b66dd541e"),
      (#""type":"string","format":"uuid""#, "{}urn:uuurn:id:95-ecc380afe911e49b6c751b66uuid:dd541e}urn:"),
      (#""type":"string","format":"uri""#, "http://a b"), (#""type":"string","format":"email""#, "ü@b.co"),
      (#""type":"duration""#, "PT"), (#""type":"duration""#, "P1Y2W"), (#""type":"duration""#, "P1,5D\n"),
      (#""type":"array""#, "[NaN,-Infinity]"), (#""type":"geopoint""#, " 1_0 ,2"),
      (#""type":"geopoint","format":"array""#, #"["1",true]"#),
      (#""type":"geojson""#, #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[2,2]]]}"#),
      (#""type":"date","format":"T%d/%m/%Y""#, "t 1/1/2024"),
      (#""type":"datetime","format":"%Y%m%dT%H%M%z""#, "20241101T1112+２０0٠"),
      (#""type":"datetime","format":"%Y %z""#, "2024 +2٠:3٠:1٠"),
      (#""type":"string","categories":["a"]"#, "b"),
    ])
  func `frictionless accepts these values and the standard rejects them`(members: String, value: String)
    throws
  {
    #expect(try codes(members, value, .frictionless) == "")
    #expect(try codes(members, value, .standard) != "")
  }

  @Test(
    arguments: [
      (#""type":"year""#, "12024"), (#""type":"datetime""#, "12024-01-01T00:00:00"),
      (#""type":"yearmonth""#, "2024-01Z"),
      (#""type":"geojson""#, #"{"type":"Point","coordinates":[1,2,3]}"#),
      (#""type":"integer","groupChar":",""#, "1,000"),
      (#""type":"number","constraints":{"enum":["NaN"]}"#, "NaN"),
      (#""type":"number","bareNumber":false"#, "INF"),
      (#""type":"any","constraints":{"enum":[1]}"#, "1"), (#""type":"date""#, "0000-01-01"),
    ])
  func `frictionless rejects these values and the standard accepts them`(members: String, value: String)
    throws
  {
    #expect(try codes(members, value, .frictionless) != "")
    #expect(try codes(members, value, .standard) == "")
  }

  @Test(
    arguments: [
      "-{95ecc380afe911e49b6c751b66dd541e}", "95{ecc380afe911e49b6c751b66dd541e", "urn:uuid:", "{}",
      "uuurn:d:95ecc380afe911e49b6c751b66dd541e", "uuid:urn95ecc380afe911e49b6c751b66dd541e",
      "95ecc380afe911e49b6c751b66dd541", "95ecc380afe911e49b6c751b66dd541e0",
    ])
  func `neither accepts these as a UUID`(value: String) throws {
    #expect(try codes(#""type":"string","format":"uuid""#, value, .frictionless) != "")
    #expect(try codes(#""type":"string","format":"uuid""#, value, .standard) != "")
  }

  @Test func `a value that only frictionless rejects has a code of its own`() throws {
    #expect(try codes(#""type":"year""#, "12024", .frictionless) == "frictionless.refused")
    #expect(try codes(#""type":"year""#, "24", .frictionless) == "year.malformed")
  }

  @Test(
    arguments: [
      (
        #""type":"duration","constraints":{"minimum":"P1D"}"#,
        "constraint 'minimum' is not for type 'duration', which allows required, unique, enum"
      ),
      (
        #""type":"list","constraints":{"enum":["a"]}"#,
        "constraint 'enum' is not for type 'list', which allows required, unique, minLength, maxLength"
      ),
      (
        #""type":"array","constraints":{"jsonSchema":{}}"#,
        "constraint 'jsonSchema' is not for type 'array', which allows required, unique, enum, minLength, maxLength"
      ),
    ])
  func `a constraint that frictionless rejects is a fault`(members: String, fault: String) throws {
    #expect {
      _ = try codes(members, "", .frictionless)
    } throws: { error in
      (error as? RuleFileError)?.faults.map(\.message) == [fault]
    }
  }
}
