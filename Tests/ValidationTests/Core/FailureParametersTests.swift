import Testing

@testable import Validation

@Suite struct FailureParametersTests {
  private let parameters: FailureParameters = ["maximum": 3, "unit": "scalars", "values": .list(["a", "b"])]

  @Test func `parameters keep their order`() {
    #expect(parameters.map(\.name) == ["maximum", "unit", "values"])
    #expect(parameters.map(\.value) == [.integer(3), .text("scalars"), .list(["a", "b"])])
    #expect(parameters.count == 3)
    #expect(parameters[1].name == "unit")
  }

  @Test func `a parameter is found by its name`() {
    #expect(parameters["maximum"] == 3)
    #expect(parameters["unit"] == "scalars")
    #expect(parameters["minimum"] == nil)
  }

  @Test func `setting a parameter replaces it, appends it or removes it`() {
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

  @Test func `joining appends the second parameters to the first`() {
    let joined = ["minimum": 1] + parameters
    #expect(joined.map(\.name) == ["minimum", "maximum", "unit", "values"])
    #expect(FailureParameters() + parameters == parameters)
  }

  @Test func `equality includes the order of the parameters`() {
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
  func `a value is written in a message without quotation marks`(value: ParameterValue, text: String) {
    #expect(value.description == text)
  }
}

extension FailureParameters {
  fileprivate init() { self = [:] }
}
