extension MessageCatalog {
  /// The English sentences by which forms tell a person what to do.
  static let englishSentences: CatalogMessages = englishSentencesOfPresence.and(englishSentencesOfNumbers)
    .and(englishSentencesOfTexts).and(englishSentencesOfFields)

  private static let englishSentencesOfPresence: CatalogMessages = [
    "form/other": "{field} {message}",
    "form/other/plain": "This {message}",
    "form/rejected": "Change this: it is not accepted",
    "form/required": "Enter {field}",
    "form/required/plain": "Fill in this field",
    "form/required/question": "Answer the question '{field}'",
    "form/required/choice": "Choose one from the list",
    "form/required/choices": "Choose at least one from the list",
    "form/required/checkbox": "Tick the box to go on",
    "form/required/file": "Choose a file",
    "form/forbidden-if": "Leave this empty if {condition}",
    "form/form.file-too-large": "Choose a file of at most {maximum} {maximum|byte|bytes}",
    "form/form.file-too-large/kilobytes": "Choose a file of at most {count} kB",
    "form/form.file-too-large/megabytes": "Choose a file of at most {count} MB",
    "form/form.file-type": "Choose a file of another type",
    "form/form.file-type/listed": "Choose a file of one of these types: {names}",
    "form/form.incomplete-day": "Enter a day, a month and a year",
    "form/form.repeated": "Enter this only once",
    "form/form.repeated/choice": "Choose only one",
    "form/boolean.malformed": "Enter one of these: '{values}'",
    "form/boolean.malformed/checkbox": "Tick the box or leave it empty",
    "form/one-of.not-listed": "Enter one of these: '{values}'",
    "form/one-of.not-listed/more": "Enter one of these: '{values}' … and {more} more",
    "form/one-of.not-listed/choice": "Choose one from the list",
    "form/one-of.not-listed/choices": "Choose only from the list",
    "form/one-of.not-listed/checkbox": "Tick the box or leave it empty",
    "form/one-of.not-listed/labels": "Choose one of these: '{values}'",
    "form/in-file.not-listed": "Enter a value that is on the list",
    "form/none-of.listed": "Enter something other than '{value}'",
    "form/equals.different": "Enter '{expected}'",
  ]

  private static let englishSentencesOfNumbers: CatalogMessages = [
    "form/integer": "Enter a whole number such as {example}",
    "form/number.malformed": "Enter a number such as {example}",
    "form/decimal.too-many-digits":
      "Enter a number with at most {maximum} {maximum|digit|digits} before the point",
    "form/decimal.too-many-fraction-digits":
      "Enter a number with at most {maximum} {maximum|digit|digits} after the point",
    "form/range.too-small": "Enter a number of at least {minimum}",
    "form/range.too-large": "Enter a number of at most {maximum}",
    "form/range.not-above": "Enter a number above {exclusiveMinimum}",
    "form/range.not-below": "Enter a number below {exclusiveMaximum}",
    "form/multiple-of.not-multiple": "Enter a multiple of {divisor}",
    "form/date.malformed": "Enter a date such as {example}",
    "form/date.no-such-day": "Enter a date that exists: the month has {last} days",
    "form/date.no-such-month": "Enter a date that exists: there is no month {month}",
    "form/date.too-early": "Enter {minimum} or later",
    "form/date.too-late": "Enter {maximum} or earlier",
    "form/date.not-after": "Enter a date after {exclusiveMinimum}",
    "form/date.not-before": "Enter a date before {exclusiveMaximum}",
    "form/date-time": "Enter a date and time such as {example}",
    "form/age.too-young":
      "Enter the date of birth of someone who is at least {minimum} {minimum|year|years} old",
    "form/age.too-old":
      "Enter the date of birth of someone who is at most {maximum} {maximum|year|years} old",
    "form/age.unborn": "Enter a date of birth that is not in the future",
    "form/month": "Enter a month such as {example}",
    "form/time": "Enter a time such as {example}",
    "form/year": "Enter a year such as {example}",
  ]

  private static let englishSentencesOfTexts: CatalogMessages = [
    "form/text.invalid-utf8": "Enter this again: a character could not be read",
    "form/length.too-short":
      "Enter at least {minimum} {minimum|character|characters}, not {actual}",
    "form/length.too-short/bytes":
      "Enter a longer text: it has {actual} bytes, at least {minimum} are required",
    "form/length.too-few": "Add at least {minimum}",
    "form/length.too-many": "Remove some: at most {maximum} are allowed",
    "form/length.too-long": "Enter at most {maximum} {maximum|character|characters}, not {actual}",
    "form/length.too-long/bytes":
      "Enter a shorter text: it has {actual} bytes, at most {maximum} are allowed",
    "form/words.too-few": "Enter at least {minimum} {minimum|word|words}, not {actual}",
    "form/words.too-many": "Enter at most {maximum} {maximum|word|words}, not {actual}",
    "form/digits": "Enter digits only",
    "form/digits.too-few": "Enter at least {minimum} {minimum|digit|digits}, not {actual}",
    "form/digits.too-many": "Enter at most {maximum} {maximum|digit|digits}, not {actual}",
    "form/alpha": "Enter letters only",
    "form/alphanumeric": "Enter letters and digits only",
    "form/lowercase": "Use small letters only",
    "form/uppercase": "Use capital letters only",
    "form/trimmed.start": "Remove the spaces at the beginning",
    "form/trimmed.end": "Remove the spaces at the end",
    "form/single-line": "Enter a single line",
    "form/no-control": "Remove the invisible character at position {position}",
    "form/regex.no-match": "Check the way this is written",
    "form/regex.no-match/example": "Enter a value such as {example}",
    "form/regex.budget-exceeded": "Enter a shorter text",
    "form/password.too-short":
      "Enter a password of at least {minimum} {minimum|character|characters}",
    "form/password.too-long": "Enter a password of at most {maximum} {maximum|character|characters}",
    "form/password.too-few-distinct":
      "Enter a password with at least {minimum} different {minimum|character|characters}",
    "form/password.too-few-classes":
      "Mix at least {minimum} of these in the password: lower-case letters, upper-case letters, digits, other characters",
    "form/password.listed": "Choose another password: this one is among the most common",
  ]

  private static let englishSentencesOfFields: CatalogMessages = [
    "form/email": "Enter an e-mail address such as {example}",
    "form/phone": "Enter a telephone number such as {example}",
    "form/phone.not-international":
      "Enter the telephone number with + and the country code, such as {example}",
    "form/url": "Enter a web address such as {example}",
    "form/postal-code": "Enter a postal code such as {example}",
    "form/iban": "Enter an IBAN such as {example}",
    "form/iban.checksum": "Check the IBAN: a letter or digit is wrong",
    "form/credit-card": "Enter the number as it is on the card",
    "form/credit-card.network": "Enter the number of a card of '{networks}'",
    "form/hex-color": "Enter a color such as {example}",
    "form/all-or-none": "Fill in all of these or none: '{fields}'",
    "form/at-least-one-of": "Fill in at least one of these: '{fields}'",
    "form/at-most-one-of": "Fill in no more than one of these: '{fields}'",
    "form/exactly-one-of": "Fill in exactly one of these: '{fields}'",
    "form/comparison.not-met": "Check these answers, which do not agree with each other: '{fields}'",
  ]
}
