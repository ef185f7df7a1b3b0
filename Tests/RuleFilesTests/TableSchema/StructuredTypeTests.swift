import RuleFiles
import Testing
import Validation

/// Tests of lists, JSON values, points and geometries: Table Schema v2, `list`, `object`, `array`, `geopoint`,
/// `geojson`.
struct StructuredTypeTests {
  private func codes(_ field: String, _ value: String) throws -> String {
    try fieldRules(#""type":\#(field)"#).codes(of: value)
  }

  @Test(
    arguments: [
      (#""list""#, "a,,b", ""), (#""list","itemType":"integer""#, "1,2", ""),
      (#""list","itemType":"integer""#, "1,,2", "list.item"),
      (#""list","itemType":"integer""#, "1, 2", "list.item"),
      (#""list","itemType":"date","delimiter":"; ""#, "2024-02-29; 2024-03-01", ""),
      (#""list","itemType":"date","delimiter":"; ""#, "2024-02-29;2024-03-01", "list.item"),
      (#""list","constraints":{"minLength":2,"maxLength":3}"#, "a", "length.too-few"),
      (#""list","constraints":{"minLength":2,"maxLength":3}"#, "a,b,c", ""),
      (#""list","constraints":{"minLength":2,"maxLength":3}"#, "a,b,,", "length.too-many"),
      (#""list","itemType":"number","constraints":{"enum":["1,2"]}"#, "1.0,2e0", ""),
      (#""list","itemType":"number","constraints":{"enum":["1,2"]}"#, "2,1", "one-of.not-listed"),
      (#""list","constraints":{"enum":["a,bc"]}"#, "ab,c", "one-of.not-listed"),
    ])
  func `a list has items of one type`(field: String, value: String, code: String) throws {
    #expect(try codes(field, value) == code)
  }

  @Test func `the first invalid item of a list is reported with its own cause`() throws {
    let failure = try fieldRules(#""type":"list","itemType":"date""#).findings(in: "2024-02-29,2024-02-30")[0]
      .failure
    #expect(failure.parameters["item"] == 2)
    #expect(failure.causes.map(\.code) == ["date.no-such-day"])
    #expect(failure.message == "must be a list: item 2 is not valid")
  }

  @Test(
    arguments: [
      (#""object""#, #"{"a":1}"#, ""), (#""object""#, " {} ", ""), (#""object""#, "[]", "json.not-an-object"),
      (#""object""#, "{", "json.incomplete"), (#""object""#, #"{"a":NaN}"#, "json.unexpected"),
      (#""array""#, "[1,2]", ""), (#""array""#, "{}", "json.not-an-array"),
      (#""array""#, "1", "json.not-an-array"),
      (#""array","constraints":{"minLength":1,"maxLength":2}"#, "[ ]", "length.too-few"),
      (#""array","constraints":{"minLength":1,"maxLength":2}"#, #"["a,\"]",[1,2]]"#, ""),
      (#""array","constraints":{"minLength":1,"maxLength":2}"#, "[{},[],{}]", "length.too-many"),
      (#""object","constraints":{"maxLength":1}"#, #"{"a":1,"\u0061":2}"#, ""),
      (#""object","constraints":{"maxLength":1}"#, #"{"a":1,"b":2}"#, "length.too-many"),
      (#""array","constraints":{"enum":[[1,{"a":2}],"[3]"]}"#, #"[1.0, {"a": 2e0}]"#, ""),
      (#""array","constraints":{"enum":[[1,{"a":2}],"[3]"]}"#, "[3]", ""),
      (#""array","constraints":{"enum":[[1,2]]}"#, "[2,1]", "one-of.not-listed"),
      (#""object","constraints":{"enum":[{"a":1,"b":"\u00e9"}]}"#, #"{"b":"é","a":1}"#, ""),
      (#""object","constraints":{"enum":[{"a":"1"}]}"#, #"{"a":1}"#, "one-of.not-listed"),
    ])
  func `JSON is parsed strictly and compared as values`(field: String, value: String, code: String) throws {
    #expect(try codes(field, value) == code)
  }

  @Test(
    arguments: [
      (#""geopoint""#, "90.50, 45.50", ""), (#""geopoint""#, "180,-90", ""), (#""geopoint""#, "1e2,0", ""),
      (#""geopoint""#, "180.1,0", "geopoint.longitude"), (#""geopoint""#, "0,90.1", "geopoint.latitude"),
      (#""geopoint""#, "1,2,3", "geopoint.malformed"), (#""geopoint""#, "1,  2", "geopoint.malformed"),
      (#""geopoint""#, "1 ,2", "geopoint.malformed"), (#""geopoint""#, "NaN,1", "geopoint.malformed"),
      (#""geopoint","format":"array""#, "[1.5, 2]", ""),
      (#""geopoint","format":"array""#, "[1,2,3]", "geopoint.malformed"),
      (#""geopoint","format":"array""#, #"["1","2"]"#, "geopoint.malformed"),
      (#""geopoint","format":"array""#, "1,2", "geopoint.malformed"),
      (#""geopoint","format":"object""#, #"{"lat": 45.5, "lon": 90.5}"#, ""),
      (#""geopoint","format":"object""#, #"{"lat":1,"lon":2,"x":3}"#, "geopoint.malformed"),
      (#""geopoint","format":"object""#, #"{"lat":91,"lon":2}"#, "geopoint.latitude"),
      (#""geopoint","constraints":{"enum":["1,2"]}"#, "1.0, 2", ""),
      (#""geopoint","format":"array","constraints":{"enum":[[1,2]]}"#, "[1,3]", "one-of.not-listed"),
    ])
  func `a geopoint consists of a longitude and a latitude`(field: String, value: String, code: String) throws
  {
    #expect(try codes(field, value) == code)
  }

  @Test(
    arguments: [
      (#"{"type":"Point","coordinates":[1,2,3,4]}"#, true), (#"{"type":"Point","coordinates":[1]}"#, false),
      (#"{"type":"Point"}"#, false), (#"{"type":"LineString","coordinates":[[0,0]]}"#, false),
      (#"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}"#, true),
      (#"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[2,2]]]}"#, false),
      (#"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0.0,0]]]]}"#, true),
      (#"{"type":"Feature","geometry":null,"properties":null,"id":1}"#, true),
      (#"{"type":"Feature","geometry":null}"#, false),
      (#"{"type":"Feature","geometry":null,"properties":{},"id":true}"#, false),
      (#"{"type":"FeatureCollection","features":[]}"#, true),
      (#"{"type":"FeatureCollection","features":[{}]}"#, false),
      (#"{"type":"GeometryCollection","geometries":[{"type":"GeometryCollection","geometries":[]}]}"#, true),
      (#"{"type":"Point","coordinates":[1,2],"geometry":null}"#, false),
      (#"{"type":"Point","coordinates":[1,2],"bbox":[1,2,3,4]}"#, true),
      (#"{"type":"Point","coordinates":[1,2],"bbox":[1,2,3,4,5]}"#, false),
      (#"{"type":"Point","coordinates":[1,2],"color":"red"}"#, true), ("{}", false),
    ])
  func `a GeoJSON value conforms to RFC 7946`(value: String, isValid: Bool) throws {
    #expect(try codes(#""geojson""#, value) == (isValid ? "" : "geojson.malformed"))
  }

  @Test(
    arguments: [
      (
        #"{"type":"Topology","objects":{"a":{"type":"Point","coordinates":[1,2]}},"arcs":[[[0,0],[1,1]]]}"#,
        true
      ),
      (#"{"type":"Topology","objects":{}}"#, false), (#"{"type":"LineString","arcs":[42]}"#, true),
      (#"{"type":"LineString","arcs":[4.5]}"#, false), (#"{"type":"Polygon","arcs":[0]}"#, false),
      (#"{"type":"Topology","objects":{},"arcs":[],"transform":{"scale":[1,1],"translate":[0]}}"#, false),
    ])
  func `a TopoJSON value conforms to its specification`(value: String, isValid: Bool) throws {
    #expect(try codes(#""geojson","format":"topojson""#, value) == (isValid ? "" : "topojson.malformed"))
  }

  @Test(
    arguments: [
      (#""format":"uri""#, "urn:isbn:1", ""), (#""format":"uri""#, "http://a b", "uri.character"),
      (#""format":"binary""#, "YQ==", ""), (#""format":"binary""#, "!!!!", "base64.character"),
      (#""format":"uuid""#, "95ecc380-afe9-11e4-9b6c-751b66dd541e", ""),
      (#""format":"uuid""#, "95ecc380afe911e49b6c751b66dd541e", "uuid.malformed"),
    ])
  func `string formats are checked by the rules of the same name`(format: String, value: String, code: String)
    throws
  {
    #expect(try codes(#""string",\#(format)"#, value) == code)
  }
}
