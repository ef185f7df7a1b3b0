import FormValidation
import Testing
import Validation

/// What the ten forms share: a request, an answer, and a table of a database.
struct FormRequest {
  var body: [UInt8]
  var type = "application/x-www-form-urlencoded"
  var wantsJSON = false

  init(_ text: String) { body = Array(text.utf8) }
}

struct FormAnswer {
  let status: Int
  let body: String

  static func page(_ status: Int, _ page: FormPage) -> FormAnswer { bytes(status, page.html()) }

  static func bytes(_ status: Int, _ bytes: [UInt8]) -> FormAnswer {
    FormAnswer(status: status, body: String(decoding: bytes, as: UTF8.self))
  }

  static let stored = FormAnswer(status: 303, body: "")

  /// A constraint of the database that no one has thought of.
  static func failed(_ constraint: String) -> FormAnswer { FormAnswer(status: 500, body: constraint) }
}

/// A table with people, of whom Bob is one.
final class People {
  private(set) var rows: [[String: String]] = [["name": "Bob"]]

  /// The index of the row that is edited; `nil` if a new one is stored.
  private let edited: Int?

  init(editing edited: Int? = nil) { self.edited = edited }

  /// Stores the values of a valid submission; returns the name of the constraint that they violate.
  func store(_ results: FormResult...) -> String? {
    let values = results.flatMap { result in result.form.fields.map { ($0.name, result[$0.name]) } }
    let row = values.reduce(into: [:]) { row, value in row[value.0] = value.1 }
    if let edited {
      rows[edited] = row
      return nil
    }
    guard !rows.contains(where: { $0["name"] == row["name"] }) else { return "people_name_key" }
    rows.append(row)
    return nil
  }
}
