import RuleAnalysis
import Testing

/// Tests of the types that are proposed, by columns and what is written for them.
struct TypeInferenceTests {
  /// Values, and the type with its properties.
  private static let types: [(values: [String], type: String)] = [
    (["1", "-20", "3"], "integer"),
    (["007", "012", "345"], "string"), (["+4915112345678", "+33612345678"], "string"),
    (["+1", "+9"], "integer"), (["+1.5", "+2.25"], "number"),
    (["1.5", "2", "-0.25"], "number"),
    (["1,5", "2,25", "30"], #"number decimalChar=",""#),
    (["1,234", "12,345,678", "5"], #"number groupChar=",""#),
    (["1.234,50", "12,00"], #"number decimalChar="," groupChar=".""#),
    (["20%", "5%"], "number bareNumber=false ends-with:'%'"),
    (["$1.50", "$20"], "number bareNumber=false starts-with:'$'"),
    (["DE-000417", "DE-1"], "string"),
    (["2024-02-29", "2023-12-01"], "date"),
    (["31.12.2024", "01.02.2023"], #"date format="%d.%m.%Y""#),
    (["31/12/2024", "01/02/2023"], #"date format="%d/%m/%Y""#),
    (["12/31/2024", "01/02/2023"], #"date format="%m/%d/%Y""#),
    (["01/02/2024", "03/04/2023"], "string"),
    (["20240229", "20231201", "20220101", "20220102", "20220103"], #"date format="%Y%m%d""#),
    (["2024-02", "2023-12"], "yearmonth"),
    (["10:30:00", "23:59:59"], "time"),
    (["3:0", "2:1"], "string"), (["16:9", "4:3"], "string"),
    (["10:30", "23:59"], #"time format="%H:%M""#),
    (["2024-02-29T10:30:00", "2023-12-01T00:00:00"], "datetime"),
    (["2024-02-29 10:30", "2023-12-01 00:00"], #"datetime format="%Y-%m-%d %H:%M""#),
    (["P1D", "PT30M"], "duration"),
    ([#"{"a": 1}"#, "{}"], "object"),
    (["[1]", "[]"], "array"),
    (["true", "false", "true"], #"boolean trueValues=["true"] falseValues=["false"]"#),
    (["yes", "no"], #"boolean trueValues=["yes"] falseValues=["no"]"#),
    (["true", "TRUE", "1", "False", "0"], "boolean"), (["True", "1", "TRUE"], "boolean"),
    (["true", "true"], "boolean"),
    (
      Array(repeating: "0", count: 300) + Array(repeating: "1", count: 300) + ["true", "2"],
      "integer required minimum=0"
    ),
    (["1", "0"], "integer"),
    (["yes", "yes"], "string"),
    (["1", "a"], "string"),
    ([], "string"),
  ]

  @Test func `the type is the first that all values have`() {
    for (values, type) in Self.types {
      #expect(Proposal.text(Proposal.field(values)) == type, "\(values)")
    }
  }

  @Test func `a type is proposed although a few of many values do not have it`() {
    let numbers = (1...997).map(String.init)
    #expect(Proposal.text(Proposal.field(numbers + ["1O", "x", "2024-01-01"])).hasPrefix("integer"))
    #expect(Proposal.text(Proposal.field(numbers + ["1O"], tolerance: 0)).hasPrefix("string"))
  }

  @Test func `days that no value decides are noted and have no type`() {
    let field = Proposal.field(["01/02/2024", "03/04/2023"])
    #expect(field.notes.contains { $0.contains(#""%d/%m/%Y" or "%m/%d/%Y""#) })
  }

  @Test func `words for a missing value are found among any number of values`() {
    for count in [500, 3_000] {
      let field = Proposal.field((0..<count).map { $0 % 20 == 0 ? "N/A" : String(100_000 + $0 * 17) })
      #expect(field.type.name == "integer" && field.missingValues == ["N/A"], "\(count)")
    }
  }

  @Test func `words for a missing value are not values`() {
    let field = Proposal.field((1...90).map(String.init) + Array(repeating: "N/A", count: 10))
    #expect(field.missingValues == ["N/A"])
    #expect(field.type.name == "integer")
    #expect(!field.constraints.contains(.required))
  }
}
