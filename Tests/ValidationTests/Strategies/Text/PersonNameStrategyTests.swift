import Validation

extension RuleTable {
  static let personName = RuleTable(
    "person-name", as: .personName,
    accepts: [
      "Ann", "María José", "O'Neill", "O’Neill-Smith", "J. R. R. Tolkien", "J.-P. Sartre",
      "Martin Luther King, Jr.",
      "’t Hooft", "山田 太郎", "山田　太郎", "ジャン・ポール", "محمد", "ศรีสุข", "Nguyễn", "Ng", "X", "Józef Ignacy d'Arc",
      "O' Brien", "Gal·la", "שמעון בן־צבי", "عبد\u{200C}الله", "ሀይለ፡ሥላሴ",
    ],
    rejects: [
      "person-name.empty": ["", "'"],
      "person-name.character": [
        "R2-D2", "Ann2", "Ann\n", "Ann_Lee", "Ann@Lee", "(Ann)", "Ann/Lee", "😀", "Ann\tLee",
      ],
      "person-name.separator": [
        " Ann", "Ann ", "Ann  Lee", "-", "Ann-", "-Ann", "Ann--Lee", ".", "Ann..", "Ann,", ",", "''",
        "\u{301}a", "Ann - Lee",
      ],
    ])
}
