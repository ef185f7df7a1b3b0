import Validation

extension RuleTable {
  private static let torrent = "c12fe1c06bba254a9dc9f519b335aa7c1367a88a"

  static let magnet = RuleTable(
    "magnet", as: .magnet,
    accepts: [
      "magnet:?xt=urn:btih:\(torrent)", "magnet:?xt=urn:btih:\(torrent)&dn=Linux%20ISO&tr=udp://a.example:80",
      "MAGNET:?XT=URN:BTIH:C12FE1C06BBA254A9DC9F519B335AA7C1367A88A", "magnet:?dn=x&xt=urn:btih:\(torrent)",
      "magnet:?xt=urn:btih:YEX6DQDLXISUVHOJ6UM3GNNKPQJWPKEK",
      "magnet:?xt=urn:btmh:1220caf1e1c30e81cb361b9ee167c4aa64228a7fa4fa9f6105232b28ad099f3a302e",
      "magnet:?xt.1=urn:sha1:YNCKHTQCWBTRNJIV4WNAE52SJUQCZO5C&xt.2=urn:ed2k:354B15E68FB8F36D7CD88FF94116CDC1",
      "magnet:?xt=urn:tree:tiger:7N5OAMRNGMSSEUE3ORHOKWN4WWIQ5X4EBOOTLJY",
      "magnet:?xt=urn:bitprint:YNCKHTQCWBTRNJIV4WNAE52SJUQCZO5C.7N5OAMRNGMSSEUE3ORHOKWN4WWIQ5X4EBOOTLJY",
      "magnet:?xt=urn:aich:D6EUDGK2DBTBEZ2XVN3G6H4CINSTZD7M&xl=10",
      "magnet:?xt=urn:md5:1B0DDDA7C2F0A9B1D3B0B0F0B0C0D0E0&x=1?2/3",
      "magnet:?xt=urn%3Abtih%3A\(torrent)", "magnet:?xt=urn:btih:\(torrent)&x.pe=[::1]:80",
    ],
    rejects: [
      "magnet.scheme": ["", "xt=urn:btih:\(torrent)", "magnet:xt=1", "magnet::?xt=1", " magnet:?xt=1"],
      "magnet.character": [
        "magnet:?xt=urn:btih:\(torrent)&dn=a b", "magnet:?dn=%4", "magnet:?dn=ä", "magnet:?#",
      ],
      "magnet.topic": [
        "magnet:?xt=urn:btih:c12f", "magnet:?xt=urn:btih:\(torrent)0", "magnet:?xt=uarn:btih:\(torrent)",
        "magnet:?xt=urn:btih:ABCDEFGHIJKLMNOPQRSTUVWXYZ12345678901234", "magnet:?xt=",
        "magnet:?xt=urn%3Abtih%3Ac12f",
        "magnet:?xt=urn:btih:\(torrent)&xt.2=urn:x:y", "magnet:?xt=urn:btmh:1120\(torrent)",
        "magnet:?xt=urn:btih:YEX6DQDLXISUVHOJ6UM3GNNKPQJWPKE1",
      ],
      "magnet.no-topic": [
        "magnet:?", "magnet:?dn=x", "magnet:?xt", "magnet:?ttxt=urn:btih:\(torrent)", "magnet:?xt.a=1",
      ],
    ])
}
