import Bytes
import Testing
import ValidationData

@testable import Validation

@Suite struct TimeZoneStrategyTests {
  @Test func `exactly the names of the table are valid`() {
    let names = TimeZones.names.all
    #expect(names.count > 590)
    #expect(
      names.map { Array($0.utf8) } == names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    )
    let set = Set(names)
    #expect(set.count == names.count)
    for name in names {
      #expect(TimeZoneStrategy().verdict(on: name) == .valid, "\(name)")
      for other in [
        name + "/", name + " ", "/" + name, name + "x", String(name.dropLast()), name.lowercased(),
      ] {
        #expect(TimeZoneStrategy().verdict(on: other) == Verdict(set.contains(other)), "\(other)")
      }
    }
  }

  @Test func `a value with several names of the table is invalid`() {
    let names = TimeZones.names.all
    #expect(TimeZoneStrategy().verdict(on: names.joined(separator: "\n")) == .invalid)
    #expect(TimeZoneStrategy().verdict(on: names[0] + "\n" + names[1]) == .invalid)
    #expect(TimeZoneStrategy().verdict(on: names[0] + "\n") == .invalid)
  }
}

extension RuleTable {
  static let timeZone = RuleTable(
    "timezone", as: .timeZone,
    accepts: [
      "Africa/Abidjan", "Zulu", "UTC", "Etc/UTC", "GMT+0", "Etc/GMT-14", "Europe/Berlin", "Europe/Kiev",
      "Europe/Kyiv",
      "America/Argentina/ComodRivadavia", "America/North_Dakota/New_Salem", "EST5EDT", "US/Pacific",
      "Antarctica/DumontDUrville",
    ],
    rejects: [
      "timezone.unknown": [
        "", "europe/berlin", "EUROPE/BERLIN", "Europe", "Europe/", "Berlin", "Europe/Berlin ",
        " Europe/Berlin", "Europe/Berlin\n",
        "Europe/Berlin/Mitte", "Europe/Bonn", "CEST", "PST", "+01:00", "UTC+1", "GMT+1", "Etc/GMT+13",
        "Local", "localtime", "Z",
        "posix/Europe/Berlin", "Europe\\Berlin", "Europe/Berl\u{131}n",
      ]
    ])
}
