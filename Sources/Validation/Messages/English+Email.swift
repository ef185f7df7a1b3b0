extension MessageCatalog {
  /// The English messages for e-mail addresses.
  static let englishEmail: KeyValuePairs<FailureCode, String> = [
    "email.address-literal":
      "must be an e-mail address: its brackets contain no address such as [192.0.2.1] or [IPv6:2001:db8::1]",
    "email.comment-unclosed":
      "must be an e-mail address: the comment that begins at character {position} is not closed",
    "email.domain-character":
      "must be an e-mail address: character {position}, '{character}', is not allowed in a domain",
    "email.domain-missing": "must be an e-mail address: nothing follows the @",
    "email.domain-single-label": "must be an e-mail address: its domain has no dot",
    "email.label-empty":
      "must be an e-mail address: its domain has an empty part next to the dot at character {position}",
    "email.label-hyphen":
      "must be an e-mail address: a part of its domain begins or ends with the hyphen at character {position}",
    "email.label-international":
      "must be an e-mail address: the part of its domain at character {position} is not allowed in international names",
    "email.label-too-long":
      "must be an e-mail address: a part of its domain has {actual} characters, {maximum} are allowed",
    "email.local-part-character":
      "must be an e-mail address: character {position}, '{character}', is not allowed before the @",
    "email.local-part-missing": "must be an e-mail address: nothing precedes the @",
    "email.local-part-too-long":
      "must be an e-mail address: {actual} bytes before the @, {maximum} are allowed",
    "email.no-at-sign": "must be an e-mail address: it has no @",
    "email.too-long": "must be an e-mail address: it has {actual} bytes, {maximum} are allowed",
    "email.top-level-domain":
      "must be an e-mail address: the last part of its domain must have two letters or more",
  ]
}
