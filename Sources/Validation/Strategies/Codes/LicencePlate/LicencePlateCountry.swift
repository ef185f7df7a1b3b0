/// A country whose licence plates have a known form; the raw value is its code of ISO 3166-1.
public enum LicencePlateCountry: String, Sendable, CaseIterable {
  case albania = "AL"
  case argentina = "AR"
  case belgium = "BE"
  case bulgaria = "BG"
  case brazil = "BR"
  case switzerland = "CH"
  case czechia = "CZ"
  case germany = "DE"
  case denmark = "DK"
  case estonia = "EE"
  case spain = "ES"
  case finland = "FI"
  case france = "FR"
  case unitedKingdom = "GB"
  case greece = "GR"
  case croatia = "HR"
  case hungary = "HU"
  case ireland = "IE"
  case india = "IN"
  case italy = "IT"
  case liechtenstein = "LI"
  case lithuania = "LT"
  case luxembourg = "LU"
  case latvia = "LV"
  case netherlands = "NL"
  case norway = "NO"
  case pakistan = "PK"
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
  case ukraine = "UA"

  /// The notation of the plates.
  var scheme: CodeScheme {
    switch self {
    case .albania: .albaniaPlate
    case .argentina: .argentinaPlate
    case .belgium: .belgiumPlate
    case .bulgaria: .bulgariaPlate
    case .brazil: .brazilPlate
    case .switzerland: .switzerlandPlate
    case .czechia: .czechiaPlate
    case .germany: .germanyPlate
    case .denmark: .denmarkPlate
    case .estonia: .estoniaPlate
    case .spain: .spainPlate
    case .finland: .finlandPlate
    case .france: .francePlate
    case .unitedKingdom: .unitedKingdomPlate
    case .greece: .greecePlate
    case .croatia: .croatiaPlate
    case .hungary: .hungaryPlate
    case .ireland: .irelandPlate
    case .india: .indiaPlate
    case .italy: .italyPlate
    case .liechtenstein: .liechtensteinPlate
    case .lithuania: .lithuaniaPlate
    case .luxembourg: .luxembourgPlate
    case .latvia: .latviaPlate
    case .netherlands: .netherlandsPlate
    case .norway: .norwayPlate
    case .pakistan: .pakistanPlate
    case .poland: .polandPlate
    case .portugal: .portugalPlate
    case .romania: .romaniaPlate
    case .serbia: .serbiaPlate
    case .russia: .russiaPlate
    case .sweden: .swedenPlate
    case .singapore: .singaporePlate
    case .slovenia: .sloveniaPlate
    case .slovakia: .slovakiaPlate
    case .turkey: .turkeyPlate
    case .ukraine: .ukrainePlate
    }
  }
}
