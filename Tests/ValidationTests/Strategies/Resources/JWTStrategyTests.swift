import Foundation
import Testing
import Validation

extension RuleTable {
  private static func token(_ header: String, _ payload: String = "{}", _ signature: String = "AA") -> String
  {
    encoded(header) + "." + encoded(payload) + "." + signature
  }

  private static func encoded(_ text: String) -> String {
    Data(text.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
  }

  static let jwt = RuleTable(
    "jwt", as: .jwt,
    accepts: [
      token(#"{"alg":"HS256"}"#), token(#"{"alg":"none"}"#, "{}", ""),
      token(#" { "typ" : "JWT", "alg" : "RS256" } "#),
      token(#"{"\u0061lg":"ES256"}"#), token(#"{"alg":"\u006eone"}"#, "{}", ""), token(#"{"alg":"NONE"}"#),
      token(#"{"alg":"nones"}"#), token(#"{"alg":"x","a":{"alg":"none"},"b":["alg"]}"#),
      token(#"{"alg":1,"alg":"HS256"}"#), token(#"{"alg":"none","alg":"HS256"}"#),
      token(#"{"alg":"HS256","cty":"JWT"}"#, "eyJ"), token(#"{"alg":"HS256"}"#, #"{"sub":"é"}"#),
      token(#"{"alg":"HS256"}"#, "{}", "-_-_"), token(#"{"alg":""}"#),
    ],
    rejects: [
      "jwt.parts": ["", "a", "a.b", "a.b.c.d", "a.b.c.d.e", "...", "e30.e30.e30."],
      "jwt.character": [
        token(#"{"alg":"x"}"#) + "=", " " + token(#"{"alg":"y"}"#), token(#"{"alg":"z"}"#) + "\n",
        token(#"{"alg":"x"}"#, "{}", "A+"), token(#"{"alg":"x"}"#, "{}", "é"),
      ],
      "jwt.encoding": [
        token(#"{"alg":"x"}"#, "{}", "A"), token(#"{"alg":"x"}"#, "{}", "AB"), token(#"{"alg":"x"}"#) + "AAA",
      ],
      "jwt.header": [
        "..", token(""), token("[]"), token("1"), token("\"alg\""), token("{"), token("{}{}"),
        token("{'alg':1}"),
        token("null"), "_w.e30.",
      ],
      "jwt.algorithm": [
        token("{}"), token(#"{"alg":1}"#), token(#"{"alg":null}"#), token(#"{"alg":["none"]}"#),
        token(#"{"alg":{"alg":"x"}}"#), token(#"{"Alg":"x"}"#), token(#"{"a":"alg"}"#),
        token(#"{"a":{"alg":"x"}}"#),
        token(#"{"alg":"x","alg":1}"#), token(#"{"algo":"x"}"#), token(#"{"al":"x"}"#),
      ],
      "jwt.payload": [
        token(#"{"alg":"x"}"#, ""), token(#"{"alg":"x"}"#, "[]"), token(#"{"alg":"x"}"#, "{"),
        token(#"{"alg":"x"}"#, "text"), token(#"{"alg":"x","a":{"cty":"JWT"}}"#, "eyJ"),
      ],
      "jwt.signature-missing": [token(#"{"alg":"HS256"}"#, "{}", ""), token(#"{"alg":"None"}"#, "{}", "")],
      "jwt.signature-superfluous": [token(#"{"alg":"none"}"#), token(#"{"alg":"x","alg":"none"}"#)],
    ])
}

@Suite struct JWTStrategyTests {
  @Test func `a failure has the position or the number of parts`() {
    #expect(
      JWTStrategy().failure(of: "eyJhbGciOiJub25lIn0.e30.=")
        == ValidationFailure("jwt.character", ["position": 25, "character": "="]))
    #expect(JWTStrategy().failure(of: "a.b") == ValidationFailure("jwt.parts", ["expected": 3, "actual": 2]))
  }
}
