extension MessageCatalog {
  /// The English messages for identifiers of resources.
  static let englishResources: KeyValuePairs<FailureCode, String> = [
    "data-uri.base64": "must be a data URI: what follows the comma is not base64",
    "data-uri.character":
      "must be a data URI: character {position}, '{character}', has to be percent-encoded",
    "data-uri.media-type": "must be a data URI: its media type is malformed at character {position}",
    "data-uri.no-comma": "must be a data URI: no comma precedes the data",
    "data-uri.percent":
      "must be a data URI: two hexadecimal digits must follow the % at character {position}",
    "data-uri.scheme": "must be a data URI: it does not begin with data:",
    "json-pointer.after-hash": "must be a JSON pointer: nothing may follow the #, at character {position}",
    "json-pointer.escape": "must be a JSON pointer: 0 or 1 must follow the ~ at character {position}",
    "json-pointer.number":
      "must be a relative JSON pointer: a number without leading zeros, not +0, is required at character {position}",
    "json-pointer.slash": "must be a JSON pointer: a / is required at character {position}",
    "jwt.algorithm": "must be a JSON Web Token: its header has no algorithm",
    "jwt.character":
      "must be a JSON Web Token: character {position}, '{character}', is not in the base64url alphabet",
    "jwt.encoding":
      "must be a JSON Web Token: the part that ends before character {position} is truncated or altered",
    "jwt.header": "must be a JSON Web Token: its header is not a JSON object, at character {position}",
    "jwt.parts": "must be a JSON Web Token: {expected} parts with dots between, it has {actual}",
    "jwt.payload": "must be a JSON Web Token: its payload is not a JSON object, at character {position}",
    "jwt.signature-missing": "must be a JSON Web Token: it has no signature",
    "jwt.signature-superfluous": "must be a JSON Web Token: it has a signature and the algorithm none",
    "mime-type.character":
      "must be a media type: character {position}, '{character}', is not allowed there",
    "mime-type.name-missing": "must be a media type: a name is required at character {position}",
    "mime-type.name-too-long":
      "must be a media type: the name at character {position} has {actual} characters, {maximum} are allowed",
    "mime-type.no-slash": "must be a media type: it has no /",
    "mime-type.parameter":
      "must be a media type: a parameter is NAME=VALUE, and this one is malformed at character {position}",
    "mime-type.unclosed-quote": "must be a media type: the quote at character {position} is not closed",
    "semver.character":
      "must be a semantic version: character {position}, '{character}', is not allowed there",
    "semver.identifier-missing":
      "must be a semantic version: an identifier is required at character {position}",
    "semver.leading-zero":
      "must be a semantic version: the number at character {position} has a leading zero",
    "semver.number-missing":
      "must be a semantic version: of three numbers with dots between, one is missing at character {position}",
    "ulid.character": "must be a ULID: character {position}, '{character}', is not in its alphabet",
    "ulid.length": "must be a ULID of {expected} characters, has {actual}",
    "ulid.too-large": "must be a ULID: its first character must be at most 7",
    "uri.address": "must be a valid {kind}: there is no IP address in the brackets at character {position}",
    "uri.character": "must be a valid {kind}: character {position}, '{character}', is not allowed there",
    "uri.first-segment":
      "must be a valid {kind}: the colon at character {position} would end a scheme, and no scheme precedes it",
    "uri.percent": "must be a valid {kind}: two hexadecimal digits must follow the % at character {position}",
    "uri.port": "must be a valid {kind}: character {position}, '{character}', is not a digit of a port",
    "uri.scheme-missing": "must be a valid {kind}: it has no scheme",
    "uri-template.character":
      "must be a URI template: character {position}, '{character}', is not allowed there",
    "uri-template.length":
      "must be a URI template: a length at character {position} must be 1 to {maximum}",
    "uri-template.percent":
      "must be a URI template: two hexadecimal digits must follow the % at character {position}",
    "uri-template.unclosed": "must be a URI template: the brace at character {position} is not closed",
    "uri-template.variable":
      "must be a URI template: character {position}, '{character}', is not allowed in an expression",
    "url.address":
      "must be a URL: what begins at character {position} is not an IP address in the notation of URLs",
    "url.character": "must be a URL: character {position}, '{character}', has to be percent-encoded",
    "url.credentials":
      "must be a URL: it must not contain a user name or password, as at character {position}",
    "url.host-character": "must be a URL: character {position}, '{character}', is not allowed in a host",
    "url.host-label":
      "must be a URL: the part of the host at character {position} is empty, too long or has a misplaced hyphen",
    "url.host-missing": "must be a URL: a host is required at character {position}",
    "url.international-host": "must be a URL: the host at character {position} is not an international name",
    "url.percent": "must be a URL: two hexadecimal digits must follow the % at character {position}",
    "url.port": "must be a URL: a port is a number up to 65535, not the text at character {position}",
    "url.scheme": "must be a URL of one of the schemes '{allowed}'",
    "url.scheme-missing": "must be a URL: it has no scheme, such as https:",
    "url.slashes-missing": "must be a URL: // is required at character {position}",
    "uuid.character": "must be a UUID: character {position}, '{character}', is not a hexadecimal digit",
    "uuid.malformed":
      "must be a UUID: 8, 4, 4, 4 and 12 hexadecimal digits with hyphens between",
    "uuid.variant": "must be a UUID of RFC 9562: character {position}, '{character}', must be 8, 9, a or b",
    "uuid.version": "must be a UUID of version {expected}, has version {actual}",
  ]
}
