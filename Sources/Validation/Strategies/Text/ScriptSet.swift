internal import CConfusables

/// The scripts in which a text can be written: what is left when the scripts of all its characters are intersected (UTS #39, section 5.1).
///
/// Beside the scripts of `Script_Extensions` (UAX #24) a set has those that are written as a mixture: Han, Hiragana and Katakana in
/// Japanese, Han and Hangul in Korean, Han and Bopomofo, and Latin beside each of the three. So a set becomes empty where a text is not
/// of the level "highly restrictive" (section 5.2).
struct ScriptSet: Hashable {
  /// A bit for each script by its number in ICU, which is below 256. A vector of the standard library would link the code of all vectors.
  private var low: UInt128
  private var high: UInt128

  /// Every script.
  static let all = ScriptSet(low: .max, high: .max)

  /// The scripts of ASCII letters.
  static let latin = ScriptSet(of: "A")

  private init(low: UInt128 = 0, high: UInt128 = 0) { (self.low, self.high) = (low, high) }

  /// Creates the scripts of a character: all of them for digits, punctuation, marks and others that no script has for itself.
  init(of scalar: Unicode.Scalar) {
    self.init()
    for script in Self.numbers(of: scalar) {
      switch Int(script) {
      case CONFUSABLES_COMMON, CONFUSABLES_INHERITED:
        self = .all
        return
      case CONFUSABLES_HAN:
        insert(CONFUSABLES_JAPANESE, CONFUSABLES_KOREAN, CONFUSABLES_HAN_WITH_BOPOMOFO)
      case CONFUSABLES_HIRAGANA, CONFUSABLES_KATAKANA: insert(CONFUSABLES_JAPANESE)
      case CONFUSABLES_HANGUL: insert(CONFUSABLES_KOREAN)
      case CONFUSABLES_BOPOMOFO: insert(CONFUSABLES_HAN_WITH_BOPOMOFO)
      case CONFUSABLES_LATIN:
        insert(CONFUSABLES_JAPANESE, CONFUSABLES_KOREAN, CONFUSABLES_HAN_WITH_BOPOMOFO)
      default: break
      }
      insert(Int(script))
    }
  }

  /// Whether no script is left.
  var isEmpty: Bool { low | high == 0 }

  /// Removes the scripts that another set does not have.
  mutating func formIntersection(_ other: ScriptSet) {
    low &= other.low
    high &= other.high
  }

  private mutating func insert(_ scripts: Int...) {
    for script in scripts {
      if script < 128 { low |= 1 << script } else { high |= 1 << (script - 128) }
    }
  }

  /// The numbers of a character's scripts in ICU.
  private static func numbers(of scalar: Unicode.Scalar) -> [Int32] {
    let capacity = Int(CONFUSABLES_MAXIMUM_SCRIPTS)
    return unsafe [Int32](unsafeUninitializedCapacity: capacity) { buffer, count in
      // SAFETY: the buffer has the capacity that the function requires, and its result is at most that.
      count = unsafe Int(confusables_scripts(Int32(scalar.value), buffer.baseAddress))
    }
  }

  /// The name of a character's first script in Unicode's own spelling: `Cyrillic`.
  static func name(of scalar: Unicode.Scalar) -> String {
    guard let script = numbers(of: scalar).first,
      // SAFETY: the library returns a constant that ends in NUL, or null.
      let name = unsafe confusables_script_name(script)
    else { return "Unknown" }
    return unsafe String(cString: name)
  }
}
