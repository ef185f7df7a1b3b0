import TestSupport
import Testing

@testable import ByteStreams

struct EncodingGuessTests {
  private static let samples: [(language: String, text: String)] = [
    ("German", "Müller,Straße 5\nGrüße aus Köln,schön\nJörg Böhm,Österreich\n"),
    ("French", "prénom,été\nFrançois Côté,à la carte\nNoël Lefèvre,Orléans\n"),
    ("one name", "1,José\n"), ("Spanish", "Muñoz,niño\nÁlvarez,año\n"), ("prices", "Käse,12 €\nBröt,3 €\n"),
    ("Russian", "Иван Петров,Москва\nМария Сидорова,улица Ленина 5\nСанкт-Петербург,договор подписан\n"),
    ("Japanese", "東京都千代田区,ソフトウェア開発\nおはようございます,株式会社ひかり\n山田太郎,カタカナとひらがなのテスト\n"),
    ("Korean", "서울특별시,소프트웨어 개발\n안녕하세요,대한민국 주식회사\n"),
    ("Chinese", "北京市,软件开发有限公司\n我们都是中国人,这是一个测试文件\n上海,数据质量检查\n"),
    ("Taiwanese", "臺北市,軟體開發有限公司\n我們都是朋友,這是一個測試檔案\n高雄,資料品質檢查\n"),
    ("Polish", "Łódź,Grażyna Brzęczyszczykiewicz\nżółć,książka\nKraków,Świętokrzyska\n"),
    ("Hungarian", "név,város\nKovács Ödön,Győr\nNagy Zsófia,Hódmezővásárhely\n"),
    ("Portuguese", "ações,São Paulo\nnão,Camões\nopiniões,José\n"),
    ("Estonian", "Tõnu,Põld\nÜlo,Jõgi\nküla,mänd\n"),
    ("Japanese without kana", "名前,都市\n田中太郎,東京\n鈴木一郎,大阪市北区\n"),
    ("English", "t,x\nit’s,1\n"), ("English quotes", "“Hello”,‘yes’\n10–20,wait…\nO’Brien,€5\n"),
    ("Greek", "Αθήνα,καλημέρα σας\nΘεσσαλονίκη,οδός Αριστοτέλους\n"),
  ]

  @Test(arguments: [
    ("German", "CP1252", "WINDOWS-1252"), ("French", "CP1252", "WINDOWS-1252"),
    ("one name", "CP1252", "WINDOWS-1252"),
    ("Spanish", "ISO-8859-1", "WINDOWS-1252"), ("prices", "CP1252", "WINDOWS-1252"),
    ("prices", "ISO-8859-15", "ISO-8859-15"),
    ("German", "CP850", "CP850"), ("French", "CP437", "CP850"), ("German", "MACINTOSH", "MACINTOSH"),
    ("French", "MACINTOSH", "MACINTOSH"), ("Russian", "CP1251", "WINDOWS-1251"),
    ("Russian", "KOI8-R", "KOI8-R"),
    ("Russian", "CP866", "CP866"), ("Russian", "ISO-8859-5", "ISO-8859-5"),
    ("Japanese", "SHIFT_JIS", "SHIFT_JIS"),
    ("Japanese", "EUC-JP", "EUC-JP"), ("Korean", "EUC-KR", "EUC-KR"), ("Chinese", "GB18030", "GB18030"),
    ("Taiwanese", "BIG5", "BIG5"), ("Polish", "CP1250", "WINDOWS-1250"),
    ("Polish", "ISO-8859-2", "ISO-8859-2"),
    ("Greek", "CP1253", "WINDOWS-1253"), ("Hungarian", "ISO-8859-2", "WINDOWS-1250"),
    ("Portuguese", "CP1252", "WINDOWS-1252"), ("Estonian", "CP1252", "WINDOWS-1252"),
    ("Japanese without kana", "EUC-JP", "EUC-JP"), ("English", "CP1252", "WINDOWS-1252"),
    ("English quotes", "CP1252", "WINDOWS-1252"),
  ])
  func `the encoding of ordinary text is guessed`(language: String, encoding: String, name: String) throws {
    let text = try #require(Self.samples.first { $0.language == language }).text
    #expect(
      EncodingGuess.name(of: try IconvProgram.convert(["-f", "UTF-8", "-t", encoding], Array(text.utf8)))
        == name)
  }

  @Test func `a few pairs that may be Japanese or Chinese are not decided`() throws {
    let text = try IconvProgram.convert(["-f", "UTF-8", "-t", "EUC-JP"], Array("田中太郎,東京\n".utf8))
    #expect(EncodingGuess.name(of: text) == nil)
  }

  @Test func `no encoding is guessed for noise`() {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<200 {
      let noise = (0..<200).map { _ in UInt8.random(in: 1...255, using: &random) }
      #expect(EncodingGuess.name(of: noise) == nil)
    }
    #expect(EncodingGuess.name(of: Array("ascii\n".utf8)) == nil)
    #expect(EncodingGuess.name(of: [0x61, 0xFF, 0x0A]) == nil)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0, 0], "UTF-32LE", 4), ([0, 0, 0xFE, 0xFF], "UTF-32BE", 4),
    ([0xFF, 0xFE, 0x61, 0], "UTF-16LE", 2),
    ([0xFE, 0xFF], "UTF-16BE", 2), ([0xFF, 0xFE], "UTF-16LE", 2),
  ])
  func `marks of UTF-32 are tried before those of UTF-16`(head: [UInt8], encoding: String, count: Int) throws
  {
    let mark = try #require(WideText.byteOrderMark(head))
    #expect(mark.encoding == encoding && mark.count == count)
  }

  @Test(arguments: [
    ("id,name\n1,Ann\n", "UTF-16LE", "UTF-16LE"), ("id,name\n1,Ann\n", "UTF-16BE", "UTF-16BE"),
    ("id,name\n1,Ann\n", "UTF-32LE", "UTF-32LE"), ("id,name\n1,Ann\n", "UTF-32BE", "UTF-32BE"),
    ("東京都,名前\n千代田区,山田\n中央区,鈴木\n", "UTF-16LE", "UTF-16LE"), ("id\u{0}\u{0},name\n1\u{0},x\n", "UTF-8", nil),
    ("a\u{0},b\n", "UTF-8", nil), ("id,name\n1,Ann\n", "UTF-8", nil),
  ])
  func `wide text without a mark is recognized`(text: String, encoding: String, guess: String?) {
    let bytes: [UInt8] =
      switch encoding {
      case "UTF-16LE": text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case "UTF-16BE": text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case "UTF-32LE":
        text.unicodeScalars.flatMap { [UInt8($0.value & 0xFF), UInt8($0.value >> 8 & 0xFF), 0, 0] }
      case "UTF-32BE":
        text.unicodeScalars.flatMap { [0, 0, UInt8($0.value >> 8 & 0xFF), UInt8($0.value & 0xFF)] }
      default: Array(text.utf8)
      }
    #expect(WideText.guess(bytes) == guess)
  }
}
