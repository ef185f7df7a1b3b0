import Testing
import Validation

/// Checks complete messages in each language.
@Suite struct LanguageTests {
  private static func message(_ language: String, _ code: FailureCode, _ parameters: FailureParameters)
    -> String?
  {
    MessageCatalog.catalog(for: language)?.message(for: ValidationFailure(code, parameters))
  }

  @Test(
    arguments: [
      ("en", 1, "must have at most 1 character, has 4"), ("en", 0, "must have at most 0 characters, has 4"),
      ("es", 0, "debe tener como máximo 0 caracteres; tiene 4"),
      ("es", 1, "debe tener como máximo 1 carácter; tiene 4"),
      ("es", 3, "debe tener como máximo 3 caracteres; tiene 4"),
      ("es", 1_000_000, "debe tener como máximo 1000000 de caracteres; tiene 4"),
      ("de", 1, "darf höchstens 1 Zeichen haben, hat 4"),
      ("de", 2, "darf höchstens 2 Zeichen haben, hat 4"),
      ("fr", 0, "doit comporter au plus 0 caractère, en comporte 4"),
      ("fr", 1, "doit comporter au plus 1 caractère, en comporte 4"),
      ("fr", 2, "doit comporter au plus 2 caractères, en comporte 4"),
      ("fr", 2_000_000, "doit comporter au plus 2000000 de caractères, en comporte 4"),
      ("pt", 0, "deve ter no máximo 0 caractere, tem 4"), ("pt", 1, "deve ter no máximo 1 caractere, tem 4"),
      ("pt", 11, "deve ter no máximo 11 caracteres, tem 4"),
      ("it", 0, "deve avere al massimo 0 caratteri, ne ha 4"),
      ("it", 1, "deve avere al massimo 1 carattere, ne ha 4"),
      ("it", 103, "deve avere al massimo 103 caratteri, ne ha 4"),
      ("ja", 0, "0文字以内である必要があります（現在4文字）"),
      ("ja", 1, "1文字以内である必要があります（現在4文字）"),
      ("ar", 0, "يجب ألا يزيد الطول على 0 حرف، والطول الحالي 4"),
      ("ar", 1, "يجب ألا يزيد الطول على حرف واحد، والطول الحالي 4"),
      ("ar", 2, "يجب ألا يزيد الطول على حرفين، والطول الحالي 4"),
      ("ar", 3, "يجب ألا يزيد الطول على 3 أحرف، والطول الحالي 4"),
      ("ar", 10, "يجب ألا يزيد الطول على 10 أحرف، والطول الحالي 4"),
      ("ar", 11, "يجب ألا يزيد الطول على 11 حرفًا، والطول الحالي 4"),
      ("ar", 99, "يجب ألا يزيد الطول على 99 حرفًا، والطول الحالي 4"),
      ("ar", 100, "يجب ألا يزيد الطول على 100 حرف، والطول الحالي 4"),
      ("ar", 102, "يجب ألا يزيد الطول على 102 حرف، والطول الحالي 4"),
      ("ar", 103, "يجب ألا يزيد الطول على 103 أحرف، والطول الحالي 4"),
      ("ar", 111, "يجب ألا يزيد الطول على 111 حرفًا، والطول الحالي 4"),
    ])
  func `a noun has the plural form for its count`(language: String, count: Int, text: String) {
    #expect(Self.message(language, "length.too-long", ["maximum": .integer(count), "actual": 4]) == text)
  }

  @Test(
    arguments: [
      ("es", 1, "debe ser un archivo de 1 byte como máximo"),
      ("es", 5_000_000, "debe ser un archivo de 5000000 de bytes como máximo"),
      ("de", 2, "muss eine Datei von höchstens 2 Bytes sein"),
      ("fr", 1_000_000, "doit être un fichier d’au plus 1000000 d’octets"),
      ("pt", 2, "deve ser um arquivo de no máximo 2 bytes"),
      ("it", 3_000_000, "deve essere un file di al massimo 3000000 di byte"),
      ("ja", 2, "2バイト以下のファイルである必要があります"),
      ("ar", 1, "يجب ألا يزيد حجم الملف على بايت واحد"), ("ar", 20, "يجب ألا يزيد حجم الملف على 20 بايت"),
    ])
  func `the size of a file has the plural form for its count`(language: String, bytes: Int, text: String) {
    #expect(Self.message(language, "form.file-too-large", ["maximum": .integer(bytes)]) == text)
  }

  @Test(
    arguments: [
      ("en", "must be an e-mail address: character 2, ' ', is not allowed before the @"),
      (
        "es",
        "debe ser una dirección de correo electrónico: el carácter 2, « », no puede estar ahí antes de la @"
      ),
      ("de", "muss eine E-Mail-Adresse sein: Zeichen 2, „ “, darf dort vor dem @ nicht stehen"),
      (
        "fr",
        "doit être une adresse e-mail\u{A0}: le caractère 2, «\u{A0} \u{A0}», ne peut pas se trouver là avant le @"
      ),
      ("pt", "deve ser um endereço de e-mail: o caractere 2, “ ”, não pode estar ali antes do @"),
      ("it", "deve essere un indirizzo e-mail: il carattere 2, « », non può stare lì prima della @"),
      ("ja", "メールアドレスである必要があります：2文字目の「 」は@の前のその位置に置けません"),
      (
        "ar",
        "يجب أن تكون القيمة عنوان بريد إلكتروني: الحرف رقم 2 («\u{2068} \u{2069}») "
          + "لا يجوز في ذلك الموضع قبل @"
      ),
    ])
  func `a message can contain a position and a character`(language: String, text: String) {
    let failure: FailureParameters = ["position": 2, "character": " "]
    #expect(Self.message(language, "email.local-part-character", failure) == text)
  }

  @Test(
    arguments: [
      ("en", "must be one of '-1', 'a b'"), ("es", "debe ser uno de estos valores: «-1», «a b»"),
      ("de", "muss einer dieser Werte sein: „-1“, „a b“"),
      ("fr", "doit être l’une de ces valeurs\u{A0}: «\u{A0}-1\u{A0}», «\u{A0}a b\u{A0}»"),
      ("pt", "deve ser um destes valores: “-1”, “a b”"),
      ("it", "deve essere uno di questi valori: «-1», «a b»"),
      ("ja", "次のいずれかである必要があります：「-1」、「a b」"),
      ("ar", "يجب أن تكون القيمة إحدى هذه القيم: «\u{2068}-1\u{2069}»، «\u{2068}a b\u{2069}»"),
    ])
  func `a list has the separator of the language`(language: String, text: String) {
    #expect(Self.message(language, "one-of.not-listed", ["values": .list(["-1", "a b"])]) == text)
  }

  @Test(
    arguments: [
      ("range.too-small", ["minimum": -5], "يجب ألا تقل القيمة عن \u{2068}-5\u{2069}"),
      ("range.too-small", ["minimum": 5], "يجب ألا تقل القيمة عن 5"),
      ("date.too-early", ["minimum": "2024-01-02"], "يجب أن تكون القيمة \u{2068}2024-01-02\u{2069} أو بعده"),
      ("date.malformed", [:], "يجب أن تكون القيمة تاريخًا بصيغة \u{2066}YYYY-MM-DD\u{2069}"),
      ("required", [:], "هذا الحقل مطلوب"),
    ] as [(FailureCode, FailureParameters, String)])
  func `Arabic messages isolate left-to-right parts`(
    code: FailureCode, parameters: FailureParameters, text: String
  ) {
    #expect(Self.message("ar", code, parameters) == text)
  }

  @Test func `each unit of length has its own message`() {
    let parameters: FailureParameters = ["minimum": 2, "actual": 1, "unit": "utf16"]
    let messages = ["es", "de", "fr", "pt", "it", "ja", "ar"].map {
      Self.message($0, "length.too-short", parameters)
    }
    #expect(
      messages == [
        "debe tener al menos 2 unidades UTF-16; tiene 1",
        "muss mindestens 2 UTF-16-Einheiten haben, hat 1",
        "doit comporter au moins 2 unités UTF-16, en comporte 1",
        "deve ter no mínimo 2 unidades UTF-16, tem 1",
        "deve avere almeno 2 unità UTF-16, ne ha 1",
        "UTF-16で2単位以上である必要があります（現在1単位）",
        "يجب ألا يقل الطول عن وحدتين من UTF-16، والطول الحالي 1",
      ])
  }
}
