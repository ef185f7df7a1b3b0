import FormValidation
import Validation

/// What a customer orders, as the form accepts it.
struct Order: Decodable, Sendable {
  struct Item: Decodable, Sendable {
    var name: String
    var count: Int
    var price: ExactDecimal?
  }

  var number: String
  var day: CalendarDay?
  var items: [Item]
}

extension Order {
  static let form = Form([
    FormField(
      "number", label: "Order number", helperText: "Such as A-1024",
      rules: [.required, Rule(try! .regex("[A-Z]-[0-9]{1,6}"))]),
    FormField("day", .date, label: "Day of delivery", rules: [Rule(.date)]),
    FormField(
      "items",
      .group(
        1...20,
        [
          FormField("name", label: "Article", rules: [.required]),
          FormField(
            "count", .number, label: "Number", rules: [.required, Rule(.integer), Rule(.range(1...999))]),
          FormField("price", .number, label: "Price", rules: [Rule(.number), Rule(.range(0...))]),
        ]), label: "Item"),
    FormField(
      "drawing", .file(.init(maximumSize: 1 << 20, mediaTypes: ["image/png", "application/pdf"])),
      label: "Drawing"),
  ])

  /// The errors that constraints of the database mean.
  static let errors = [
    "orders_number_key": ServerError(
      "number", code: "number.taken", message: "There is an order {value} already")
  ]
}
