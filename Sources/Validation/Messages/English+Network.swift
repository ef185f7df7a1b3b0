extension MessageCatalog {
  /// The English texts of the codes of names and addresses on networks.
  static let englishNetwork: [FailureCode: String] = [
    "ipv4.character":
      "must be an IPv4 address: character {position}, '{character}', is neither a digit nor a dot",
    "ipv4.leading-zero":
      "must be an IPv4 address: the number at character {position} begins with a needless 0",
    "ipv4.octet-count": "must be an IPv4 address: {expected} numbers, it has {actual}",
    "ipv4.octet-missing": "must be an IPv4 address: there is no number at character {position}",
    "ipv4.octet-too-large":
      "must be an IPv4 address: the number at character {position} is above {maximum}",
    "ipv6.character": "must be an IPv6 address: character {position}, '{character}', cannot stand there",
    "ipv6.compressed-twice": "must be an IPv6 address: the :: at character {position} is a second one",
    "ipv6.embedded-ipv4":
      "must be an IPv6 address: what begins at character {position} is no IPv4 address",
    "ipv6.group-missing":
      "must be an IPv6 address: the colon at character {position} has no group beside it",
    "ipv6.group-too-long":
      "must be an IPv6 address: the group at character {position} has more than {maximum} digits",
    "ipv6.too-few-groups": "must be an IPv6 address: {expected} groups, it has {actual} and no ::",
    "ipv6.too-many-groups": "must be an IPv6 address: at most {maximum} groups there, it has {actual}",
    "ipv6.zone": "must be an IPv6 address: it has a zone at character {position}",
  ]
}
