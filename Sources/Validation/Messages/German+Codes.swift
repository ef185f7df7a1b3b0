extension MessageCatalog {
  /// The German messages for encodings, codes, places, passwords and forms.
  static let germanCodes = """
    base32.character: muss Base32 sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    base32.length: muss Base32 sein: Mit {actual} {actual|Ziffer|Ziffern} werden Oktette nie geschrieben
    base32.padding: muss Base32 sein: Am Ende {expected|muss|müssen} {expected} Füllzeichen stehen, es sind {actual}
    base32.unused-bits: muss Base32 sein: Die letzte Ziffer, „{character}“, hat Bits, die zu keinem Oktett gehören
    base64.character: muss Base64 sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    base64.length: muss Base64 sein: Mit {actual} {actual|Ziffer|Ziffern} werden Oktette nie geschrieben
    base64.padding: muss Base64 sein: Am Ende {expected|muss|müssen} {expected} Füllzeichen stehen, es sind {actual}
    base64.unused-bits: muss Base64 sein: Die letzte Ziffer, „{character}“, hat Bits, die zu keinem Oktett gehören
    base64url.character: muss Base64url sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    base64url.length: muss Base64url sein: Mit {actual} {actual|Ziffer|Ziffern} werden Oktette nie geschrieben
    base64url.padding: muss Base64url sein: Am Ende {expected|muss|müssen} {expected} Füllzeichen stehen, es sind {actual}
    base64url.unused-bits: muss Base64url sein: Die letzte Ziffer, „{character}“, hat Bits, die zu keinem Oktett gehören
    digest.character: muss ein Hashwert nach {algorithm} sein: Zeichen {position}, „{character}“, ist keine Hexadezimalziffer
    digest.length: muss ein Hashwert nach {algorithm} mit {expected} Hexadezimalziffern sein, hat {actual}
    hex-color.character: muss eine Farbe sein: Zeichen {position}, „{character}“, ist keine Hexadezimalziffer
    hex-color.length: muss eine Farbe in Hexadezimalziffern sein, Anzahl: {expected}; hat {actual}
    hex-color.no-hash: muss eine Farbe sein: Sie beginnt nicht mit #
    hex.character: muss aus hexadezimalen Oktetten bestehen: Zeichen {position}, „{character}“, ist keine Hexadezimalziffer
    hex.length: muss aus hexadezimalen Oktetten bestehen: je zwei Ziffern, hat {actual} {actual|Ziffer|Ziffern}
    is-regex.malformed: muss ein regulärer Ausdruck sein: Ab Zeichen {position} stimmt die Form nicht
    json.control-character: muss JSON sein: Das Steuerzeichen bei Zeichen {position} muss als \\u00XX geschrieben werden
    json.escape: muss JSON sein: Zeichen {position}, „{character}“, darf nach einem umgekehrten Schrägstrich nicht stehen
    json.incomplete: muss JSON sein: Es endet zu früh
    json.too-deep: muss JSON sein: Bei Zeichen {position} stehen mehr als {maximum} Arrays und Objekte ineinander
    json.unexpected: muss JSON sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    bic.country: muss ein BIC sein: „{country}“ ab dem fünften Zeichen ist kein Land
    bic.structure: muss ein BIC der Form {expected} (9 für eine Ziffer, A für einen Buchstaben, X für beides) sein: Ab Zeichen {position} stimmt die Form nicht
    credit-card.checksum: muss eine Kartennummer sein: Die Prüfziffer ist falsch
    credit-card.length: muss eine Kartennummer mit {expected} Ziffern sein, hat {actual}
    credit-card.network: muss die Nummer einer dieser Karten sein: „{networks}“
    credit-card.structure: muss eine Kartennummer sein, nur Ziffern oder Ziffern in Gruppen: Zeichen {position} darf dort nicht stehen
    ean-13.checksum: muss eine EAN-13 sein: Die Prüfziffer ist falsch
    ean-13.length: muss eine EAN-13 mit {expected} Ziffern sein, hat {actual}
    ean-13.structure: muss eine EAN-13 sein: Zeichen {position} ist keine Ziffer
    ean-8.checksum: muss eine EAN-8 sein: Die Prüfziffer ist falsch
    ean-8.length: muss eine EAN-8 mit {expected} Ziffern sein, hat {actual}
    ean-8.structure: muss eine EAN-8 sein: Zeichen {position} ist keine Ziffer
    iban.checksum: muss eine IBAN sein: Die Prüfziffern sind falsch
    iban.country: muss eine IBAN sein: „{country}“ ist kein Land, das eine hat
    iban.length: muss eine IBAN mit {expected} Zeichen sein, hat {actual}
    iban.other-country: muss eine IBAN aus einem dieser Länder sein: „{allowed}“; nicht aus „{country}“
    iban.structure: muss eine IBAN sein: Zeichen {position} darf dort nicht stehen
    imei.checksum: muss eine IMEI sein: Die Prüfziffer ist falsch
    imei.structure: muss eine IMEI der Form {expected} sein: Ab Zeichen {position} stimmt die Form nicht
    isbn-10.checksum: muss eine ISBN sein: Die Prüfziffer ist falsch
    isbn-10.length: muss eine ISBN mit 10 Ziffern sein, hat {actual}
    isbn-10.structure: muss eine ISBN mit 10 Ziffern sein: Zeichen {position} darf dort nicht stehen
    isbn-13.checksum: muss eine ISBN sein: Die Prüfziffer ist falsch
    isbn-13.length: muss eine ISBN mit 13 Ziffern sein, hat {actual}
    isbn-13.prefix: muss eine ISBN sein: Mit 13 Ziffern beginnt sie mit 978 oder 979, aber nicht mit 979-0
    isbn-13.structure: muss eine ISBN mit 13 Ziffern sein: Zeichen {position} darf dort nicht stehen
    isbn.length: muss eine ISBN mit 10 oder 13 Ziffern sein, hat {actual}
    isbn.structure: muss eine ISBN sein: Zeichen {position} darf dort nicht stehen
    isin.checksum: muss eine ISIN sein: Die Prüfziffer ist falsch
    isin.country: muss eine ISIN sein: Mit „{country}“ beginnt keine
    isin.structure: muss eine ISIN der Form {expected} (9 für eine Ziffer, A für einen Buchstaben, X für beides) sein: Ab Zeichen {position} stimmt die Form nicht
    issn.checksum: muss eine ISSN sein: Die Prüfziffer ist falsch
    issn.structure: muss eine ISSN der Form {expected} sein, 9 für eine Ziffer: Ab Zeichen {position} stimmt die Form nicht
    lei.checksum: muss ein LEI sein: Die Prüfziffern sind falsch
    lei.structure: muss ein LEI der Form {expected} sein (9 für eine Ziffer, X für Buchstabe oder Ziffer): Ab Zeichen {position} stimmt die Form nicht
    luhn.checksum: muss mit der Prüfziffer nach der Luhn-Formel enden
    luhn.structure: muss aus Ziffern bestehen: Zeichen {position} ist keine
    national-id.birth-date: muss eine nationale Kennnummer ({country}) sein: Das Geburtsdatum darin gibt es nicht
    national-id.checksum: muss eine nationale Kennnummer ({country}) sein: Die Prüfziffern sind falsch
    national-id.part: muss eine nationale Kennnummer ({country}) sein: Keine hat, was ab Zeichen {position} steht
    national-id.structure: muss eine nationale Kennnummer ({country}) der Form {expected} (9 für eine Ziffer, A für einen Buchstaben, X für beides) sein: Ab Zeichen {position} stimmt die Form nicht
    upc.checksum: muss ein UPC sein: Die Prüfziffer ist falsch
    upc.length: muss ein UPC mit {expected} Ziffern sein, hat {actual}
    upc.structure: muss ein UPC sein: Zeichen {position} ist keine Ziffer
    vat.birth-date: muss eine Umsatzsteuer-Identifikationsnummer ({country}) sein: Das Geburtsdatum darin gibt es nicht
    vat.checksum: muss eine Umsatzsteuer-Identifikationsnummer ({country}) sein: Die Prüfziffern sind falsch
    vat.country: muss eine Umsatzsteuer-Identifikationsnummer sein, die mit ihrem Land beginnt, etwa DE oder EL
    vat.part: muss eine Umsatzsteuer-Identifikationsnummer ({country}) sein: Keine hat, was ab Zeichen {position} steht
    vat.structure: muss eine Umsatzsteuer-Identifikationsnummer ({country}) der Form {expected} (9 für eine Ziffer, A für einen Buchstaben, X für beides) sein: Ab Zeichen {position} stimmt die Form nicht
    verhoeff.checksum: muss mit der Prüfziffer nach Verhoeff enden
    verhoeff.structure: muss aus Ziffern bestehen: Zeichen {position} ist keine
    country.malformed: muss ein Ländercode sein: {expected}
    country.unassigned: muss ein Ländercode sein, den ISO 3166-1 vergibt
    currency.inactive: muss ein gültiger Währungscode nach ISO 4217 sein
    currency.malformed: muss ein Währungscode sein: {expected}
    e164.calling-code: muss eine Telefonnummer sein: Am Anfang steht keine Landesvorwahl
    e164.character: muss eine Telefonnummer aus + und Ziffern sein: Zeichen {position}, „{character}“, ist keine Ziffer
    e164.plus: muss eine Telefonnummer sein, die mit + beginnt
    e164.too-long: muss eine Telefonnummer sein: Sie hat {actual} Ziffern, erlaubt sind {maximum}
    e164.too-short: muss eine Telefonnummer sein: Sie hat {actual} {actual|Ziffer|Ziffern}, mindestens {minimum} sind nötig
    language.duplicate-singleton: muss ein Sprach-Tag sein: Die Erweiterung „{subtag}“ bei Zeichen {position} steht zweimal
    language.duplicate-variant: muss ein Sprach-Tag sein: Die Variante „{subtag}“ bei Zeichen {position} steht zweimal
    language.letters: muss ein Sprachcode aus {count} Kleinbuchstaben sein
    language.malformed: muss ein Sprach-Tag sein, etwa en oder de-CH: Was bei Zeichen {position} beginnt, darf dort nicht stehen
    language.unassigned: muss ein Sprachcode nach {standard} sein
    language.unregistered: muss ein Sprach-Tag sein: „{subtag}“ bei Zeichen {position} ist nicht registriert ({kind})
    phone.calling-code: muss eine Telefonnummer sein: Am Anfang steht keine Landesvorwahl
    phone.character: muss eine Telefonnummer sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    phone.not-international: muss eine Telefonnummer sein, die mit + und der Landesvorwahl beginnt
    phone.other-calling-code: muss eine Telefonnummer mit der Landesvorwahl {expected} sein, nicht {actual}
    phone.overlong: muss eine Telefonnummer sein: Höchstens {maximum} Zeichen werden gelesen
    phone.too-long: muss eine Telefonnummer sein: Sie hat ohne Vorwahlen {actual} Ziffern, höchstens {maximum} sind möglich
    phone.too-short: muss eine Telefonnummer sein: Sie hat ohne Vorwahlen {actual} {actual|Ziffer|Ziffern}, mindestens {minimum} sind nötig
    phone.unassigned: muss eine Telefonnummer sein, die es gibt: Unter +{callingCode} gibt es keine solche Nummer
    postal-code.character: muss eine Postleitzahl von {region} sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    postal-code.incomplete: muss eine Postleitzahl von {region} sein: Das Ende fehlt
    postal-code.too-long: muss eine Postleitzahl von {region} sein: Sie sollte vor Zeichen {position} enden
    password.listed: darf keins der Passwörter sein, die alle zuerst probieren
    password.too-few-classes: muss mindestens {minimum} dieser Arten mischen: Kleinbuchstaben, Großbuchstaben, Ziffern, andere Zeichen
    password.too-few-distinct: muss mindestens {minimum} {minimum|verschiedenes|verschiedene} Zeichen haben
    password.too-long: darf höchstens {maximum} Zeichen haben
    password.too-short: muss mindestens {minimum} Zeichen haben
    form.file-too-large: muss eine Datei von höchstens {maximum} {maximum|Byte|Bytes} sein
    form.file-type: muss eine Datei eines erlaubten Typs sein
    form.repeated: darf nur einmal angegeben werden
    phrase/two-upper-case-letters: zwei Großbuchstaben
    phrase/three-upper-case-letters: drei Großbuchstaben
    phrase/three-digits: drei Ziffern
    phrase/subtag.language: Sprache
    phrase/subtag.script: Schrift
    phrase/subtag.region: Region
    phrase/subtag.variant: Variante
    phrase/subtag.extended-language: erweiterte Sprache
    phrase/uri-reference: URI-Referenz
    phrase/iri-reference: IRI-Referenz
    phrase/hex-color.digits: 3, 4, 6 oder 8
    """
}
