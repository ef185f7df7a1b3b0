import Validation

extension RuleTable {
  static let coordinates = RuleTable(
    "coordinates", as: .coordinates,
    accepts: [
      "52.520008, 13.404954", "52.520008,13.404954", "(-17.738223, 85.605469)", "90,180", "-90,-180", "0,0",
      "+12.5 , -7.25",
      "( 1,2 )", "89.999999, 179.999999", "-0.0,0.0",
    ],
    rejects: [
      "coordinates.malformed": [
        "", "52.5", "52.5 13.4", "52.5;13.4", "(52.5, 13.4", "52.5, 13.4)", "52.5,", ",13.4", "N52.5, E13.4",
        "1,2,3", "52,5, 13,4",
      ],
      "coordinates.latitude": ["90.000001, 0", "-91, 13", "252.5, 13.4"],
      "coordinates.longitude": ["0, 180.5", "13.4, 252.5", "0,-181"],
    ])
}
