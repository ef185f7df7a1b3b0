extension MessageCatalog {
  /// The English messages for names and addresses on networks.
  static let englishNetwork: KeyValuePairs<FailureCode, String> = [
    "cidr.address":
      "must be a block of IP addresses: no IP address of an allowed version precedes the slash",
    "cidr.prefix-malformed":
      "must be a block of IP addresses: a number of bits without leading zeros is required at character {position}",
    "cidr.prefix-missing": "must be a block of IP addresses: it has no slash with a number of bits",
    "cidr.prefix-too-long": "must be a block of IP addresses: its prefix has more than {maximum} bits",
    "domain.single-label": "must be a domain name: it has no dot",
    "domain.top-level":
      "must be a domain name: the last part, at character {position}, must have two letters or more",
    "host-port.host": "must be a host and a port: no host precedes the last colon",
    "host-port.port-malformed":
      "must be a host and a port: what begins at character {position} is not a port",
    "host-port.port-missing": "must be a host and a port: it has no colon with a port",
    "host-port.port-out-of-range": "must be a host and a port: the port must be {minimum} to {maximum}",
    "hostname.character":
      "must be a host name: character {position}, '{character}', is not allowed there",
    "hostname.label-context":
      "must be a host name: the part at character {position} has a character that is not allowed next to the others",
    "hostname.label-direction":
      "must be a host name: the part at character {position} violates the rules for names written from right to left",
    "hostname.label-disallowed":
      "must be a host name: the part at character {position} has a character that no name may have, such as a capital",
    "hostname.label-empty": "must be a host name: a part is missing at character {position}",
    "hostname.label-hyphen":
      "must be a host name: a part begins or ends with the hyphen at character {position}",
    "hostname.label-hyphens":
      "must be a host name: the part at character {position} has hyphens as its third and fourth characters",
    "hostname.label-leading-mark":
      "must be a host name: the part at character {position} begins with a combining mark",
    "hostname.label-not-normalized":
      "must be a host name: the part at character {position} is not in Unicode normal form C",
    "hostname.label-punycode":
      "must be a host name: the part at character {position} begins with xn-- and is not Punycode",
    "hostname.label-too-long":
      "must be a host name: the part at character {position} has more than {maximum} characters in ASCII",
    "hostname.label-unassigned":
      "must be a host name: the part at character {position} has a character that is not assigned",
    "hostname.too-long": "must be a host name: it has more than {maximum} characters in ASCII",
    "ip.malformed": "must be an IPv4 or an IPv6 address",
    "ipv4.character":
      "must be an IPv4 address: character {position}, '{character}', is neither a digit nor a dot",
    "ipv4.leading-zero":
      "must be an IPv4 address: the number at character {position} has a leading zero",
    "ipv4.octet-count": "must be an IPv4 address: {expected} numbers with dots between, it has {actual}",
    "ipv4.octet-missing": "must be an IPv4 address: there is no number at character {position}",
    "ipv4.octet-too-large":
      "must be an IPv4 address: the number at character {position} is above {maximum}",
    "ipv6.character": "must be an IPv6 address: character {position}, '{character}', is not allowed there",
    "ipv6.compressed-twice": "must be an IPv6 address: the :: at character {position} is a second one",
    "ipv6.embedded-ipv4":
      "must be an IPv6 address: what begins at character {position} is not an IPv4 address",
    "ipv6.group-missing":
      "must be an IPv6 address: the colon at character {position} has no group next to it",
    "ipv6.group-too-long":
      "must be an IPv6 address: the group at character {position} has more than {maximum} digits",
    "ipv6.too-few-groups": "must be an IPv6 address: {expected} groups, it has {actual} and no ::",
    "ipv6.too-many-groups": "must be an IPv6 address: it has {actual} groups, at most {maximum} fit",
    "ipv6.zone": "must be an IPv6 address: it has a zone at character {position}",
    "mac.character":
      "must be a MAC address: character {position}, '{character}', is neither a hexadecimal digit nor a separator",
    "mac.group-count":
      "must be a MAC address: it has {actual} {actual|group|groups} of digits, not one of {expected}",
    "mac.group-length":
      "must be a MAC address: the group at character {position} must have {expected} digits",
    "mac.mixed-separators":
      "must be a MAC address: the separator at character {position} differs from the one before it",
  ]
}
