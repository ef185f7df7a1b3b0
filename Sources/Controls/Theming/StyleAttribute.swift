/// An attribute of a style sheet: a family, and a state for those that have one for each state.
struct StyleAttribute: Hashable, Sendable {
  /// A family of attributes, under its name in style sheets.
  enum Family: String, CaseIterable {
    case tintColor = "tint-color"
    case backgroundColor = "background-color"
    case backgroundImage = "background-image"
    case contentInsets = "content-insets"
    case imageInsets = "image-insets"
    case titleInsets = "title-insets"
    case shadowColor = "shadow-color"
    case shadowOffset = "shadow-offset"
    case shadowOpacity = "shadow-opacity"
    case shadowRadius = "shadow-radius"
    case fontColor = "font-color"
    case fontName = "font-name"
    case fontStyle = "font-style"
    case fontSize = "font-size"
    case textAlign = "text-align"
    case textAlpha = "text-alpha"
    case textAutoFit = "text-auto-fit"
    case textLineClamp = "text-line-clamp"
    case textShadowColor = "text-shadow-color"
    case textShadowOffset = "text-shadow-offset"
    case image

    var kind: StyleValue.Kind {
      switch self {
      case .tintColor, .backgroundColor, .shadowColor, .fontColor, .textShadowColor: .color
      case .backgroundImage, .image, .fontName: .word
      case .contentInsets, .imageInsets, .titleInsets: .box
      case .shadowOffset, .textShadowOffset: .offset
      case .shadowRadius, .fontSize: .number(0 ... .infinity)
      case .shadowOpacity, .textAlpha: .number(0...1)
      case .fontStyle: .fontStyle
      case .textAlign: .textAlign
      case .textAutoFit: .boolean
      case .textLineClamp: .integer
      }
    }

    /// Whether the family has an attribute for each state.
    var hasStates: Bool {
      switch self {
      case .tintColor, .backgroundColor, .backgroundImage, .fontColor, .textShadowColor, .image: true
      default: false
      }
    }
  }

  let family: Family
  let state: ControlState

  /// All attributes by their names. Only the background color has a name with `-normal`, as well as the name without a
  /// state.
  static let all: [String: StyleAttribute] = {
    var all: [String: StyleAttribute] = [:]
    for family in Family.allCases {
      all[family.rawValue] = StyleAttribute(family: family, state: .normal)
      guard family.hasStates else { continue }
      for state in ControlState.allStates where state != .normal || family == .backgroundColor {
        all["\(family.rawValue)-\(state.name)"] = StyleAttribute(family: family, state: state)
      }
    }
    return all
  }()

  private init(family: Family, state: ControlState) {
    self.family = family
    self.state = state
  }

  /// The attribute of that name. One name is also accepted as it is misspelt in the documentation of the original.
  init?(_ name: String) {
    let corrected = name == "image-selected-highlightecd" ? "image-selected-highlighted" : name
    guard let attribute = Self.all[corrected] else { return nil }
    self = attribute
  }

  var kind: StyleValue.Kind { family.kind }

  /// The name, with the state unless that is normal.
  var name: String { state == .normal ? family.rawValue : "\(family.rawValue)-\(state.name)" }

  /// Returns the name that is at most two changes away.
  static func nearest(to name: String) -> String? {
    all.keys.sorted().map { ($0, distance(Array($0.utf8), Array(name.utf8))) }.filter { $0.1 <= 2 }
      .min { $0.1 < $1.1 }?.0
  }

  /// The number of bytes that are inserted, removed or replaced (Levenshtein).
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    if abs(one.count - other.count) > 2 { return 3 }
    var row = Array(0...other.count)
    for (line, byte) in one.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, otherByte) in other.enumerated() {
        let replaced = diagonal + (byte == otherByte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
