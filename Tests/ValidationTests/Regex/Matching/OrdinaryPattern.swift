import Testing

/// A realistic pattern with values that it accepts.
struct OrdinaryPattern: Sendable, CustomTestStringConvertible {
  let pattern: String
  /// The beginning of the value, which is followed by repetitions of `pump` and by `end`.
  let begin: String
  let pump: String
  let end: String
  /// The suffixes that make a valid value invalid.
  let badEnds: [String]

  init(_ pattern: String, _ begin: String, pump: String, _ end: String = "", bad: String...) {
    (self.pattern, self.begin, self.pump, self.end, badEnds) = (pattern, begin, pump, end, bad)
  }

  var testDescription: String { pattern }

  /// Returns the longest value of at most `count` bytes, or the shortest value if `count` is too small for it.
  func value(count: Int) -> [UInt8] {
    let pumps = max(0, (count - begin.utf8.count - end.utf8.count) / max(1, pump.utf8.count))
    return Array((begin + String(repeating: pump, count: pumps) + end).utf8)
  }

  static let all: [OrdinaryPattern] = [
    .init(#"\d{4}-\d{2}-\d{2}"#, "2024-02-29", pump: "", bad: "x", "\n", "0"),
    .init(#"(?:\d{4}-\d\d-\d\d[ ,]?)+"#, "2024-02-29", pump: " 2024-02-29", bad: "x", " 2024-02-2"),
    .init(
      #"[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}"#, "ann", pump: ".ann", "@mail.example.com", bad: "!",
      "@"),
    .init(#"[^@\s]+@(?:[^@\s.]+\.)+[a-z]{2,}"#, "ann@", pump: "mail.", "example.com", bad: "@b", " "),
    .init(#"(?:[^",\n]*,)*[^",\n]*"#, "a", pump: ",field 7", bad: "\"", "\n"),
    .init(
      #"(?:"(?:[^"]|"")*"|[^",]*)(?:,(?:"(?:[^"]|"")*"|[^",]*))*"#, "a", pump: ",\"b \"\"c\"\", d\"",
      bad: "\"", "\"x"),
    .init(#"[\w]+(?: [\w]+)*"#, "word", pump: " and word", bad: "  ", "!", " "),
    .init(#"\p{Lu}\p{L}*(?:[ '-]\p{Lu}\p{L}*)*"#, "Zoë", pump: " Ångström-Øre", bad: "1", " é"),
    .init(#"(?:\p{L}\p{M}*|\p{N})+"#, "é", pump: "e\u{301}ü日7", bad: "!", " "),
    .init(#"(\w+)(?: \1)*"#, "again", pump: " again", bad: " agai", "!"),
    .init(#"(["']).*\1"#, "\"", pump: "it's ", "\"", bad: "x", "'"),
    .init(#"(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?!.*\s).{8,}"#, "passWord1", pump: "xY3", bad: " ", "\t"),
    .init(#"\+?[0-9]{1,3}(?:[ -]?[0-9]{2,4}){2,}"#, "+49 30 1234 5678", pump: " 90 12", bad: "x", "  "),
    .init("#(?:[0-9a-fA-F]{3}){1,2}", "#c0ffee", pump: "", bad: "0", "g"),
    .init(#"https?://[^\s/$.?#].[^\s]*"#, "https://example.com/", pump: "path/to?x=1&", bad: " ", "\n"),
    .init(#"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?"#, "-1", pump: "0123", ".5e-10", bad: ".", "e"),
    .init(#"<([a-z]+)>(?:[^<]|<br>)*</\1>"#, "<p>", pump: "text <br> more ", "</p>", bad: "<", " "),
    .init(#"(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}"#, "192.0.2.255", pump: "", bad: ".", "9"),
    .init(#"\s*\S+(?:\s+\S+)*\s*"#, " ", pump: "two  words ", " x"),
    .init(
      #"(?i)[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}"#, "123E4567-e89b-12d3-a456-426614174000", pump: "",
      bad: "0"),
    .init(#"(?s).*\bend\b.*"#, "the end", pump: " of the line\n"),
  ]
}
