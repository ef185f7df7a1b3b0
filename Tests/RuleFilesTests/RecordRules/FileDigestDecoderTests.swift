import RuleFiles
import Testing
import Validation

/// Tests of `file-digest` among the rules of a field, which is a rule over two fields.
struct FileDigestDecoderTests {
  private static func file(_ fields: String) throws(RuleFileError) -> RuleFile {
    let folder = FileFolder("d", entry: { _ in .file }, digest: { _, _ in .computed([0xAB]) })
    return try RuleFile(Array("fields: \(fields)\n".utf8), in: RuleContext(folder: folder))
  }

  @Test func `the rule is over its field and the one that has the digest`() throws {
    let file = try Self.file(
      "[{name: p, rules: [email, {file-digest: {algorithm: md5, from: q}, limits: {invalid: 2}}]}, {name: q}]"
    )
    let rule = try #require(file.recordRules.first)
    #expect(rule.name == "file-digest" && rule.field == "p" && rule.inputs == ["p", "q"])
    #expect(rule.severity == .error && rule.limits?.fail?.description == "2")
    #expect(file.fields[0].rules.strategies.map(\.name) == ["email"])
    #expect(rule.failure(of: ["p": "x", "q": "aB"]) == nil)
    #expect(rule.failure(of: ["p": "x", "q": "ac"])?.code == "file-digest.different")
    #expect(rule.failure(of: ["p": "x", "q": "zz"])?.code == "file-digest.different")
    #expect(rule.failure(of: ["p": "x"]) == nil && rule.failure(of: ["q": "ac"]) == nil)
  }

  @Test func `a field that is a warning makes the rule one`() throws {
    let file = try Self.file(
      "[{name: p, severity: warning, rules: [{file-digest: {algorithm: md5, from: q}}]}, {name: q}]")
    #expect(file.recordRules.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("{algorithm: crc32, from: q}", "'algorithm' must be one of md5, sha1,"),
    ("{from: q}", "'file-digest' must have 'algorithm', such as sha256"),
    ("{algorithm: md5}", "'file-digest' must have 'from', the name of the field that has the digest"),
    ("{algorithm: md5, from: r}", "there is no field 'r'"),
    ("{algorithm: md5, from: p}", "'from' is the field that has the digest, and this one has the path"),
    ("{algorithm: md5, form: q}", "unknown key 'form' in 'file-digest'"),
    ("sha256", "'file-digest' must be an object, not a string"),
  ])
  func `a faulty rule is rejected`(argument: String, fault: String) {
    let error = #expect(throws: RuleFileError.self) {
      _ = try Self.file("[{name: p, rules: [{file-digest: \(argument)}]}, {name: q}]")
    }
    #expect(error?.description.contains(fault) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("[{name: p, type: list, items: {rules: [{file-digest: {}}]}}]", "has no effect in 'items'"),
    ("[{name: p}]\nfieldPatterns: [{match: x, rules: [{file-digest: {}}]}]", "not for 'fieldPatterns'"),
  ])
  func `a place without another field is refused`(fields: String, fault: String) {
    let error = #expect(throws: RuleFileError.self) { _ = try Self.file(fields) }
    #expect(error?.description.contains(fault) == true, "\(error?.description ?? "")")
  }

  @Test func `a rule file without a folder for files is refused`() {
    let error = #expect(throws: RuleFileError.self) {
      _ = try RuleFile(
        Array("fields: [{name: p, rules: [{file-digest: {algorithm: md5, from: q}}]}, {name: q}]".utf8))
    }
    #expect(error?.description.contains("rule 'file-digest' needs the folder of the files") == true)
  }

  @Test func `a file that cannot be read is undecided`() throws {
    let folder = FileFolder("d", entry: { _ in .file }, digest: { _, _ in .unreadable(reason: "why") })
    let rule = RecordRule(
      "file-digest", .fileDigest(RecordField("p"), FileDigest(.md5, in: folder), RecordField("q")))
    let failure = rule.failure(of: ["p": "x", "q": "ab"])
    #expect(failure?.code == "file-digest.unreadable")
    #expect(failure?.parameters["reason"].map { "\($0)" } == "why")
  }
}
