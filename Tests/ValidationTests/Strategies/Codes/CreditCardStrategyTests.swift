import Testing
import Validation

extension RuleTable {
  static let creditCard = RuleTable(
    "credit-card", as: .creditCard,
    accepts: [
      "000000000000", "000000000018", "4000000000000000006", "4111111111111111", "5555555555554444",
      "378282246310005", "3782 822463 10005", "4111-1111-1111-1111", "4111 1111 1111 1111",
      "30569309025904", "6011111111111117", "3530111333300000", "6304000000000000",
      "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
    ],
    rejects: [
      "credit-card.structure": [
        "", " ", "-", "4111 1111 1111 1111 ", " 4111111111111111", "4111  1111 1111 1111",
        "4111-1111 1111-1111", "4111.1111.1111.1111", "4111111111111111-", "411111111111111١",
        "4111 1111 -1111",
      ],
      "credit-card.length": ["0", "00000000000", "18", "00000000000000000000", "41111111111111111111"],
      "credit-card.checksum": [
        "000000000001", "4111111111111112", "1411111111111111", "4000000000000000007", "3782 822463 10006",
      ],
    ])

  static let creditCardNetworks = RuleTable(
    "credit-card:mastercard,amex",
    accepts: [
      "5105105105105100", "5599999999999997", "2221000000000009", "2720999999999996", "340000000000009",
      "379999999999994",
    ],
    rejects: [
      "credit-card.network": [
        "5099999999999992", "5600000000000003", "2220999999999991", "2721000000000004", "330000000000001",
        "350000000000006", "4111111111111111",
      ],
      "credit-card.length": ["34000000000000", "3400000000000000", "510510510510510"],
      "credit-card.checksum": ["5105105105105101", "340000000000008"],
    ])
}

extension RuleTable {
  static let creditCardVerve = RuleTable(
    "credit-card:verve",
    accepts: [
      "5060990000000008", "5061989999999997", "5078650000000008", "5079649999999997", "6500020000000000",
      "650027999999999992", "5060990000000000001", "506099000000000008",
    ],
    rejects: [
      "credit-card.network": ["5060980000000009", "5061990000000007", "650028000000000000"],
      "credit-card.length": ["50609900000000001"],
      "credit-card.checksum": ["5060990000000009"],
    ])
}

@Suite struct CreditCardStrategyTests {
  @Test func `a failure lists the lengths of the network's card numbers`() {
    let failure = CreditCardStrategy([.visa]).failure(of: "41111111111111")
    #expect(failure?.parameters["expected"]?.description == "13, 16 or 19")
    #expect(failure?.parameters["actual"] == 14)
    #expect(failure?.message == "must be the number of a card with 13, 16 or 19 digits, has 14")
  }

  @Test func `a failure lists the lengths of all networks with these leading digits`() {
    let failure = CreditCardStrategy([.dankort, .amex, .visa]).failure(of: "457112345678901")
    #expect(failure?.code == "credit-card.length")
    #expect(failure?.parameters["expected"]?.description == "13, 16 or 19")
  }

  @Test func `an unknown network throws an error`() {
    #expect(throws: RuleError.self) { try Catalog.rule("credit-card:visa,") }
    #expect(throws: RuleError.self) { try Catalog.rule("credit-card:Visa") }
    #expect(throws: RuleError.self) { try Catalog.rule("credit-card:") }
  }

  @Test func `every network accepts one of its card numbers`() {
    let numbers: [CardNetwork: String] = [
      .visa: "4111111111111111", .mastercard: "5555555555554444", .amex: "378282246310005",
      .discover: "6011111111111117", .diners: "30569309025904", .jcb: "3530111333300000",
      .unionpay: "6200000000000005", .maestro: "6759649826438453", .mir: "2200000000000004",
      .rupay: "6521500000000006", .troy: "9792000000000003", .dankort: "5019717010103742",
      .uatp: "135412345678911", .verve: "5060990000000008",
    ]
    for network in CardNetwork.allCases {
      let number = numbers[network] ?? ""
      #expect(CreditCardStrategy([network]).failure(of: number) == nil, "\(network)")
    }
  }

  @Test(
    arguments: [
      (.discover, .unionpay, "6221260000000000"), (.discover, .unionpay, "6229250000000003"),
      (.rupay, .jcb, "3530000000000003"),
      (.rupay, .jcb, "3569000000000007"), (.troy, .discover, "6500000000000002"),
      (.dankort, .visa, "4571000000000001"),
    ] as [(CardNetwork, CardNetwork, String)])
  func `a co-badged card belongs to both networks`(one: CardNetwork, other: CardNetwork, number: String) {
    #expect(CreditCardStrategy([one]).failure(of: number) == nil)
    #expect(CreditCardStrategy([other]).failure(of: number) == nil)
  }

  @Test(
    arguments: [
      (.discover, "6221250000000001"), (.discover, "6229260000000002"), (.rupay, "3540000000000001"),
    ] as [(CardNetwork, String)])
  func `a card next to a co-badged range belongs to one network`(network: CardNetwork, number: String) {
    #expect(CreditCardStrategy([network]).failure(of: number)?.code == "credit-card.network")
  }
}
