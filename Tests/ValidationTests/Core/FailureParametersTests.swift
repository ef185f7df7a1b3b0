import Testing

@testable import Validation

@Suite struct FailureParametersTests {
  private let parameters: FailureParameters = ["maximum": 3, "unit": "scalars", "values": .list(["a", "b"])]

  @Test func `parameters keep the order in which they were written`() {
    #expect(parameters.map(\.name) == ["maximum", "unit", "values"])
    #expect(parameters.map(\.value) == [.integer(3), .text("scalars"), .list(["a", "b"])])
    #expect(parameters.count == 3)
    #expect(parameters[1].name == "unit")
  }

  @Test func `a name finds its value`() {
    #expect(parameters["maximum"] == 3)
    #expect(parameters["unit"] == "scalars")
    #expect(parameters["minimum"] == nil)
  }

  @Test func `setting replaces in place, appends at the end and removes`() {
    var changed = parameters
    changed["unit"] = "bytes"
    #expect(changed.map(\.name) == ["maximum", "unit", "values"])
    #expect(changed["unit"] == "bytes")
    changed["actual"] = 4
    #expect(changed.map(\.name) == ["maximum", "unit", "values", "actual"])
    changed["maximum"] = nil
    changed["missing"] = nil
    #expect(changed.map(\.name) == ["unit", "values", "actual"])
  }

  @Test func `joined parameters stand one after the other`() {
    let joined = ["minimum": 1] + parameters
    #expect(joined.map(\.name) == ["minimum", "maximum", "unit", "values"])
    #expect(FailureParameters() + parameters == parameters)
  }

  @Test func `order is part of equality`() {
    #expect(["a": 1, "b": 2] as FailureParameters != ["b": 2, "a": 1])
    #expect(["a": 1] as FailureParameters != ["a": "1"])
  }

  @Test(
    arguments: [
      (.integer(-7), "-7"), (.integer(.min), "-9223372036854775808"), (.text("a {b}"), "a {b}"),
      (.text(""), ""),
      (.list([]), ""), (.list(["a"]), "a"), (.list(["a", "b", "c"]), "a, b, c"),
      (.decimal(ExactDecimal(10_000)), "10000"),
    ] as [(ParameterValue, String)])
  func `a value stands in a message without quotes`(value: ParameterValue, text: String) {
    #expect(value.description == text)
  }
}

extension FailureParameters {
  fileprivate init() { self = [:] }
}
