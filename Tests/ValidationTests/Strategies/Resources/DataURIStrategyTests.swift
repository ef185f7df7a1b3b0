import Testing
import Validation

extension RuleTable {
  static let dataURI = RuleTable(
    "data-uri", as: .dataURI,
    accepts: [
      "data:,", "data:,A%20brief%20note", "DATA:,x", "data:text/plain,x", "data:text/plain;charset=utf-8,x",
      "data:;charset=utf-8,x", "data:;base64,", "data:;base64,Zm9v", "data:;base64,Zg==",
      "data:;base64,Zg%3D%3d",
      "data:;BASE64,%5A%67%3D%3D", "data:image/svg+xml;base64,AA==", "data:text/plain;a=b;c=d;base64,Zm8=",
      "data:,a,b,c", "data:,/?:@!$&'()*+;=-._~", "data:a%2Fb/c,x", "data:;a=%20,x", "data:;base64=x,!",
    ],
    rejects: [
      "data-uri.scheme": ["", "data", "data ", "dat:,", " data:,", "http://a/", "date:,x", "é"],
      "data-uri.no-comma": ["data:", "data:text/plain", "data:text/plain;base64"],
      "data-uri.media-type": [
        "data:text,x", "data:/plain,x", "data:text/,x", "data:base64,x", "data:text/plain;,x",
        "data:;charset,x",
        "data:;charset=,x", "data:;=utf-8,x", "data:text/plain;base64;charset=x,y", "data:;;base64,x",
        "data: ,x",
        "data:te xt/plain,x", "data:text/plain ;a=b,x", "data:;a=%2,x", "data:é/a,x", "data:;a=\"b\",x",
      ],
      "data-uri.character": [
        "data:,a b", "data:,\"", "data:,#", "data:,a#b", "data:,é", "data:,[", "data:,\n", "data:,^",
      ],
      "data-uri.percent": ["data:,%", "data:,%1", "data:,%zz", "data:;base64,Zg%3"],
      "data-uri.base64": [
        "data:;base64,Z", "data:;base64,Zg", "data:;base64,Zh==", "data:;base64,Zm9-", "data:;base64,%20",
        "data:;base64,Zg==Zg==", "data:;base64,Zm9v,",
      ],
    ])
}

@Suite struct DataURIStrategyTests {
  @Test func `the cause of a base64 failure has its code and position`() throws {
    let failure = try #require(DataURIStrategy().failure(of: "data:;base64,%5A.Zm"))
    #expect(failure.code == "data-uri.base64")
    #expect(failure.causes == [ValidationFailure("base64.character", ["position": 17, "character": "."])])
  }
}
