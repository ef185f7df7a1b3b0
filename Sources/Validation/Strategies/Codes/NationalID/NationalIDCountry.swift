/// A country with numbers for persons; the raw value is its code of ISO 3166-1.
public enum NationalIDCountry: String, Sendable, CaseIterable {
  case austria = "AT"
  case belgium = "BE"
  case bulgaria = "BG"
  case brazil = "BR"
  case canada = "CA"
  case switzerland = "CH"
  case chile = "CL"
  case china = "CN"
  case czechia = "CZ"
  case germany = "DE"
  case denmark = "DK"
  case estonia = "EE"
  case spain = "ES"
  case finland = "FI"
  case france = "FR"
  case unitedKingdom = "GB"
  case greece = "GR"
  case hongKong = "HK"
  case croatia = "HR"
  case ireland = "IE"
  case israel = "IL"
  case india = "IN"
  case iran = "IR"
  case iceland = "IS"
  case italy = "IT"
  case lithuania = "LT"
  case latvia = "LV"
  case mexico = "MX"
  case netherlands = "NL"
  case norway = "NO"
  case poland = "PL"
  case portugal = "PT"
  case romania = "RO"
  case sweden = "SE"
  case slovenia = "SI"
  case slovakia = "SK"
  case thailand = "TH"
  case turkey = "TR"
  case taiwan = "TW"
  case ukraine = "UA"
  case unitedStates = "US"
  case southAfrica = "ZA"

  /// The notation of the numbers and their checks.
  var scheme: CodeScheme {
    switch self {
    case .austria: .austrianInsuranceNumber
    case .belgium: .belgianRegisterNumber
    case .bulgaria: .egn
    case .brazil: .cpf
    case .canada: .socialInsuranceNumber
    case .switzerland: .ahvNumber
    case .chile: .rut
    case .china: .residentIdentityNumber
    case .czechia: .czechBirthNumber
    case .germany: .steuerID
    case .denmark: .cpr
    case .estonia: .isikukood
    case .spain: .dni
    case .finland: .finnishPersonalCode
    case .france: .nir
    case .unitedKingdom: .nationalInsuranceNumber
    case .greece: .amka
    case .hongKong: .hongKongIdentityNumber
    case .croatia: .croatianVAT
    case .ireland: .pps
    case .israel: .israeliIdentityNumber
    case .india: .aadhaar
    case .iran: .iranianNationalCode
    case .iceland: .kennitala
    case .italy: .codiceFiscale
    case .lithuania: .asmensKodas
    case .latvia: .latvianPersonalCode
    case .mexico: .curp
    case .netherlands: .bsn
    case .norway: .norwegianBirthNumber
    case .poland: .pesel
    case .portugal: .portugueseCitizenCard
    case .romania: .cnp
    case .sweden: .personnummer
    case .slovenia: .slovenianRegisterNumber
    case .slovakia: .slovakBirthNumber
    case .thailand: .thaiIdentityNumber
    case .turkey: .turkishIdentityNumber
    case .taiwan: .taiwaneseIdentityNumber
    case .ukraine: .rntrc
    case .unitedStates: .socialSecurityNumber
    case .southAfrica: .southAfricanIdentityNumber
    }
  }
}
