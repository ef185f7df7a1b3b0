/// A country with numbers of companies; the raw value is its code of ISO 3166-1.
public enum CompanyIDCountry: String, Sendable, CaseIterable {
  case argentina = "AR"
  case austria = "AT"
  case australia = "AU"
  case belgium = "BE"
  case bulgaria = "BG"
  case brazil = "BR"
  case canada = "CA"
  case switzerland = "CH"
  case chile = "CL"
  case china = "CN"
  case colombia = "CO"
  case czechia = "CZ"
  case germany = "DE"
  case denmark = "DK"
  case dominicanRepublic = "DO"
  case ecuador = "EC"
  case estonia = "EE"
  case spain = "ES"
  case finland = "FI"
  case france = "FR"
  case unitedKingdom = "GB"
  case greece = "GR"
  case croatia = "HR"
  case hungary = "HU"
  case ireland = "IE"
  case israel = "IL"
  case india = "IN"
  case iceland = "IS"
  case italy = "IT"
  case japan = "JP"
  case southKorea = "KR"
  case kazakhstan = "KZ"
  case lithuania = "LT"
  case latvia = "LV"
  case luxembourg = "LU"
  case morocco = "MA"
  case moldova = "MD"
  case mexico = "MX"
  case netherlands = "NL"
  case norway = "NO"
  case newZealand = "NZ"
  case peru = "PE"
  case poland = "PL"
  case portugal = "PT"
  case romania = "RO"
  case serbia = "RS"
  case russia = "RU"
  case sweden = "SE"
  case singapore = "SG"
  case slovenia = "SI"
  case slovakia = "SK"
  case turkey = "TR"
  case taiwan = "TW"
  case ukraine = "UA"
  case unitedStates = "US"
  case uruguay = "UY"
  case southAfrica = "ZA"

  /// The notation of the numbers and their checks.
  var scheme: CodeScheme {
    switch self {
    case .argentina: .cuit
    case .austria: .firmenbuchnummer
    case .australia: .companyIDAustralia
    case .belgium: .belgianCompanyNumber
    case .bulgaria: .eik
    case .brazil: .cnpj
    case .canada: .businessNumber
    case .switzerland: .swissUID
    case .chile: .rut
    case .china: .socialCreditCode
    case .colombia: .colombianNIT
    case .czechia: .ico
    case .germany: .handelsregisternummer
    case .denmark: .danishVAT
    case .dominicanRepublic: .rnc
    case .ecuador: .ecuadorianRUC
    case .estonia: .registrikood
    case .spain: .cif
    case .finland: .yTunnus
    case .france: .companyIDFrance
    case .unitedKingdom: .companiesHouseNumber
    case .greece: .greekVAT
    case .croatia: .croatianVAT
    case .hungary: .hungarianTaxNumber
    case .ireland: .irishCompanyNumber
    case .israel: .israeliCompanyNumber
    case .india: .companyIDIndia
    case .iceland: .kennitala
    case .italy: .italianVAT
    case .japan: .japaneseCorporateNumber
    case .southKorea: .koreanBusinessNumber
    case .kazakhstan: .kazakhNumber
    case .lithuania: .lithuanianVAT
    case .latvia: .latvianVAT
    case .luxembourg: .luxembourgCompanyNumber
    case .morocco: .ice
    case .moldova: .moldovanNumber
    case .mexico: .rfc
    case .netherlands: .kvkNumber
    case .norway: .organisasjonsnummer
    case .newZealand: .nzbn
    case .peru: .peruvianRUC
    case .poland: .companyIDPoland
    case .portugal: .portugueseVAT
    case .romania: .romanianVAT
    case .serbia: .serbianCompanyNumber
    case .russia: .ogrn
    case .sweden: .organisationsnummer
    case .singapore: .uen
    case .slovenia: .maticnaStevilka
    case .slovakia: .ico
    case .turkey: .turkishTaxNumber
    case .taiwan: .unifiedBusinessNumber
    case .ukraine: .edrpou
    case .unitedStates: .ein
    case .uruguay: .uruguayanRUT
    case .southAfrica: .southAfricanCompanyNumber
    }
  }
}
