import TestSupport

extension SeededGenerator {
  /// A text near a day, a time of day or both in some notation, with every bound among its parts.
  mutating func dateLikeText() -> String {
    var text = ""
    switch below(6) {
    case 0, 1: text = dayText()
    case 2: text = pick(["", "", "T"]) + clockText() + offsetText()
    case 3: text = pick(["-", "", ""]) + yearText() + pick(["", "", "-" + pick(Self.months)]) + offsetText()
    case 4: text = yearText() + "-W" + pick(["00", "01", "09", "52", "53", "54"])
    default: text = dayText() + pick(["T", "T", "t", " ", "_", "é", ""]) + clockText() + offsetText()
    }
    guard below(4) == 0, !text.isEmpty else { return text }
    var characters: [Character] = Array(text)
    let index = below(characters.count)
    let replacements: [Character] = ["0", "1", "9", "x", "-", ":", "é", "+", " ", "Z", "T", ".", ",", "z"]
    switch below(3) {
    case 0: characters[index] = pick(replacements)
    case 1: characters.remove(at: index)
    default: characters.insert(pick(replacements), at: index)
    }
    return String(characters)
  }

  private static let months = ["00", "01", "02", "02", "04", "06", "12", "12", "13", "99"]

  private mutating func yearText() -> String {
    pick([
      "0000", "0001", "0004", "0100", "0400", "1900", "1999", "2000", "2023", "2024", "2024", "2100", "9999",
      "00000",
      "02024", "12024", "999999999", "9999999999",
    ])
  }

  private mutating func dayText() -> String {
    let sign = below(8) == 0 ? "-" : ""
    let year = sign + yearText()
    let hyphen = pick(["-", "-", "-", ""])
    switch below(6) {
    case 0: return year + hyphen + pick(["000", "001", "060", "365", "366", "367"])
    case 1:
      return year + hyphen + "W" + pick(["00", "01", "09", "52", "53", "54"]) + pick([hyphen, hyphen, "-"])
        + pick(["0", "1", "4", "7", "8"])
    default:
      return year + hyphen + pick(Self.months) + pick([hyphen, hyphen, "-"])
        + pick(["00", "01", "15", "28", "29", "29", "30", "30", "31", "31", "32", "99"])
    }
  }

  private mutating func clockText() -> String {
    let colon = pick([":", ":", ":", ""])
    var text = pick(["00", "08", "10", "12", "23", "23", "24", "24", "25", "99"]) + colon
    text += pick(["00", "00", "30", "59", "59", "60", "99"])
    guard below(6) > 0 else { return text }
    text += colon + pick(["00", "00", "15", "59", "60", "60", "61", "99"])
    guard below(3) == 0 else { return text }
    let digits = pick(["", "0", "5", "000", "123", "1234", "123456", "0000001", "123456789012345678"])
    return text + pick([".", ".", ","]) + digits + pick(["", "", "0", "000", "1"])
  }

  /// An offset from UTC in some notation, or none.
  mutating func offsetText() -> String {
    switch below(5) {
    case 0: return ""
    case 1: return pick(["Z", "z", "Z"])
    default:
      let hours = pick(["00", "01", "05", "13", "14", "14", "15", "23", "24", "99", "1"])
      let minutes = pick(["", "00", "00", "01", "30", "59", "60", "99", "5"])
      let seconds = pick(["", "", "", "00", "59", "60"])
      let colon = pick([":", ":", ""])
      return pick(["+", "-"]) + hours + (minutes.isEmpty ? "" : colon + minutes)
        + (seconds.isEmpty ? "" : colon + seconds)
    }
  }
}
