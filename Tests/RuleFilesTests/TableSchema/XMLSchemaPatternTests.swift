import RuleFiles
import Testing
import Validation

/// Tests of the differences between the regular expressions of XML Schema and of PCRE2: Table Schema v2, `pattern`.
struct PatternSyntaxTests {
  private func fault(_ pattern: String) -> String {
    let quoted = pattern.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return fieldFaults(#""type":"string","constraints":{"pattern":"\#(quoted)"}"#)
  }

  @Test(arguments: [
    "^a.*$", "^a$|^b$", "(^a$)", "(?:^a$|b)", "(?i)^a$", #"a\^b"#, #"a\$"#, "[a^$]", "[^a]", "[]a]", "[a-z-]",
    "[-a]", #"[\[a-]"#,
    "[[:alpha:]-]", #"\p{L}+"#, #"\p{Lu}\P{Nd}"#, #"[\p{Greek}]"#, "(?=.*[0-9]$)[a-z0-9]+",
    "(?<year>^[0-9]{4}$)", #"\\c"#, "a-[b]", "",
  ])
  func `a pattern without differences between XML Schema and PCRE2 is accepted`(pattern: String) {
    #expect(fault(pattern) == "")
  }

  @Test(
    arguments: [
      ("[a-z-[aeiou]]", "(?![aeiou])[a-z]"), (#"\i\c*"#, #"[\p{L}_:]"#), (#"\c+"#, #"[\p{L}\p{N}\p{M}._:-]"#),
      (#"[\I]"#, #"[^\p{L}_:]"#), (#"a\C"#, #"[^\p{L}\p{N}\p{M}._:-]"#), (#"\p{IsGreek}"#, #"\p{Greek}"#),
      (#"[a\P{IsGreek}]"#, #"\p{Greek}"#), ("a^b", #"\^"#), ("a$b", #"\$"#), ("(a)^", #"\^"#), ("$a", #"\$"#),
    ])
  func `a pattern with another meaning in XML Schema is rejected with a replacement`(
    pattern: String, instead: String
  ) {
    #expect(fault(pattern).hasPrefix("r.json:1:65: 'pattern' "))
    #expect(fault(pattern).contains(instead), "\(fault(pattern))")
  }
}
