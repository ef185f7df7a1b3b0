extension MessageCatalog {
  /// The English messages for passwords.
  static let englishSecrets: KeyValuePairs<FailureCode, String> = [
    "password.listed": "must not be one of the most common passwords",
    "password.too-few-classes":
      "must mix at least {minimum} of these: lower-case letters, upper-case letters, digits, other characters",
    "password.too-few-distinct": "must have at least {minimum} different {minimum|character|characters}",
    "password.too-long": "must have at most {maximum} {maximum|character|characters}",
    "password.too-short": "must have at least {minimum} {minimum|character|characters}",
  ]
}
