import TestSupport
import Testing

@testable import Validation

/// Checks the canonical bytes and the order of values of logical types.
struct LogicalTypeTests {
  private static let booleans = BooleanType(trueValues: ["ja", "1"], falseValues: ["nein"])
  private static let german = NumberType(NumberSpelling(isWhole: false, decimalChar: ",", groupChar: "."))

  @Test(
    arguments: [
      (NumberType(), "1.0", "1", true), (NumberType(), "-0", "0", true),
      (NumberType(), "1e2", "+100.00", true),
      (NumberType(), "123456789012345678", "1.23456789012345678e17", true),
      (NumberType(), "1234567890123456780", "123456789012345678e1", true),
      (NumberType(), "1000000000000000000", "1e18", true), (NumberType(), "100000000000000000", "1e17", true),
      (NumberType(), "-100", "-1e2", true), (NumberType(), "007", "7", true),
      (NumberType(), "00", "-0", true),
      (NumberType(), "10", "1", false), (NumberType(), "-10", "10", false), (NumberType(), "0.1", "1", false),
      (german, "1.000", "1000", true),
      (NumberType(), "NaN", "nan", true), (NumberType(), "INF", "-INF", false),
      (NumberType(), "1", "-1", false),
      (NumberType(), "12", "1.2", false), (NumberType(), "1", "INF", false),
      (german, "1.000,50", "1000,5", true),
      (TextType(), "a", "a", true), (TextType(), "\u{E9}", "e\u{301}", false), (booleans, "ja", "1", true),
      (booleans, "ja", "nein", false),
      (MomentType(.dateTime), "2024-01-01T00:00:00Z", "2024-01-01T01:00:00+01:00", true),
      (MomentType(.dateTime), "2024-01-01T00:00:00Z", "2024-01-01T00:00:00", false),
      (MomentType(.dateTime), "2024-01-01T24:00:00", "2024-01-02T00:00:00.000", true),
      (MomentType(.dateTime), "2024-01-01T00:00:00.1", "2024-01-01T00:00:00.10", true),
      (MomentType(.year), "2024Z", "2024+00:00", true), (MomentType(.year), "-0001", "0001", false),
      (DurationType(), "P1Y", "P12M", true), (DurationType(), "P1D", "PT24H", true),
      (DurationType(), "P1M", "P30D", false),
      (DurationType(), "PT0.5S", "-PT0.5S", false),
      (JSONType(), #"{"a":1,"b":[2.0]}"#, #" {"b":[2],"a":1e0}"#, true),
      (JSONType(), "[[1],2]", "[[1,2]]", false), (JSONType(), #""1""#, "1", false),
      (JSONType(), #""\u00e9\/""#, #""é/""#, true),
      (JSONType(), #""\b\f\n\r\t""#, #""\u0008\u000c\u000a\u000d\u0009""#, true),
      (JSONType(), #""\n""#, #""10""#, false),
      (JSONType(), #""\ud83d\ude00""#, #""😀""#, true), (JSONType(), "null", "false", false),
      (JSONType(), "[]", "{}", false),
      (GeoPointType(.text), "1,2", "1.0, 2", true), (GeoPointType(.text), "1,2", "2,1", false),
      (ListType(delimiter: ",", itemType: TextType()), "a,bc", "ab,c", false),
      (ListType(delimiter: ",", itemType: NumberType()), "1,2.0", "1.0,2", true),
    ] as [(any LogicalType, String, String, Bool)])
  func `equal values have the same canonical bytes and different values have different ones`(
    type: any LogicalType, first: String, second: String, areSame: Bool
  ) throws {
    let bytes = try (#require(type.canonical(of: first)), #require(type.canonical(of: second)))
    #expect((bytes.0 == bytes.1) == areSame)
    if areSame, first.lowercased() != "nan" { #expect(order(type, first, second) == .same) }
  }

  @Test(
    arguments: [
      (NumberType(), "x"), (NumberType(.integer), "1.0"), (BooleanType(), "yes"),
      (MomentType(.date), "2023-02-29"),
      (MomentType(.time), "24:00:00"), (DurationType(), "P"), (JSONType(), "{"),
      (GeoPointType(.text), "181,0"),
      (ListType(delimiter: ",", itemType: NumberType()), "1,x"),
    ] as [(any LogicalType, String)])
  func `text that is invalid for the type has no canonical bytes and no order`(
    type: any LogicalType, text: String
  ) {
    var bytes: [UInt8] = [1]
    let value = Array(text.utf8)
    #expect(!type.appendCanonical(of: value.span, to: &bytes))
    #expect(bytes == [1])
    #expect(order(type, text, text) == nil)
  }

  @Test(
    arguments: [
      (NumberType(), "9", "10", .less), (NumberType(), "-9", "-10", .greater),
      (NumberType(), "-INF", "-1e400", .less),
      (NumberType(), "INF", "INF", .same), (NumberType(), "NaN", "NaN", nil),
      (NumberType(), "0.10", "0.1000000000000000001", .less),
      (german, "1,5", "1.000", .less), (TextType(), "Z", "a", .less), (TextType(), "a", "aa", .less),
      (TextType(), "é", "z", .greater),
      (BooleanType(), "0", "TRUE", .less), (MomentType(.date), "2024-02-29", "2024-03-01", .less),
      (MomentType(.time), "09:00:00", "10:00:00", .less),
      (MomentType(.yearMonth), "2024-02", "2024-01", .greater),
      (MomentType(.dateTime), "2024-01-01T00:00:00Z", "2024-01-01T13:59:59", nil),
      (MomentType(.dateTime), "2024-01-01T00:00:00Z", "2024-01-01T14:00:01", .less),
      (DurationType(), "P1M", "P27D", .greater), (DurationType(), "P1M", "P30D", nil),
      (DurationType(), "-P1D", "PT0S", .less),
      (DurationType(), "P1Y", "P364D", .greater), (DurationType(), "P1Y", "P366D", nil),
      (JSONType(), "[1]", "[2]", nil),
    ] as [(any LogicalType, String, String, LogicalOrder?)])
  func `values have the order of their type or are unordered`(
    type: any LogicalType, first: String, second: String, expected: LogicalOrder?
  ) {
    #expect(order(type, first, second) == expected)
    #expect(order(type, second, first) == expected.map { LogicalOrder(-$0.rawValue) })
  }

  @Test func `only finite numbers have an exact decimal`() {
    #expect(NumberType().decimal(ofText: "1e2") == ExactDecimal(100))
    #expect(Self.german.decimal(ofText: "1.000,5") == ExactDecimal("1000.5"))
    #expect(NumberType().decimal(ofText: "NaN") == nil)
    #expect(TextType().decimal(ofText: "1") == nil)
  }

  private func order(_ type: any LogicalType, _ first: String, _ second: String) -> LogicalOrder? {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    return type.compare(first.span, second.span)
  }

  @Test func `random notations of numbers are ordered as the numbers`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    func spelling(of thousandths: Int) -> String {
      let magnitude = thousandths.magnitude.description
      let padded = String(repeating: "0", count: max(0, 4 - magnitude.count)) + magnitude
      let sign = thousandths < 0 ? "-" : Bool.random(using: &generator) ? "+" : ""
      let zeros = String(repeating: "0", count: Int.random(in: 0...3, using: &generator))
      switch Int.random(in: 0...2, using: &generator) {
      case 0: return sign + zeros + padded.dropLast(3) + "." + padded.suffix(3) + zeros
      case 1: return sign + zeros + magnitude + "e-3"
      default: return sign + "." + zeros + magnitude + "E\(magnitude.count + zeros.count - 3)"
      }
    }
    for _ in 0..<TestRun.rounds(2_000) {
      let (first, second) = (
        Int.random(in: -2_000...2_000, using: &generator), Int.random(in: -2_000...2_000, using: &generator)
      )
      let texts = (spelling(of: first), spelling(of: second))
      #expect(order(NumberType(), texts.0, texts.1) == LogicalOrder(first, second), "\(texts)")
      let areSame = NumberType().canonical(of: texts.0) == NumberType().canonical(of: texts.1)
      #expect(areSame == (first == second), "\(texts)")
    }
  }
}
