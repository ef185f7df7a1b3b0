internal import Bytes

extension InputFieldValidationStrategy {
  /// The texts of the list of which a value must be one, by its bytes or by its meaning; `nil` for a strategy without a list.
  package var listedTexts: [String]? {
    switch self {
    case let list as EnumStrategy: list.texts
    case let list as OneOfStrategy: list.choices
    case let list as OneOfNumbersStrategy: list.choices.map(\.description)
    case let country as CountryStrategy: country.words.all
    case let currency as CurrencyStrategy: currency.words.all
    default: nil
    }
  }
}
