import Foundation
import RuleFiles
import Testing
import Validation

@testable import FormValidation

/// Tests of accepted values that are decoded as types of a program.
struct FormDecodingTests {
  struct Order: Decodable, Equatable {
    enum Size: String, Decodable {
      case small = "S"
      case large = "L"
    }
    struct Address: Decodable, Equatable {
      var street: String
      var city: String?
    }

    var name: String
    var guests: Int
    var amount: ExactDecimal?
    var weight: Double?
    var day: CalendarDay?
    var terms: Bool
    var size: Size?
    var tags: [String]
    var address: Address
    var site: URL?
  }

  static let form = Form([
    FormField("name", rules: [.required]), FormField("guests", .number, rules: [.required, Rule(.integer)]),
    FormField("amount", rules: [Rule(.number(.german))]), FormField("weight", rules: [Rule(.number)]),
    FormField("day", rules: [Rule(try! .date(pattern: "%d.%m.%Y"))]), FormField("terms", .checkbox()),
    FormField("size", .choice([.init("S"), .init("L")])),
    FormField("tags", .choice([.init("a"), .init("b")], allowsSeveral: true)),
    FormField("address[street]", rules: [.required]), FormField("address[city]"), FormField("site"),
  ])

  static func result(_ body: String, of form: Form = form) throws -> FormResult {
    form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
  }

  @Test func `values are read by the spelling of their fields`() throws {
    let body =
      "name=Ann&guests=%2B03&amount=1.234,50&weight=1e2&day=29.02.2024&terms=on&size=L&tags=a&tags=b"
      + "&address%5Bstreet%5D=Main+St&site=https%3A%2F%2Fexample.com%2Fa"
    let order = try Self.result(body).decode(as: Order.self)
    #expect(
      order
        == Order(
          name: "Ann", guests: 3, amount: ExactDecimal("1234.5"), weight: 100,
          day: CalendarDay(year: 2024, month: 2, day: 29), terms: true, size: .large, tags: ["a", "b"],
          address: .init(street: "Main St", city: nil), site: URL(string: "https://example.com/a")))
  }

  @Test(arguments: ["", "&amount=&weight=&day=&size=&address[city]=&site="])
  func `absent values are nil, false and empty`(more: String) throws {
    let order = try Self.result("name=Ann&guests=3&address%5Bstreet%5D=x" + more).decode(as: Order.self)
    #expect(
      order
        == Order(
          name: "Ann", guests: 3, amount: nil, weight: nil, day: nil, terms: false, size: nil, tags: [],
          address: .init(street: "x", city: nil), site: nil))
  }

  @Test func `one value is read as a type, and is nil if it is absent or no such value`() throws {
    let result = try Self.result("name=Ann&guests=03&terms=on&address%5Bstreet%5D=x")
    #expect(result[Int.self, "guests"] == 3 && result[UInt8.self, "guests"] == 3)
    #expect(result[Int.self, "name"] == nil && result[CalendarDay.self, "day"] == nil)
    #expect(result[Bool.self, "terms"] == true && result[String.self, "none"] == nil)
    #expect(result[[String].self, "tags"] == nil)
    #expect(try Self.result("name=Ann")[String.self, "name"] == nil)
  }

  @Test func `a group is read as an array of types`() throws {
    struct Item: Decodable, Equatable { var name: String }
    let result = GroupTests.form.check(
      try GroupTests.post(
        "customer=Ann&items[3][name]=Tea&items[3][price]=1&items[1][name]=Cup&items[1][price]=2"))
    #expect(result[[Item].self, "items"] == [Item(name: "Tea"), Item(name: "Cup")])
    #expect(result[Item.self, "items[1]"] == Item(name: "Cup") && result[String.self, "items"] == nil)
  }

  @Test func `a submission with errors is not decoded`() throws {
    #expect(throws: FormDecodingError.self) { try Self.result("name=Ann").decode(as: Order.self) }
  }

  @Test func `a type that fits is accepted when the form is made`() throws {
    try Self.form.checkDecoding(as: Order.self)
  }

  struct NoField: Decodable { var nme: String }
  struct NotOptional: Decodable { var weight: Double }
  struct NoNumber: Decodable { var name: Int }
  struct OneSize: Decodable {
    enum Size: String, Decodable { case small = "S" }
    var size: Size?
  }
  struct NoList: Decodable {
    var name: String
    var address: String
  }

  @Test func `a type that cannot fit is an error when the form is made`() {
    func expect<Value: Decodable>(_ message: String, _ type: Value.Type) {
      do throws(FormDecodingError) {
        try Self.form.checkDecoding(as: type)
        Issue.record("\(type) fits")
      } catch {
        #expect(error.description == message)
      }
    }
    expect("nme: the form has no such field; a property is decoded from the field of its name", NoField.self)
    expect("weight: a value is not always present, so that Double must be optional", NotOptional.self)
    expect(
      "name: the value 'some text' is valid and is no Int; narrow the rules, or use another type",
      NoNumber.self)
    expect("size: Cannot initialize Size from invalid String value L", OneSize.self)
    expect("address: the form has no such field, but fields below it; String is one value", NoList.self)
  }

  struct Seat: Decodable { var row: Int8 }
  struct Secret: Decodable { var code: Int }

  @Test func `a value beyond the type is an error that names it, unless it is secret`() throws {
    let seats = Form([FormField("row", rules: [.required, Rule(.integer)])])
    #expect(
      throws: FormDecodingError(
        "row", "the value '300' is valid and is no Int8; narrow the rules, or use another type")
    ) {
      try Self.result("row=300", of: seats).decode(as: Seat.self)
    }
    let secrets = Form([FormField("code", .password, rules: [.required])])
    #expect(
      throws: FormDecodingError(
        "code", "a value is valid and is no Int; narrow the rules, or use another type")
    ) {
      try Self.result("code=hidden", of: secrets).decode(as: Secret.self)
    }
  }

  @Test func `spellings of a rule file decide what a value means`() throws {
    struct Row: Decodable, Equatable {
      var n: ExactDecimal
      var day: CalendarDay
      var ok: Bool
    }
    let yaml = """
      fields:
        - {name: n, type: number, decimalChar: ",", groupChar: ".", constraints: {required: true}}
        - {name: day, type: date, format: "%d/%m/%Y", constraints: {required: true}}
        - {name: ok, type: boolean, trueValues: [ja], falseValues: [nein], control: text, constraints: {required: true}}
      """
    let form = Form(try RuleFile(Array(yaml.utf8)))
    let row = try Self.result("n=1.000,25&day=29%2F02%2F2024&ok=nein", of: form).decode(as: Row.self)
    #expect(row == Row(n: ExactDecimal("1000.25")!, day: CalendarDay("2024-02-29")!, ok: false))
    try form.checkDecoding(as: Row.self)
  }
}
