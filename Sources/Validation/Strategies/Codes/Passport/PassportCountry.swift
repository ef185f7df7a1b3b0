/// A country whose passports have numbers of a known form; the raw value is its code of ISO 3166-1.
public enum PassportCountry: String, Sendable, CaseIterable {
  case armenia = "AM"
  case argentina = "AR"
  case austria = "AT"
  case australia = "AU"
  case azerbaijan = "AZ"
  case belgium = "BE"
  case bulgaria = "BG"
  case brazil = "BR"
  case belarus = "BY"
  case canada = "CA"
  case switzerland = "CH"
  case china = "CN"
  case cyprus = "CY"
  case czechia = "CZ"
  case germany = "DE"
  case denmark = "DK"
  case algeria = "DZ"
  case estonia = "EE"
  case spain = "ES"
  case finland = "FI"
  case france = "FR"
  case unitedKingdom = "GB"
  case greece = "GR"
  case croatia = "HR"
  case hungary = "HU"
  case indonesia = "ID"
  case ireland = "IE"
  case india = "IN"
  case iran = "IR"
  case iceland = "IS"
  case italy = "IT"
  case jamaica = "JM"
  case japan = "JP"
  case southKorea = "KR"
  case kazakhstan = "KZ"
  case liechtenstein = "LI"
  case lithuania = "LT"
  case luxembourg = "LU"
  case latvia = "LV"
  case libya = "LY"
  case malta = "MT"
  case mexico = "MX"
  case malaysia = "MY"
  case mozambique = "MZ"
  case netherlands = "NL"
  case newZealand = "NZ"
  case philippines = "PH"
  case pakistan = "PK"
  case poland = "PL"
  case portugal = "PT"
  case romania = "RO"
  case russia = "RU"
  case sweden = "SE"
  case slovakia = "SK"
  case sierraLeone = "SL"
  case thailand = "TH"
  case turkey = "TR"
  case ukraine = "UA"
  case unitedStates = "US"
  case southAfrica = "ZA"

  /// The notation of the numbers.
  var scheme: CodeScheme {
    switch self {
    case .armenia: .armeniaPassport
    case .argentina: .argentinaPassport
    case .austria: .austriaPassport
    case .australia: .australiaPassport
    case .azerbaijan: .azerbaijanPassport
    case .belgium: .belgiumPassport
    case .bulgaria: .bulgariaPassport
    case .brazil: .brazilPassport
    case .belarus: .belarusPassport
    case .canada: .canadaPassport
    case .switzerland: .switzerlandPassport
    case .china: .chinaPassport
    case .cyprus: .cyprusPassport
    case .czechia: .czechiaPassport
    case .germany: .germanyPassport
    case .denmark: .denmarkPassport
    case .algeria: .algeriaPassport
    case .estonia: .estoniaPassport
    case .spain: .spainPassport
    case .finland: .finlandPassport
    case .france: .francePassport
    case .unitedKingdom: .unitedKingdomPassport
    case .greece: .greecePassport
    case .croatia: .croatiaPassport
    case .hungary: .hungaryPassport
    case .indonesia: .indonesiaPassport
    case .ireland: .irelandPassport
    case .india: .indiaPassport
    case .iran: .iranPassport
    case .iceland: .icelandPassport
    case .italy: .italyPassport
    case .jamaica: .jamaicaPassport
    case .japan: .japanPassport
    case .southKorea: .southKoreaPassport
    case .kazakhstan: .kazakhstanPassport
    case .liechtenstein: .liechtensteinPassport
    case .lithuania: .lithuaniaPassport
    case .luxembourg: .luxembourgPassport
    case .latvia: .latviaPassport
    case .libya: .libyaPassport
    case .malta: .maltaPassport
    case .mexico: .mexicoPassport
    case .malaysia: .malaysiaPassport
    case .mozambique: .mozambiquePassport
    case .netherlands: .netherlandsPassport
    case .newZealand: .newZealandPassport
    case .philippines: .philippinesPassport
    case .pakistan: .pakistanPassport
    case .poland: .polandPassport
    case .portugal: .portugalPassport
    case .romania: .romaniaPassport
    case .russia: .russiaPassport
    case .sweden: .swedenPassport
    case .slovakia: .slovakiaPassport
    case .sierraLeone: .sierraLeonePassport
    case .thailand: .thailandPassport
    case .turkey: .turkeyPassport
    case .ukraine: .ukrainePassport
    case .unitedStates: .unitedStatesPassport
    case .southAfrica: .southAfricaPassport
    }
  }
}
