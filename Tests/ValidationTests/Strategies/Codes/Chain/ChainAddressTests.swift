import Validation

/// Addresses of BIP 173, BIP 350, EIP-55 and the Bitcoin wiki, and the same with a fault.
extension RuleTable {
  static let bitcoin = RuleTable(
    "bitcoin", as: .bitcoin,
    accepts: [
      "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
      "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
      "1111111111111111111114oLvT2", "16UwLL9Risc3QfPqBUvKofHmBQ7wMtjvM",
      "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
      "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y", "BC1SW50QGDZ25J",
      "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs",
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
    ],
    rejects: [
      "bitcoin.structure": [
        "", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN0", "1BvBMSEYstWetqTFn5Au4m4GF",
        "bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
        "bc1gmk9yu", "bc1qr508d6qejxtdg4y5r3zarvaryv98gj9p", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2 ",
        "11111111111111111111114oLvT2",
        "bc1pw5dgrnzv",
      ],
      "bitcoin.checksum": [
        "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN",
        "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5",
        "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
      ],
      "bitcoin.network": [
        "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn",
      ],
    ])

  static let bitcoinTest = RuleTable(
    "bitcoin:test", as: .bitcoin(.test),
    accepts: [
      "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn",
      "2NFUBBRcTJbYc1D4HSCbJhKZp6YCV4PQFpQ",
    ],
    rejects: ["bitcoin.network": ["1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"]])

  static let ethereum = RuleTable(
    "ethereum", as: .ethereum,
    accepts: [
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
      "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB", "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
      "0x52908400098527886E0F7030069857D2E4169EE7", "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
      "0xde709f2102306220921060314715629080e2fb77", "0x27b1fdb04752bbc536007a920d24acb045561c26",
      "0x0000000000000000000000000000000000000000", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
    ],
    rejects: [
      "ethereum.structure": [
        "", "0x", "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
        "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0",
        "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg",
        "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ",
      ],
      "ethereum.checksum": [
        "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD", "0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
        "0xfb6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
      ],
    ])
}
