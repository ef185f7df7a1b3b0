import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests of repeated groups: what a submission names, what is checked, and where it is found.
struct GroupTests {
  static let form = Form([
    FormField("customer", rules: [.required]),
    FormField(
      "items",
      .group(
        1...3,
        [
          FormField("name", label: "Name", rules: [.required]),
          FormField("price", .number, label: "Price", rules: [.required, Rule(.number)]),
          FormField("tags", .choice([.init("a"), .init("b")], allowsSeveral: true)),
          FormField("gift", .checkbox()),
        ]), label: "Items"),
    FormField("note", .multiline),
  ])

  static func post(_ body: String, _ type: String = "application/x-www-form-urlencoded") throws -> Submission
  {
    try Submission(decoding: Array(body.utf8), contentType: type, for: form)
  }

  /// The values of all fields that have any, by their names.
  static func values(_ post: Submission) -> [String] {
    post.posted.form.names.flatMap { name in post.values(of: name).map { "\(name)=\($0)" } }
  }

  @Test(arguments: [
    (
      "items[0][name]=Tea&items[0][price]=1&customer=Ann",
      ["customer=Ann", "items[0][name]=Tea", "items[0][price]=1"]
    ),
    // Elements are numbered in the order in which they are named.
    (
      "items%5B7%5D%5Bname%5D=B&items%5B2%5D%5Bname%5D=A&items[7][price]=2&note=n",
      ["items[0][name]=B", "items[0][price]=2", "items[1][name]=A", "note=n"]
    ),
    (
      "items[0][name]=x&items[0][tags]=a&items[0][tags][]=b&items[0][tags][1]=b&items[0][gift]=on",
      ["items[0][name]=x", "items[0][tags]=a", "items[0][tags]=b", "items[0][tags]=b", "items[0][gift]=on"]
    ),
    // Names of no field, and those that are no elements.
    (
      "items=x&items[0]=&items[0][other]=1&items[a][name]=1&items[][name]=2&items[0]name=3&items[99999999999][name]=x",
      []
    ),
    // Empty elements after the least number are skipped.
    ("items[0][name]=&items[1][name]=&items[2][name]=x&items[3][price]=", ["items[0][name]=x"]),
  ])
  func `values of elements have the names of the form`(body: String, expected: [String]) throws {
    #expect(Self.values(try Self.post(body)) == expected)
  }

  @Test func `JSON and multipart have the values of a URL-encoded body`() throws {
    let json =
      #"{"customer":"Ann","items":[{"name":"Tea","price":1.50,"tags":["a","b"],"gift":true},{"name":"B","price":2}]}"#
    let expected = [
      "customer=Ann", "items[0][name]=Tea", "items[0][price]=1.50", "items[0][tags]=a", "items[0][tags]=b",
      "items[0][gift]=on", "items[1][name]=B", "items[1][price]=2",
    ]
    #expect(Self.values(try Self.post(json, "application/json")) == expected)
    let parts = [
      ("items[4][name]", "Tea"), ("items[4][price]", "1.50"), ("items[4][tags][]", "a"),
      ("items[4][tags][]", "b"),
      ("items[4][gift]", "on"), ("items[1][name]", "B"), ("items[1][price]", "2"), ("customer", "Ann"),
    ]
    let body =
      parts.map { "--x\r\nContent-Disposition: form-data; name=\"\($0)\"\r\n\r\n\($1)\r\n" }.joined()
      + "--x--\r\n"
    #expect(Self.values(try Self.post(body, "multipart/form-data; boundary=x")) == expected)
  }

  @Test func `findings name the element, and its place in a problem document`() throws {
    let result = Self.form.check(
      try Self.post("customer=Ann&items[0][name]=Tea&items[0][price]=1&items[5][price]=x"))
    #expect(
      result.findings.map { "\($0.field!) \($0.finding.failure.code)" }
        == ["items[1][name] required", "items[1][price] number.malformed"])
    let problem = String(decoding: result.problem(), as: UTF8.self)
    #expect(problem.contains(##"{"pointer":"#/items/1/name","name":"items[1][name]","code":"required""##))
    #expect(problem.contains(#""detail":"Items 2: Name: "#), "\(problem)")
    #expect(
      result.fields().first { $0.field.name == "items[1][price]" }?.state == .invalid("number.malformed"))
  }

  @Test(arguments: [
    ("customer=Ann", "items length.too-few"), ("customer=Ann&items[0][price]=", "items[0][name] required"),
    (
      "customer=Ann&" + (0..<4).map { "items[\($0)][name]=x&items[\($0)][price]=1" }.joined(separator: "&"),
      "items length.too-many"
    ),
  ])
  func `numbers of elements have bounds`(body: String, first: String) throws {
    let found = Self.form.check(try Self.post(body)).findings
    #expect(found.first.map { "\($0.field!) \($0.finding.failure.code)" } == first)
  }

  @Test func `elements are arrays of types`() throws {
    struct Order: Decodable, Equatable {
      struct Item: Decodable, Equatable {
        var name: String
        var price: ExactDecimal
        var tags: [String]
        var gift: Bool
      }
      var customer: String
      var items: [Item]
      var note: String?
    }
    try Self.form.checkDecoding(as: Order.self)
    let body =
      "customer=Ann&items[0][name]=Tea&items[0][price]=1.50&items[0][gift]=on&items[3][name]=B&items[3][price]=2&items[3][tags]=a"
    let order = try Self.form.check(try Self.post(body)).decode(as: Order.self)
    #expect(
      order
        == Order(
          customer: "Ann",
          items: [
            .init(name: "Tea", price: ExactDecimal("1.5")!, tags: [], gift: true),
            .init(name: "B", price: ExactDecimal(2), tags: ["a"], gift: false),
          ]))
  }

  @Test(arguments: [
    ("add items", ["A", "B", ""]), ("remove items 4", ["B"]), ("remove items 9", ["A"]),
    ("up items 9", ["B", "A"]),
    ("down items 4", ["B", "A"]), ("up items 4", ["A", "B"]), ("down items 9", ["A", "B"]),
  ])
  func `a button changes the elements, and what was typed is kept`(button: String, names: [String]) throws {
    let body =
      "items[4][name]=A&items[4][tags]=a&items[4][tags]=b&items[9][name]=B&items[9][tags]=b&note=n&form-edit=\(button.replacing(" ", with: "+"))"
    let post = try Self.post(body)
    #expect(post.isEdit)
    let elements = (0..<post.posted.form.counts[0]).map { post["items[\($0)][name]"] ?? "" }
    #expect(elements == names)
    for (index, name) in names.enumerated() {
      #expect(
        post.values(of: "items[\(index)][tags]") == (name == "A" ? ["a", "b"] : name == "B" ? ["b"] : []))
    }
    #expect(post["note"] == "n")
    #expect(FormPage(Self.form, editing: post, action: "/").fields.allSatisfy { !$0.isInvalid })
  }

  @Test(arguments: [
    "", "add", "add other", "remove items", "remove items 7", "remove items x", "hide items 0", "up  0",
  ])
  func `a value that no button of the page has changes nothing`(value: String) throws {
    #expect(try !Self.post("items[0][name]=A&form-edit=\(value.replacing(" ", with: "+"))").isEdit)
  }

  @Test func `random sessions of edits agree with an array`() throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(300) {
      var names = (0..<random.below(4)).map { "n\($0)" }
      var indices = Array(names.indices)
      for _ in 0..<random.below(6) {
        // As a page is after a script has moved its elements: indices in any order, with gaps.
        let fields = zip(indices, names).map { "items[\($0)][name]=\($1)" }
        let verb = ["add", "remove", "up", "down"].randomElement(using: &random)!
        if verb != "add", names.isEmpty { continue }
        let place = names.isEmpty ? 0 : random.below(names.count)
        let button = verb == "add" ? "add items" : "\(verb) items \(indices[place])"
        let post = try Self.post(
          (fields + ["form-edit=\(button.replacing(" ", with: "+"))"]).joined(separator: "&"))
        switch verb {
        case "add": names.append("")
        case "remove": names.remove(at: place)
        case "up": if place > 0 { names.swapAt(place, place - 1) }
        default: if place < names.count - 1 { names.swapAt(place, place + 1) }
        }
        let found = (0..<post.posted.form.counts[0]).map { post["items[\($0)][name]"] ?? "" }
        try #require(found == names, "seed \(seed): \(fields), \(button)")
        names = names.enumerated().map { $1.isEmpty ? "new\($0)" : $1 }
        indices = Array(names.indices).map { $0 * 3 + 1 }.shuffled(using: &random)
      }
    }
  }

  @Test func `files of elements are passed on with the names of the form`() throws {
    let form = Form([FormField("files", .group(0...5, [FormField("file", .file()), FormField("title")]))])
    var decoder = try MultipartDecoder(form, contentType: "multipart/form-data; boundary=x")
    let parts = [("files[3][file]", "three"), ("files[1][file]", "one")].map {
      "--x\r\nContent-Disposition: form-data; name=\"\($0)\"; filename=\"\($1).txt\"\r\n\r\n\($1)\r\n"
    }
    var stored: [String: String] = [:]
    let body = Array((parts.joined() + "--x--\r\n").utf8)
    try decoder.feed(body.span) { field, bytes in
      stored[field, default: ""] += String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
    let post = try decoder.finish()
    #expect(stored == ["files[0][file]": "three", "files[1][file]": "one"])
    #expect(post["files[1][file]"] == "one.txt" && post.file(of: "files[0][file]")?.size == 5)
  }

  @Test func `a rule file has groups, by which tables check the elements of arrays too`() throws {
    let yaml = """
      fields:
        - {name: customer, type: string, constraints: {required: true}}
        - name: items
          title: Items
          type: array
          constraints: {minLength: 1, maxLength: 2}
          items:
            fields:
              - {name: name, title: Name, type: string, constraints: {required: true}}
              - {name: price, type: number, constraints: {minimum: 0}}
      """
    let file = try RuleFile(Array(yaml.utf8))
    let form = Form(file)
    #expect(form.fields[1].kind.group?.count == 1...2)
    let body = "customer=Ann&items[0][name]=Tea&items[0][price]=-1"
    let result = form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
    #expect(
      result.findings.map { "\($0.field!) \($0.finding.failure.code)" } == ["items[0][price] range.too-small"]
    )
    let failures = file.fields[1].rules.findings(
      in: #"[{"name": "Tea", "price": 1}, {"name": null, "price": "x"}]"#)
    #expect(failures.map(\.failure.code) == ["required"])
    #expect(failures[0].failure.parameters["pointer"] == .text("/items/1/name"))
    #expect(file.fields[1].rules.findings(in: #"[{"name": "Tea", "other": {}}]"#).isEmpty)
    #expect(
      file.fields[1].rules.findings(in: #"[{"name": "Tea", "price": {}}]"#)[0].failure.parameters["pointer"]
        == .text("/items/0/price"))
    #expect(file.fields[1].rules.findings(in: "[1]").map(\.failure.code) == ["json-schema.failed"])
  }

  @Test func `elements are bounded by the fields that they have, before any is built`() throws {
    let wide = Form([FormField("a", .group(0...Int.max, (0..<50).map { FormField("f\($0)") }))])
    let body = (0..<1_000).map { "a[\($0)][f1]=x" }.joined(separator: "&")
    #expect(throws: SubmissionError.self) {
      try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: wide)
    }
    let few = (0..<20).map { "a[\($0)][f1]=x" }.joined(separator: "&")
    #expect(try Submission(decoding: Array(few.utf8), as: .urlEncoded, for: wide).posted.form.counts == [20])
  }

  @Test func `a group that is disabled has no elements of a submission, and no buttons`() throws {
    var items = FormField("items", .group(0...3, [FormField("name")]))
    items.isDisabled = true
    let form = Form([items, FormField("note")])
    let body = Array("items[0][name]=x&items[1][name]=y&note=n&form-edit=remove+items+0".utf8)
    let post = try Submission(decoding: body, as: .urlEncoded, for: form)
    #expect(!post.isEdit && post.posted.form.counts == [0] && form.check(post).isValid)
  }

  @Test func `the place of a button in the body does not matter`() throws {
    let post = try Self.post("form-edit=remove+items+4&items[4][name]=A&items[9][name]=B")
    #expect(post.isEdit && post["items[0][name]"] == "B" && post.posted.form.counts == [1])
  }
}
