import Testing

@testable import Validation

/// Tests that a sentence names the cause, the place and the way out, as the person who made the mistake reads it.
@Suite struct SentenceTests {
  @Test(
    arguments: [
      (
        "national-id:CN", "99999999999999999y",
        "must be a national identity number (CN), such as 11010519491231002X: there is neither a digit nor X at character 18"
      ),
      (
        "national-id:CN", "11010519491231002x",
        """
        must be a national identity number (CN), such as 11010519491231002X: there is a lower-case letter instead of a \
        capital at character 18
        """
      ),
      (
        "national-id:BE", "85.0730-033.28",
        """
        must be a national identity number (BE), such as 85.07.30-033.28 (the separators may be left out): there is no \
        '.' at character 6
        """
      ),
      (
        "national-id:US", "666-45-5555",
        "must be a national identity number (US): no number begins with '666'"
      ),
      (
        "national-id:US", "111-00-5555",
        "must be a national identity number (US): no number has '00' at character 5"
      ),
      (
        "national-id:DK", "211048-5008",
        "must be a national identity number (DK): its date of birth, 2048-10-21, is in the future"
      ),
      ("iban", "gb82WEST12345698765432", "must be an IBAN: its letters must be capitals, not as in 'gb'"),
      (
        "iban", "GB82west12345698765432",
        "must be an IBAN: there is a lower-case letter instead of a capital at character 5"
      ),
      ("iban", "GB82WEST 12345698765432", "must be an IBAN: there is a space at character 9"),
      ("iban", "DE89 3704 0044 0532 013000", "must be an IBAN: there is no space at character 25"),
      (
        "bic", "deutdeff",
        "must be a BIC, such as DEUTDEFF: there is a lower-case letter instead of a capital at character 1"
      ),
      ("isin", "US 0378331005", "must be an ISIN, such as US0378331005: there is a space at character 3"),
      ("vat", "de136695976", "must be a VAT number: the letters of its country must be capitals"),
      (
        "vat:EL", "GR094259216",
        "must be a VAT number (EL), such as EL094259216: 'GR' at its beginning is not EL"
      ),
      (
        "vat:DE", "DE13669597A",
        "must be a VAT number (DE), such as DE136695976: there is no digit at character 11"
      ),
      (
        "language", "en_GB",
        "must be a language tag, such as en or de-CH: a hyphen belongs at character 3, not an underscore"
      ),
      ("host-port", "a b:80", "must be a host and a port: 'a b' is not a host"),
      ("host-port", ":80", "must be a host and a port: there is no host before the colon"),
      (
        "host-port", "::1:80",
        "must be a host and a port: an IPv6 address is written in brackets, as in [2001:db8::1]:80, unlike '::1'"
      ),
      ("domain", "example.com.", "must be a host name: it must not end with a dot"),
      ("url", "https://[::1", "must be a URL: the bracket at character 9 is not closed"),
      ("uri", "https://[::1/a", "must be a valid URI: the bracket at character 9 is not closed"),
      (
        "email:rfc5321", "a@[192.0.2.1",
        "must be an e-mail address: the bracket after the @ is not closed at the end"
      ),
      (
        "jwt", "Bearer eyJhbGciOiJub25lIn0.e30.",
        "must be a JSON Web Token and nothing else: there is a space at character 7"
      ),
      (
        "data-uri", "data:text/plain;base64,A",
        """
        must be a data URI: what follows the comma is not base64, which never has a length of 4n + 1 digits, such as 1
        """
      ),
      (
        "data-uri", "data:;base64,Zg",
        "must be a data URI: what follows the comma is not base64: it must end in =="
      ),
      ("base64", "Zm9vY", "must be base64, which never has a length of 4n + 1 digits, such as 5"),
      ("base64", "Zg", "must be base64: it must end in =="),
      ("base64", "Zm9v====", "must be base64: it must not end in ="),
      ("base64url", "Zg=", "must be base64url: it must end in == or in no padding"),
      (
        "luhn", "79927398710",
        "must be a number with a Luhn check digit: its last digit is not the Luhn check digit"
      ),
      (
        "credit-card:unionpay", "620000000000000",
        "must be the number of a card with 16 to 19 digits, has 15"
      ),
      ("credit-card:visa", "41111111111111", "must be the number of a card with 13, 16 or 19 digits, has 14"),
      ("luhn", "7992 7398 713", "must be digits: character 5, ' ', is not a digit"),
      ("isbn", "080442957x", "must be an ISBN: the x at character 10 must be a capital"),
      (
        "base32", "my======",
        "must be base32, which has capitals only: character 1, 'm', is a lower-case letter"
      ),
      ("mac", "00005E005301", "must be a MAC address: it has no separators, as in 00:00:5e:00:53:01"),
      ("mac", "00:00:5E:00:53", "must be a MAC address of 6 or 8 groups of digits, has 5"),
      ("time", "08:30", "must be a time of day: seconds are missing, as in 08:30:00"),
      ("time", "08-30", "must be a time of day: a : belongs at character 3"),
      (
        "date-time", "2024-02-29 08:30:00Z",
        "must be a date and time such as 2024-02-29T08:30:00Z: a T belongs at character 11"
      ),
      (
        "postal-code:PL", "00950",
        "must be a postal code (PL), such as 00-950: there is no '-' at character 3"
      ),
      (
        "postal-code:GB", "sw1a 1aa",
        """
        must be a postal code (GB), such as EC1Y 8SY: there is a lower-case letter instead of a capital at character 1
        """
      ),
      (
        "postal-code:NL", "0012 AB",
        "must be a postal code (NL), such as 1234 AB: no code has '0' at character 1"
      ),
      (
        "one-of:a,b,c,d,e,f,g,h,i,j,k,l", "m",
        "must be one of 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j' … and 2 more"
      ),
      (
        "cidr", "192.0.2/24",
        "must be a block of IP addresses: '192.0.2' before the slash is not an IP address of an allowed version"
      ),
    ])
  func `a sentence names the cause, the place and the way out`(rule: String, value: String, sentence: String)
    throws
  {
    guard case .content(let strategy) = try Catalog.rule(rule, in: .testing).kind else { return }
    #expect(strategy.failure(of: value)?.message == sentence)
  }

  #if InternationalNames
  @Test(
    arguments: [
      (
        "idn-hostname", "München.de",
        "must be a host name: the part at character 1 has a capital, which must be in lower case"
      ),
      (
        "hostname", "xn--7a",
        "must be a host name: the part at character 1 stands for a character that no host name may have"
      ),
      (
        "idn-hostname", String(repeating: "в", count: 58),
        "must be a host name: the part at character 1 has more than 63 characters in ASCII"
      ),
      (
        "idn-email", "a@" + String(repeating: "в", count: 58) + ".bg",
        "must be an e-mail address: the part of its domain at character 3 has more than 63 characters in ASCII"
      ),
      (
        "url", "https://" + String(repeating: "в", count: 58) + ".example",
        "must be a URL: the host at character 9 has a part of more than 63 characters in ASCII"
      ),
      (
        "idn-email", "me@yy--0.tld",
        "must be an e-mail address: the part of its domain at character 4 has hyphens as its third and fourth characters"
      ),
    ])
  func `a sentence about an international name names its fault`(rule: String, value: String, sentence: String)
    throws
  {
    guard case .content(let strategy) = try Catalog.rule(rule, in: .testing).kind else { return }
    #expect(strategy.failure(of: value)?.message == sentence)
  }
  #endif
}
