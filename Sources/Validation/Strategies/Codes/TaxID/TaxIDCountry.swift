/// A country with numbers of taxpayers; the raw value is its code of ISO 3166-1.
public enum TaxIDCountry: String, Sendable, CaseIterable {
  case andorra = "AD"
  case albania = "AL"
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
  case chile = "CL"
  case china = "CN"
  case colombia = "CO"
  case costaRica = "CR"
  case cyprus = "CY"
  case czechia = "CZ"
  case germany = "DE"
  case denmark = "DK"
  case dominicanRepublic = "DO"
  case algeria = "DZ"
  case ecuador = "EC"
  case estonia = "EE"
  case egypt = "EG"
  case spain = "ES"
  case finland = "FI"
  case france = "FR"
  case unitedKingdom = "GB"
  case ghana = "GH"
  case guinea = "GN"
  case greece = "GR"
  case guatemala = "GT"
  case croatia = "HR"
  case hungary = "HU"
  case indonesia = "ID"
  case ireland = "IE"
  case israel = "IL"
  case india = "IN"
  case iceland = "IS"
  case italy = "IT"
  case japan = "JP"
  case kenya = "KE"
  case southKorea = "KR"
  case kazakhstan = "KZ"
  case lithuania = "LT"
  case luxembourg = "LU"
  case latvia = "LV"
  case morocco = "MA"
  case moldova = "MD"
  case montenegro = "ME"
  case northMacedonia = "MK"
  case malta = "MT"
  case mexico = "MX"
  case mozambique = "MZ"
  case nigeria = "NG"
  case netherlands = "NL"
  case norway = "NO"
  case newZealand = "NZ"
  case peru = "PE"
  case pakistan = "PK"
  case poland = "PL"
  case portugal = "PT"
  case paraguay = "PY"
  case romania = "RO"
  case serbia = "RS"
  case russia = "RU"
  case sweden = "SE"
  case singapore = "SG"
  case slovenia = "SI"
  case slovakia = "SK"
  case sanMarino = "SM"
  case senegal = "SN"
  case elSalvador = "SV"
  case thailand = "TH"
  case tunisia = "TN"
  case turkey = "TR"
  case taiwan = "TW"
  case ukraine = "UA"
  case unitedStates = "US"
  case uruguay = "UY"
  case venezuela = "VE"
  case vietnam = "VN"
  case southAfrica = "ZA"

  /// The notation of the numbers and their checks.
  var scheme: CodeScheme {
    switch self {
    case .andorra: .nrt
    case .albania: .nipt
    case .argentina: .cuit
    case .austria: .abgabenkontonummer
    case .australia: .taxIDAustralia
    case .azerbaijan: .voen
    case .belgium: .taxIDBelgium
    case .bulgaria: .bulgarianVAT
    case .brazil: .taxIDBrazil
    case .belarus: .unp
    case .canada: .taxIDCanada
    case .switzerland: .taxIDSwitzerland
    case .chile: .rut
    case .china: .taxIDChina
    case .colombia: .colombianNIT
    case .costaRica: .costaRicanIdentityNumber
    case .cyprus: .cypriotVAT
    case .czechia: .taxIDCzechia
    case .germany: .taxIDGermany
    case .denmark: .taxIDDenmark
    case .dominicanRepublic: .taxIDDominicanRepublic
    case .algeria: .algerianNIF
    case .ecuador: .taxIDEcuador
    case .estonia: .taxIDEstonia
    case .egypt: .egyptianTaxNumber
    case .spain: .spanishVAT
    case .finland: .taxIDFinland
    case .france: .taxIDFrance
    case .unitedKingdom: .taxIDUnitedKingdom
    case .ghana: .ghanaianTIN
    case .guinea: .nifp
    case .greece: .greekVAT
    case .guatemala: .guatemalanNIT
    case .croatia: .croatianVAT
    case .hungary: .taxIDHungary
    case .indonesia: .taxIDIndonesia
    case .ireland: .taxIDIreland
    case .israel: .israeliIdentityNumber
    case .india: .taxIDIndia
    case .iceland: .kennitala
    case .italy: .taxIDItaly
    case .japan: .taxIDJapan
    case .kenya: .kenyanPIN
    case .southKorea: .taxIDSouthKorea
    case .kazakhstan: .kazakhNumber
    case .lithuania: .taxIDLithuania
    case .luxembourg: .taxIDLuxembourg
    case .latvia: .taxIDLatvia
    case .morocco: .ice
    case .moldova: .moldovanNumber
    case .montenegro: .montenegrinPIB
    case .northMacedonia: .macedonianEDB
    case .malta: .taxIDMalta
    case .mexico: .rfc
    case .mozambique: .nuit
    case .nigeria: .nigerianTIN
    case .netherlands: .taxIDNetherlands
    case .norway: .taxIDNorway
    case .newZealand: .ird
    case .peru: .peruvianRUC
    case .pakistan: .cnic
    case .poland: .taxIDPoland
    case .portugal: .portugueseVAT
    case .paraguay: .paraguayanRUC
    case .romania: .taxIDRomania
    case .serbia: .serbianPIB
    case .russia: .inn
    case .sweden: .taxIDSweden
    case .singapore: .taxIDSingapore
    case .slovenia: .slovenianVAT
    case .slovakia: .taxIDSlovakia
    case .sanMarino: .sanMarineseCode
    case .senegal: .ninea
    case .elSalvador: .salvadoranNIT
    case .thailand: .thaiTaxNumber
    case .tunisia: .tunisianNumber
    case .turkey: .taxIDTurkey
    case .taiwan: .taxIDTaiwan
    case .ukraine: .taxIDUkraine
    case .unitedStates: .taxIDUnitedStates
    case .uruguay: .uruguayanRUT
    case .venezuela: .rif
    case .vietnam: .taxIDVietnam
    case .southAfrica: .southAfricanTaxNumber
    }
  }
}
