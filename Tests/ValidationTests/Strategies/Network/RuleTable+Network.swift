extension RuleTable {
  /// The tables of this group; each is declared next to the tests of its strategy.
  static let network: [RuleTable] = [
    .emailRFC5322, .emailInternational, .internationalEmail, .hostName, .internationalHostName, .domain,
    .hostPort, .ip, .ipv4, .ipv6, .cidr, .cidr4, .cidr6, .mac, .mac48, .mac64,
  ]
}
