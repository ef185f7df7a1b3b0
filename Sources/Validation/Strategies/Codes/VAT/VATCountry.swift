/// An issuer of VAT identification numbers; the raw value is the prefix of its numbers.
///
/// For the member states Council Directive 2006/112/EC, article 215: the code of ISO 3166, but `EL` for Greece, and
/// `XI` for Northern Ireland (Directive (EU) 2020/1756); for Switzerland and Norway the country's code.
public enum VATCountry: String, Sendable, CaseIterable {
  case austria = "AT"
  case belgium = "BE"
  case bulgaria = "BG"
  case cyprus = "CY"
  case czechia = "CZ"
  case germany = "DE"
  case denmark = "DK"
  case estonia = "EE"
  case greece = "EL"
  case spain = "ES"
  case finland = "FI"
  case france = "FR"
  case croatia = "HR"
  case hungary = "HU"
  case ireland = "IE"
  case italy = "IT"
  case lithuania = "LT"
  case luxembourg = "LU"
  case latvia = "LV"
  case malta = "MT"
  case netherlands = "NL"
  case poland = "PL"
  case portugal = "PT"
  case romania = "RO"
  case sweden = "SE"
  case slovenia = "SI"
  case slovakia = "SK"
  case northernIreland = "XI"
  case unitedKingdom = "GB"
  case switzerland = "CH"
  case norway = "NO"

  /// Whether the scheme also reads the prefix, which a hyphen or a space may follow in that scheme.
  var schemeHasPrefix: Bool { self == .switzerland || self == .norway }

  /// The notation of the country's numbers, with the prefix or without it, and their checks.
  var scheme: CodeScheme {
    switch self {
    case .austria: .austrianVAT
    case .belgium: .belgianVAT
    case .bulgaria: .bulgarianVAT
    case .cyprus: .cypriotVAT
    case .czechia: .czechVAT
    case .germany: .germanVAT
    case .denmark: .danishVAT
    case .estonia: .estonianVAT
    case .greece: .greekVAT
    case .spain: .spanishVAT
    case .finland: .finnishVAT
    case .france: .frenchVAT
    case .croatia: .croatianVAT
    case .hungary: .hungarianVAT
    case .ireland: .irishVAT
    case .italy: .italianVAT
    case .lithuania: .lithuanianVAT
    case .luxembourg: .luxembourgVAT
    case .latvia: .latvianVAT
    case .malta: .malteseVAT
    case .netherlands: .dutchVAT
    case .poland: .polishVAT
    case .portugal: .portugueseVAT
    case .romania: .romanianVAT
    case .sweden: .swedishVAT
    case .slovenia: .slovenianVAT
    case .slovakia: .slovakVAT
    case .northernIreland, .unitedKingdom: .britishVAT
    case .switzerland: .swissVAT
    case .norway: .norwegianVAT
    }
  }
}
