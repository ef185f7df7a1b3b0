import Validation

extension RuleTable {
  /// The tables of the countries from Italy on, in the order of their codes.
  static let nationalIDsFromItaly: [RuleTable] = [
    RuleTable(
      "national-id:IN",
      accepts: ["310698720501", "324171467746", "477434902119", "234123412346", "2341 2341 2346"],
      rejects: [
        "national-id.structure": ["", "31069872050", "3106987205010", "310698720501 ", "2341-2341-2346"],
        "national-id.checksum": ["310698720502", "324171467747", "477434902110", "234123412347"],
        "national-id.part": ["123412341234", "222222222222"],
      ]),
    RuleTable(
      "national-id:IS",
      accepts: [
        "1601787959", "0507452369", "2105834599", "450401-3150", "1201743399", "2002262010", "1201743329",
        "0101201998", "8123456789", "9999999999", "800000-0001", "7102690259", "700269-0359",
      ],
      rejects: [
        "national-id.structure": ["", "160178795", "16017879590", "1601787959 "],
        "national-id.birth-date": ["3902902319", "3102222050", "7102790209"],
        "national-id.part": ["1201743391", "1201743397", "1337991337"],
        "national-id.unborn": ["3112262010"],
        "national-id.checksum": ["4504013160"],
      ]),
    RuleTable(
      "national-id:IT",
      accepts: [
        "ZWTSQZ61A16E299Y", "RSSMRA85T10A562S", "RCCMNL83S18D969H", "RSSMRA85T10A56NH", "FOXGAX85T10A562Q",
        "AIUMRA85T10A562F", "XAXMRA85T10Z129C", "RSSMRA85T10Z1N9B", "RSSMRA85T10L219G", "RSSMRA00B29A562C",
      ],
      rejects: [
        "national-id.structure": [
          "", "ZWTSQZ61A16E299", "ZWTSQZ61A16E299Y0", "zwtsqz61a16e299y", "00743110157",
        ],
        "national-id.checksum": ["ZWTSQZ61A16E290Y", "FOXGAX85T10A563Q", "RSSMRA85T10A562T"],
        "national-id.part": [
          "RSSMRAA5T10A562S", "VDHEJX75T54X691T", "MUDVAH57T59A279Z", "RASMRA85T10A562A",
          "RSSMAR85T10A562C", "RSSMRA85T10N562F", "RSSMRA85T10J562B", "AXAMRA85T10A562F",
        ],
        "national-id.birth-date": ["RSSMRA85T35A562X", "RSSMRA85F10A562X", "RSSMRA01B29A562D"],
      ]),
    RuleTable(
      "national-id:LT",
      accepts: [
        "49312114667", "43008298580", "48706225441", "33309240064", "33800000066", "33805000069",
        "43800150010", "99999999997",
      ],
      rejects: [
        "national-id.structure": ["", "4931211466", "493121146670", "49312114667 "],
        "national-id.checksum": ["49312114668", "43008298581", "48706225442"],
        "national-id.birth-date": ["33313240064", "33805320068"],
        "national-id.part": ["03309240064"],
        "national-id.unborn": ["59912310012", "70001010019"],
      ]),
    RuleTable(
      "national-id:LV",
      accepts: [
        "28019112075", "29079118756", "27037212489", "161175-19997", "32579461005", "328673-00679",
        "31122520015",
      ],
      rejects: [
        "national-id.structure": ["", "2801911207", "280191120750", "28019112075 "],
        "national-id.checksum": ["28019112076", "29079118757", "27037212480", "32579461006"],
        "national-id.birth-date": ["161375-19997", "161175-39997"],
        "national-id.unborn": ["01019920013", "31122620016"],
      ]),
    RuleTable(
      "national-id:MX",
      accepts: [
        "BEEG670123HMCKNS72", "BOXW310820HNERXN09", "BXXW310820HNERXN06", "VACA850101HDFRRN07",
        "BOXW310820XNERXN03",
      ],
      rejects: [
        "national-id.structure": ["", "ISJO630507HMCDPB9", "ISJO630507HMCDPB910", "isjo630507hmcdpb91"],
        "national-id.checksum": [
          "BEEG670123HMCKNS73", "BXXW310820HNERXN07", "BOXW310820HNERXN08",
        ],
        "national-id.birth-date": ["BOXW311320HNERXN09"],
        "national-id.part": [
          "BOXW310820ANERXN09", "BOXW310820HXXRXN09", "ISJO630507HMCDPB91", "BSXW310820HNERXN01",
          "UBAO580212HMCIGY21", "BOXW310820HNEAXN09", "BOXW310820HNERXE06", "BOXW310820HNERON05",
        ],
        "national-id.unborn": ["BOXW310820HNERXNA9"],
      ]),
    RuleTable(
      "national-id:NL", accepts: ["676008355", "216894219", "753260335", "111222333", "174559434"],
      rejects: [
        "national-id.structure": ["", "67600835", "6760083550", "676008355 ", "11122233"],
        "national-id.checksum": ["676008356", "216894210", "753260336", "111252333"],
        "national-id.part": ["000000000"],
      ]),
    RuleTable(
      "national-id:NO",
      accepts: ["05015761832", "01075620809", "23127044724", "15108695088", "151086 95088", "01018560026"],
      rejects: [
        "national-id.structure": ["", "0501576183", "050157618320", "05015761832 ", "15108-695088"],
        "national-id.checksum": ["05015761833", "01075620800", "23127044725", "15108695077"],
        "national-id.birth-date": ["15138695088"],
        "national-id.unborn": ["01013050038", "01013950187", "31122650076"],
      ]),
    RuleTable(
      "national-id:PL", as: .nationalID(.poland),
      accepts: ["59062757942", "64080976215", "46040696595", "44051401359", "02070803628"],
      rejects: [
        "national-id.structure": ["", "5906275794", "590627579420", "59062757942 "],
        "national-id.checksum": ["59062757943", "64080976216", "46040696596", "44051401358"],
        "national-id.birth-date": ["44133101358", "44050001358"],
        "national-id.unborn": ["99323101352", "26523101354"],
      ]),
    RuleTable(
      "national-id:PT",
      accepts: ["5089935886R4", "287721753LH9", "797177517167", "00000000 0 ZZ4", "000000000ZZ4"],
      rejects: [
        "national-id.structure": ["", "5089935886R", "5089935886R40", "5089935886r4", "000000000zz4"],
        "national-id.checksum": ["5089935886R5", "287721753LH0", "797177517168", "00000000 0 ZZ3"],
      ]),
    RuleTable(
      "national-id:RO",
      accepts: [
        "1750810408371", "1940418405714", "1340209402729", "1630615123457",
        "5000229401231", "7000229401233", "9000229401237", "1630615120013", "1630615129992",
      ],
      rejects: [
        "national-id.structure": ["", "175081040837", "17508104083710", "1750810408371 "],
        "national-id.checksum": ["1750810408372", "1940418405715", "1340209402720", "1630615123458"],
        "national-id.birth-date": ["1631315123457", "1000229401232"],
        "national-id.part": ["0800101221142", "1630615993457", "1630615120005"],
        "national-id.unborn": ["5991231120015", "5261231120016"],
      ]),
    RuleTable(
      "national-id:SE",
      accepts: [
        "710102-3518", "770731-0863", "881227-9951", "880320-0016", "8803200016", "880320+0016",
        "198803200016", "19880320-0016", "701063-2391", "191500722390", "191500602394", "191512602390",
        "198803209991",
      ],
      rejects: [
        "national-id.structure": ["", "710102-351", "710102-35180", "710102-3518 ", "880320/0016"],
        "national-id.checksum": ["710102-3519", "770731-0864", "881227-9952", "880320-0018"],
        "national-id.birth-date": [
          "881320-0018", "880332-0018", "179912312395", "198800202395", "191502912395", "198800922398",
        ],
        "national-id.part": ["198803200008"],
        "national-id.unborn": ["209912312395"],
      ]),
    RuleTable(
      "national-id:SI", accepts: ["2305956507220", "0901948503945", "1504982509680", "0101006500006"],
      rejects: [
        "national-id.structure": ["", "230595650722", "23059565072200", "2305956507220 "],
        "national-id.checksum": ["2305956507221", "0901948503946", "1504982509681", "0101006500007"],
        "national-id.birth-date": ["0113006500006"],
        "national-id.unborn": ["0101101500001", "3112026500013"],
      ]),
    RuleTable(
      "national-id:SK", accepts: ["9002170342", "6203077199", "6705175807", "710319/2745", "7153192750"],
      rejects: [
        "national-id.structure": ["", "90021703420", "9002170342 ", "710319-2745"],
        "national-id.checksum": ["9002170343", "6203077190", "6705175808", "710319/2746"],
        "national-id.birth-date": ["1103492745", "0521010017", "0571010011"],
      ]),
    RuleTable(
      "national-id:TH", accepts: ["5721228160648", "1259094798511", "6335554398789", "1-2345-67890-12-1"],
      rejects: [
        "national-id.structure": ["", "572122816064", "57212281606480", "5721228160648 ", "1-234567890121"],
        "national-id.checksum": ["5721228160649", "1259094798512", "6335554398780", "7100600445636"],
        "national-id.part": ["0345600445635"],
      ]),
    RuleTable(
      "national-id:TR", accepts: ["26484085838", "48612075092", "28091901594", "10000000146", "17291716060"],
      rejects: [
        "national-id.structure": ["", "2648408583", "264840858380", "26484085838 "],
        "national-id.checksum": ["26484085839", "48612075093", "28091901595", "17291716050", "17291716092"],
        "national-id.part": ["07291716060"],
      ]),
    RuleTable(
      "national-id:UA", accepts: ["2450882104", "2394312908", "1759013776", "0000100010", "4600000010"],
      rejects: [
        "national-id.structure": ["", "245088210", "24508821040", "2450882104 "],
        "national-id.checksum": ["2450882105", "2394312909", "1759013770"],
        "national-id.birth-date": ["0000000000", "0000000017"],
        "national-id.unborn": ["5523149137", "9999999996", "4634800011"],
      ]),
    RuleTable(
      "national-id:US", as: .nationalID(.unitedStates),
      accepts: ["620-53-3645", "577754781", "809969308", "001-01-0001", "899-99-9999", "536904399"],
      rejects: [
        "national-id.structure": [
          "", "620-53-364", "620-53-36450", "620-53-3645 ", "111-455555", "111 45 5555",
        ],
        "national-id.part": [
          "000-45-5555", "666-45-5555", "900-45-5555", "111-00-5555", "111-45-0000", "078-05-1120",
        ],
      ]),
    RuleTable(
      "national-id:ZA", accepts: ["5305198872051", "7501200392082", "6203110373010", "7503305044089"],
      rejects: [
        "national-id.structure": ["", "530519887205", "53051988720510", "5305198872051 "],
        "national-id.checksum": ["5305198872052", "7501200392083", "6203110373011", "8503305044089"],
        "national-id.birth-date": ["9125568044082"],
        "national-id.part": ["7503305044389"],
      ]),
    RuleTable(
      "national-id:GB", accepts: ["AA123456A", "AB 12 34 56 C", "ZY999999D"],
      rejects: [
        "national-id.structure": ["", "AA12345A", "AA1234567A", "aa123456a", "AB 123456 C", "AA123456"],
        "national-id.part": ["DA123456A", "AO123456A", "BG123456A", "ZZ123456A", "TN123456A", "AA123456E"],
      ]),
    RuleTable(
      "national-id:HK",
      accepts: [
        "A1234563", "A123456(3)", "Z683365(A)", "G000000(A)", "G000000A", "AB987654(3)", "WX1234569",
      ],
      rejects: [
        "national-id.structure": [
          "", "A123456", "A123456(3", "A1234563)", "A123456[3]", "a1234563", "A123456B",
        ],
        "national-id.checksum": ["A1234564", "A123456(A)", "B1234563", "A123465(3)"],
      ]),
    RuleTable(
      "national-id:TW",
      accepts: [
        "A123456789", "F131104093", "A800000014", "Z299999992", "AA00000009", "FD12345676", "HC10000003",
      ],
      rejects: [
        "national-id.structure": ["", "A12345678", "A1234567890", "a123456789", "1123456789"],
        "national-id.part": ["A323456789", "A023456789", "AE00000007"],
        "national-id.checksum": ["A123456788", "B123456789", "AA00000008"],
      ]),
    RuleTable(
      "national-id:IR", accepts: ["0000000019", "0012345679", "1234567891", "0493570020", "9999999980"],
      rejects: [
        "national-id.structure": ["", "123456789", "12345678901", "۰۰۱۲۳۴۵۶۷۸"],
        "national-id.part": ["0000000000", "9999999999"],
        "national-id.checksum": ["1234567890"],
      ]),
  ]
}
