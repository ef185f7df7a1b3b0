import Validation

extension RuleTable {
  /// The specimens of ICAO 9303, parts 4 to 7.
  static let mrz = RuleTable(
    "mrz", as: .mrz,
    accepts: [
      passport.joined(separator: "\n"), passport.joined(separator: "\r\n"), passport.joined(),
      passport.joined(separator: "\n") + "\n",
      card.joined(separator: "\n"), card.joined(),
      "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6",
      "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F96121096ZE184226B<<<<<<",
      "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nL8988901C4XXX4009078F9612109<<<<<<<<",
      // A number of twelve characters: D23145890734 continues in the optional data.
      "I<UTOD23145890<7349<<<<<<<<<<<\n3407127M9507122UTO<<<<<<<<<<<2\nSTEVENSON<<PETER<JOHN<<<<<<<<<",
    ],
    rejects: [
      "mrz.length": [
        "", "P", passport[0], passport[0] + "\n" + passport[1] + "<", card[0] + "\n" + card[1],
        String(passport[0].dropLast()) + "\n" + passport[1],
        String(repeating: "<", count: 1000), passport[0] + "\n" + String(passport[1].dropLast()),
      ],
      "mrz.character": [
        passport.joined().replacing("ANNA", with: "anna"), passport.joined().replacing("<<", with: "  "),
      ],
      "mrz.structure": [
        passport.joined().replacing("F1204159", with: "X1204159"),
        card.joined().replacing("I<UTO", with: "IVUTO"),
        passport.joined().replacing("36UTO", with: "36<<<"),
        "X" + String(passport.joined().dropFirst()), passport.joined().replacing("UTOE", with: "UT0E"),
        passport.joined().replacing("F1204159", with: "G1204159"),
        passport.joined().replacing("ANNA", with: "4NNA"),
        passport.joined().replacing("ERIKSSON<", with: "<ERIKSSON"),
      ],
      "mrz.date": [
        passport.joined().replacing("740812", with: "740230"),
        passport.joined().replacing("120415", with: "120231"),
        passport.joined().replacing("740812", with: "740631"),
        passport.joined().replacing("740812", with: "750229"),
        passport.joined().replacing("740812", with: "741312"),
        passport.joined().replacing("740812", with: "740832"),
        passport.joined().replacing("120415", with: "12<<15"),
        passport.joined().replacing("740812", with: "7A0812"),
      ],
      "mrz.checksum": [
        passport.joined().replacing("L898902C36", with: "L898902C37"),
        passport.joined().replacing("7408122", with: "7408123"),
        passport.joined().replacing("1204159", with: "1204150"),
        passport.joined().replacing("<<10", with: "<<20"),
        passport.joined().replacing("<<10", with: "<<11"), card.joined().replacing("<6E", with: "<7E"),
      ],
    ])

  private static let passport = [
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ]
  private static let card = [
    "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
  ]
}
