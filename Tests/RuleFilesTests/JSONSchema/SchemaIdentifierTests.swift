import Testing

@testable import RuleFiles

/// Tests of identifiers of schemas.
struct SchemaIdentifierTests {
  /// The examples of RFC 3986, section 5.4, without fragments.
  @Test(
    arguments: [
      ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
      ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
      ("g?y/../x", "http://a/b/c/g?y/../x"),
      (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"),
      ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"),
      ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"),
      ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"),
      ("/./g", "http://a/g"), ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
      ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
      ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
    ])
  func `a reference is resolved as in RFC 3986`(reference: String, resolved: String) {
    #expect(SchemaIdentifier("http://a/b/c/d;p?q").resolving(reference).text == resolved)
  }

  @Test(
    arguments: [
      ("", "a.json", "a.json"), ("", "/a.json", "/a.json"), ("x/y.json", "a.json", "x/a.json"),
      ("x/y.json", "../a.json", "a.json"), ("y.json", "a.json", "a.json"), ("urn:a:b", "c", "c"),
      ("item", "./item", "item"),
      ("urn:a:b", "", "urn:a:b"), ("http://a?b/c", "d", "http://a/d"), ("http://a/b?c/d", "e", "http://a/e"),
      ("http://a", "?b", "http://a?b"), ("http://a", "b", "http://a/b"), ("http://a", "/b", "http://a/b"),
      ("file:///x/y", "z", "file:///x/z"), ("", "", ""), (":", ":", ":"), ("//", "..", "///"),
      ("/", "..", "/"),
    ])
  func `a base without a scheme, a folder or a path is one too`(
    base: String, reference: String, resolved: String
  ) {
    #expect(SchemaIdentifier(base).resolving(reference).text == resolved)
  }
}
