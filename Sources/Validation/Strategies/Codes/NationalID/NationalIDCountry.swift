/// A country with numbers for persons; the raw value is its code of ISO 3166-1.
public enum NationalIDCountry: String, Sendable, CaseIterable {
  case austria = "AT"
  case bosniaAndHerzegovina = "BA"
  case belgium = "BE"
  case bulgaria = "BG"
  case brazil = "BR"
  case canada = "CA"
  case switzerland = "CH"
  case chile = "CL"
  case china = "CN"
  case costaRica = "CR"
  case cuba = "CU"
  case czechia = "CZ"
  case germany = "DE"
  case denmark = "DK"
  case dominicanRepublic = "DO"
  case ecuador = "EC"
  case estonia = "EE"
  case egypt = "EG"
  case spain = "ES"
  case finland = "FI"
  case france = "FR"
  case unitedKingdom = "GB"
  case greece = "GR"
  case hongKong = "HK"
  case croatia = "HR"
  case indonesia = "ID"
  case ireland = "IE"
  case israel = "IL"
  case india = "IN"
  case iran = "IR"
  case iceland = "IS"
  case italy = "IT"
  case japan = "JP"
  case southKorea = "KR"
  case kazakhstan = "KZ"
  case lithuania = "LT"
  case luxembourg = "LU"
  case latvia = "LV"
  case moldova = "MD"
  case montenegro = "ME"
  case northMacedonia = "MK"
  case mauritius = "MU"
  case mexico = "MX"
  case malaysia = "MY"
  case netherlands = "NL"
  case norway = "NO"
  case peru = "PE"
  case pakistan = "PK"
  case poland = "PL"
  case portugal = "PT"
  case romania = "RO"
  case serbia = "RS"
  case sweden = "SE"
  case singapore = "SG"
  case slovenia = "SI"
  case slovakia = "SK"
  case thailand = "TH"
  case turkey = "TR"
  case taiwan = "TW"
  case ukraine = "UA"
  case unitedStates = "US"
  case vietnam = "VN"
  case southAfrica = "ZA"

  /// The notation of the numbers and their checks.
  var scheme: CodeScheme {
    switch self {
    case .austria: .austrianInsuranceNumber
    case .bosniaAndHerzegovina: .slovenianRegisterNumber
    case .belgium: .belgianRegisterNumber
    case .bulgaria: .egn
    case .brazil: .cpf
    case .canada: .socialInsuranceNumber
    case .switzerland: .ahvNumber
    case .chile: .rut
    case .china: .residentIdentityNumber
    case .costaRica: .costaRicanIdentityNumber
    case .cuba: .cubanIdentityNumber
    case .czechia: .czechBirthNumber
    case .germany: .steuerID
    case .denmark: .cpr
    case .dominicanRepublic: .dominicanIdentityNumber
    case .ecuador: .ecuadorianIdentityNumber
    case .estonia: .isikukood
    case .egypt: .egyptianIdentityNumber
    case .spain: .dni
    case .finland: .finnishPersonalCode
    case .france: .nir
    case .unitedKingdom: .nationalInsuranceNumber
    case .greece: .amka
    case .hongKong: .hongKongIdentityNumber
    case .croatia: .croatianVAT
    case .indonesia: .nik
    case .ireland: .pps
    case .israel: .israeliIdentityNumber
    case .india: .aadhaar
    case .iran: .iranianNationalCode
    case .iceland: .kennitala
    case .italy: .codiceFiscale
    case .japan: .japaneseIndividualNumber
    case .southKorea: .koreanResidentNumber
    case .kazakhstan: .kazakhNumber
    case .lithuania: .asmensKodas
    case .luxembourg: .luxembourgMatricule
    case .latvia: .latvianPersonalCode
    case .moldova: .moldovanNumber
    case .montenegro: .slovenianRegisterNumber
    case .northMacedonia: .slovenianRegisterNumber
    case .mauritius: .mauritianIdentityNumber
    case .mexico: .curp
    case .malaysia: .myKad
    case .netherlands: .bsn
    case .norway: .norwegianBirthNumber
    case .peru: .peruvianIdentityNumber
    case .pakistan: .cnic
    case .poland: .pesel
    case .portugal: .portugueseCitizenCard
    case .romania: .cnp
    case .serbia: .slovenianRegisterNumber
    case .sweden: .personnummer
    case .singapore: .nric
    case .slovenia: .slovenianRegisterNumber
    case .slovakia: .slovakBirthNumber
    case .thailand: .thaiIdentityNumber
    case .turkey: .turkishIdentityNumber
    case .taiwan: .taiwaneseIdentityNumber
    case .ukraine: .rntrc
    case .unitedStates: .socialSecurityNumber
    case .vietnam: .vietnamesePersonalNumber
    case .southAfrica: .southAfricanIdentityNumber
    }
  }
}
