import Validation

extension RuleTable {
  /// One table for each country of the rule `national-id`.
  static let nationalIDs: [RuleTable] = nationalIDsToIceland + nationalIDsFromItaly

  private static let nationalIDsToIceland: [RuleTable] = [
    RuleTable(
      "national-id:AT", accepts: ["8287291234", "4912090430", "5624051132", "1237 010180"],
      refuses: [
        "national-id.structure": ["", "828729123", "82872912340", "8287291234 "],
        "national-id.checksum": ["8287291235", "4912090431", "5624051133"],
        "national-id.part": ["0237010180"],
      ]),
    RuleTable(
      "national-id:BE",
      accepts: [
        "88081951246", "54092431070", "75031743965", "85.07.30-033.28", "17073003384", "85073003328",
      ],
      refuses: [
        "national-id.structure": ["", "8808195124", "880819512460", "88081951246 ", "85.0730-03328"],
        "national-id.checksum": ["88081951247", "54092431071", "75031743966", "85073003329"],
        "national-id.part": ["85133003328", "85073203328"],
      ]),
    RuleTable(
      "national-id:BG", accepts: ["8709196851", "5612242700", "4803295175", "7523169263", "8032056031"],
      refuses: [
        "national-id.structure": ["", "870919685", "87091968510", "8709196851 "],
        "national-id.checksum": ["8709196852", "5612242701", "4803295176"],
        "national-id.birth-date": ["8019010008", "7502300000"],
      ]),
    RuleTable(
      "national-id:BR",
      accepts: ["73540331700", "53556093251", "25228728007", "390.533.447-05", "39053344705"],
      refuses: [
        "national-id.structure": ["", "7354033170", "735403317000", "73540331700 ", "390533447-05"],
        "national-id.checksum": ["73540331701", "53556093252", "25228728008", "390.533.447-06"],
        "national-id.part": ["00000000000", "111.111.111-11"],
      ]),
    RuleTable(
      "national-id:CA", accepts: ["700886005", "339845463", "166687004", "123-456-782", "123 456 782"],
      refuses: [
        "national-id.structure": ["", "70088600", "7008860050", "700886005 ", "123-456782"],
        "national-id.checksum": ["700886006", "339845464", "166687005"],
        "national-id.part": ["023456782", "823456785"],
      ]),
    RuleTable(
      "national-id:CH",
      accepts: ["7563974014891", "7564293968568", "7565047735863", "756.9217.0769.85", "7569217076985"],
      refuses: [
        "national-id.structure": [
          "", "756397401489", "75639740148910", "7563974014891 ", "757.9217.0769.85", "756.92170769.85",
        ],
        "national-id.checksum": ["7563974014892", "7564293968569", "7565047735864"],
      ]),
    RuleTable(
      "national-id:CL",
      accepts: [
        "426265516", "22444727", "752654794", "12.531.909-2", "12531909-2", "125319092", "76086428-5",
      ],
      refuses: [
        "national-id.structure": ["", "4262655160", "426265516 ", "12.531909-2", "12531909-k"],
        "national-id.checksum": [
          "42626551", "426265517", "22444728", "752654795", "12531909-3", "12531909-K",
        ],
      ]),
    RuleTable(
      "national-id:CN",
      accepts: [
        "110101198203276888", "110101197304241460", "110101196605042268", "11010519491231002X",
        "440524188001010014",
      ],
      refuses: [
        "national-id.structure": [
          "", "11010119820327688", "1101011982032768880", "110101198203276888 ", "110105491231002",
          "11010519491231002x",
        ],
        "national-id.checksum": [
          "110101198203276889", "110101197304241461", "110101196605042269", "110105194912310020",
        ],
        "national-id.part": ["990105194912310025"],
        "national-id.birth-date": ["11010519491331002X"],
      ]),
    RuleTable(
      "national-id:CZ",
      accepts: [
        "7101299249", "6306292861", "7312054222", "710319/2745", "7103192745", "530121/999", "530101999",
      ],
      refuses: [
        "national-id.structure": ["", "71012992490", "7101299249 ", "71-0319/2745", "710319 2745"],
        "national-id.checksum": ["7101299240", "6306292862", "7312054223", "710319/2746"],
        "national-id.birth-date": ["710129924", "7113192745", "540101999"],
        "national-id.part": ["530121000", "530121/000"],
      ]),
    RuleTable(
      "national-id:DE", accepts: ["68765942104", "27846051235", "45140792688", "36574261809", "65929970489"],
      refuses: [
        "national-id.structure": ["", "6876594210", "687659421040", "68765942104 "],
        "national-id.checksum": ["68765942105", "27846051236", "45140792689", "36574261890"],
        "national-id.part": ["06592997048", "12345678903", "11123456786"],
      ]),
    RuleTable(
      "national-id:DK",
      accepts: ["1907838254", "1612559481", "0512922325", "211062-5629", "2110625629", "0101000000"],
      refuses: [
        "national-id.structure": ["", "190783825", "19078382540", "1907838254 ", "211062 5629"],
        "national-id.birth-date": ["511062-5629", "3002004000"],
      ]),
    RuleTable(
      "national-id:EE", accepts: ["35203176724", "39204295771", "34907176371", "36805280109"],
      refuses: [
        "national-id.structure": ["", "3520317672", "352031767240", "35203176724 "],
        "national-id.checksum": ["35203176725", "39204295772", "34907176372"],
        "national-id.birth-date": ["36813280109"],
        "national-id.part": ["06805280109", "96805280109"],
      ]),
    RuleTable(
      "national-id:ES",
      accepts: ["Y0017012Y", "Z0051627C", "Y6523413Y", "54362315K", "X2482300W", "12345678Z", "Z1234567R"],
      refuses: [
        "national-id.structure": [
          "", "Y0017012", "Y0017012Y0", "y0017012y", "54362315-K", "A54362315", "5436231K",
        ],
        "national-id.checksum": ["Y0017013Y", "Z0051628C", "Y6523414Y", "54362315Z", "X2482300A"],
      ]),
    RuleTable(
      "national-id:FI",
      accepts: [
        "110982-104V", "260937-617F", "091180-252E", "131052-308T", "131052+308T", "131052A308T",
        "131052U308T",
      ],
      refuses: [
        "national-id.structure": ["", "110982-104", "110982-104V0", "110982-104v", "131052/308T"],
        "national-id.checksum": ["110982-105V", "260937-618F", "091180-253E", "131052-308U"],
        "national-id.part": ["131052G308T", "131052-001M", "131052-900M"],
        "national-id.birth-date": ["311152-308T"],
      ]),
    RuleTable(
      "national-id:FR",
      accepts: [
        "217445187053484", "206413836702436", "144562A55743148", "295109912611193", "2 95 10 99 126 111 93",
        "253072B07300470", "253072A07300443",
      ],
      refuses: [
        "national-id.structure": [
          "", "21744518705348", "2174451870534840", "217445187053484 ", "253072C07300443",
          "295 109 912 611 193",
        ],
        "national-id.checksum": [
          "217445187053485", "206413836702437", "144562A55743149", "295109912611192", "253072A07300470",
        ],
        "national-id.part": ["095109912611193", "995109912611193"],
      ]),
    RuleTable(
      "national-id:GR", accepts: ["04104012499", "02109044202", "14073532369", "01013099997"],
      refuses: [
        "national-id.structure": ["", "0410401249", "041040124990", "04104012499 "],
        "national-id.checksum": ["04104012490", "02109044203", "14073532360"],
        "national-id.birth-date": ["01133099997"],
      ]),
    RuleTable(
      "national-id:HR", accepts: ["15107029666", "47209993474", "83806578758"],
      refuses: [
        "national-id.structure": ["", "1510702966", "151070296660", "15107029666 "],
        "national-id.checksum": ["15107029667", "47209993475", "83806578759"],
      ]),
    RuleTable(
      "national-id:IE", accepts: ["4078593F", "3930870T", "9264422PA", "6433435F", "6433435OA", "6433435FT"],
      refuses: [
        "national-id.structure": ["", "4078593", "4078593F0", "4078593f"],
        "national-id.checksum": ["4078594F", "3930871T", "9264423PA", "6433435E", "6433435OB"],
        "national-id.part": ["6433435FC"],
      ]),
    RuleTable(
      "national-id:IL", accepts: ["067626762", "040541153", "629620154", "039337423"],
      refuses: [
        "national-id.structure": ["", "06762676", "0676267620", "067626762 ", "39337423"],
        "national-id.checksum": ["067626763", "040541154", "629620155"],
        "national-id.part": ["000000000"],
      ]),
  ]

  private static let nationalIDsFromItaly: [RuleTable] = [
    RuleTable(
      "national-id:IN",
      accepts: ["310698720501", "324171467746", "477434902119", "234123412346", "2341 2341 2346"],
      refuses: [
        "national-id.structure": ["", "31069872050", "3106987205010", "310698720501 ", "2341-2341-2346"],
        "national-id.checksum": ["310698720502", "324171467747", "477434902110", "234123412347"],
        "national-id.part": ["123412341234", "222222222222"],
      ]),
    RuleTable(
      "national-id:IS", accepts: ["1601787959", "0507452369", "2105834599", "450401-3150", "1201743399"],
      refuses: [
        "national-id.structure": ["", "160178795", "16017879590", "1601787959 "],
        "national-id.birth-date": ["3902902319"],
        "national-id.part": ["1201743391"],
        "national-id.checksum": ["4504013160"],
      ]),
    RuleTable(
      "national-id:IT",
      accepts: [
        "ZWTSQZ61A16E299Y", "VDHEJX75T54X691T", "MUDVAH57T59O279Z", "RSSMRA85T10A562S", "RCCMNL83S18D969H",
        "RSSMRA85T10A56NH",
      ],
      refuses: [
        "national-id.structure": [
          "", "ZWTSQZ61A16E299", "ZWTSQZ61A16E299Y0", "zwtsqz61a16e299y", "00743110157",
        ],
        "national-id.checksum": [
          "ZWTSQZ61A16E290Y", "VDHEJX75T54X692T", "MUDVAH57T59O270Z", "RSSMRA85T10A562T",
        ],
        "national-id.part": ["RSSMRAA5T10A562S"],
        "national-id.birth-date": ["RSSMRA85T35A562X", "RSSMRA85F10A562X"],
      ]),
    RuleTable(
      "national-id:LT", accepts: ["49312114667", "43008298580", "48706225441", "33309240064"],
      refuses: [
        "national-id.structure": ["", "4931211466", "493121146670", "49312114667 "],
        "national-id.checksum": ["49312114668", "43008298581", "48706225442"],
        "national-id.birth-date": ["33313240064"],
        "national-id.part": ["03309240064"],
      ]),
    RuleTable(
      "national-id:LV",
      accepts: ["28019112075", "29079118756", "27037212489", "161175-19997", "32579461005"],
      refuses: [
        "national-id.structure": ["", "2801911207", "280191120750", "28019112075 "],
        "national-id.checksum": ["28019112076", "29079118757", "27037212480", "32579461006"],
        "national-id.birth-date": ["161375-19997", "161175-39997"],
      ]),
    RuleTable(
      "national-id:MX",
      accepts: ["ISJO630507HMCDPB91", "BEEG670123HMCKNS72", "UBAO580212HMCIGY21", "BOXW310820HNERXN09"],
      refuses: [
        "national-id.structure": ["", "ISJO630507HMCDPB9", "ISJO630507HMCDPB910", "isjo630507hmcdpb91"],
        "national-id.checksum": [
          "ISJO630507HMCDPB92", "BEEG670123HMCKNS73", "UBAO580212HMCIGY22", "BOXW310820HNERXN08",
        ],
        "national-id.birth-date": ["BOXW311320HNERXN09"],
        "national-id.part": ["BOXW310820ANERXN09", "BOXW310820HXXRXN09"],
      ]),
    RuleTable(
      "national-id:NL", accepts: ["676008355", "216894219", "753260335", "111222333", "174559434"],
      refuses: [
        "national-id.structure": ["", "67600835", "6760083550", "676008355 ", "11122233"],
        "national-id.checksum": ["676008356", "216894210", "753260336", "111252333"],
        "national-id.part": ["000000000"],
      ]),
    RuleTable(
      "national-id:NO",
      accepts: ["05015761832", "01075620809", "23127044724", "15108695088", "151086 95088"],
      refuses: [
        "national-id.structure": ["", "0501576183", "050157618320", "05015761832 ", "15108-695088"],
        "national-id.checksum": ["05015761833", "01075620800", "23127044725", "15108695077"],
        "national-id.birth-date": ["15138695088"],
      ]),
    RuleTable(
      "national-id:PL", accepts: ["59062757942", "64080976215", "46040696595", "44051401359", "02070803628"],
      refuses: [
        "national-id.structure": ["", "5906275794", "590627579420", "59062757942 "],
        "national-id.checksum": ["59062757943", "64080976216", "46040696596", "44051401358"],
        "national-id.birth-date": ["44133101358", "44050001358"],
      ]),
    RuleTable(
      "national-id:PT",
      accepts: ["5089935886R4", "287721753LH9", "797177517167", "00000000 0 ZZ4", "000000000ZZ4"],
      refuses: [
        "national-id.structure": ["", "5089935886R", "5089935886R40", "5089935886r4", "000000000zz4"],
        "national-id.checksum": ["5089935886R5", "287721753LH0", "797177517168", "00000000 0 ZZ3"],
      ]),
    RuleTable(
      "national-id:RO",
      accepts: [
        "1750810408371", "1940418405714", "1340209402729", "1630615123457",
        "5000229401231", "7000229401233", "9000229401237",
      ],
      refuses: [
        "national-id.structure": ["", "175081040837", "17508104083710", "1750810408371 "],
        "national-id.checksum": ["1750810408372", "1940418405715", "1340209402720", "1630615123458"],
        "national-id.birth-date": ["1631315123457", "1000229401232"],
        "national-id.part": ["0800101221142", "1630615993457"],
      ]),
    RuleTable(
      "national-id:SE",
      accepts: [
        "710102-3518", "770731-0863", "881227-9951", "880320-0016", "8803200016", "880320+0016",
        "198803200016", "19880320-0016", "701063-2391",
      ],
      refuses: [
        "national-id.structure": ["", "710102-351", "710102-35180", "710102-3518 ", "880320/0016"],
        "national-id.checksum": ["710102-3519", "770731-0864", "881227-9952", "880320-0018"],
        "national-id.birth-date": ["881320-0018", "880332-0018"],
      ]),
    RuleTable(
      "national-id:SI", accepts: ["2305956507220", "0901948503945", "1504982509680", "0101006500006"],
      refuses: [
        "national-id.structure": ["", "230595650722", "23059565072200", "2305956507220 "],
        "national-id.checksum": ["2305956507221", "0901948503946", "1504982509681", "0101006500007"],
        "national-id.birth-date": ["0113006500006"],
      ]),
    RuleTable(
      "national-id:SK", accepts: ["9002170342", "6203077199", "6705175807", "710319/2745", "7153192750"],
      refuses: [
        "national-id.structure": ["", "90021703420", "9002170342 ", "710319-2745"],
        "national-id.checksum": ["9002170343", "6203077190", "6705175808", "710319/2746"],
        "national-id.birth-date": ["1103492745"],
      ]),
    RuleTable(
      "national-id:TH", accepts: ["5721228160648", "1259094798511", "6335554398789", "1-2345-67890-12-1"],
      refuses: [
        "national-id.structure": ["", "572122816064", "57212281606480", "5721228160648 ", "1-234567890121"],
        "national-id.checksum": ["5721228160649", "1259094798512", "6335554398780", "7100600445636"],
        "national-id.part": ["0345600445635"],
      ]),
    RuleTable(
      "national-id:TR", accepts: ["26484085838", "48612075092", "28091901594", "10000000146", "17291716060"],
      refuses: [
        "national-id.structure": ["", "2648408583", "264840858380", "26484085838 "],
        "national-id.checksum": ["26484085839", "48612075093", "28091901595", "17291716050", "17291716092"],
        "national-id.part": ["07291716060"],
      ]),
    RuleTable(
      "national-id:UA", accepts: ["2450882104", "2394312908", "5523149137", "1759013776"],
      refuses: [
        "national-id.structure": ["", "245088210", "24508821040", "2450882104 "],
        "national-id.checksum": ["2450882105", "2394312909", "5523149138", "1759013770"],
      ]),
    RuleTable(
      "national-id:US",
      accepts: ["620-53-3645", "577754781", "809969308", "001-01-0001", "899-99-9999", "536904399"],
      refuses: [
        "national-id.structure": [
          "", "620-53-364", "620-53-36450", "620-53-3645 ", "111-455555", "111 45 5555",
        ],
        "national-id.part": [
          "000-45-5555", "666-45-5555", "900-45-5555", "111-00-5555", "111-45-0000", "078-05-1120",
        ],
      ]),
    RuleTable(
      "national-id:ZA", accepts: ["5305198872051", "7501200392082", "6203110373010", "7503305044089"],
      refuses: [
        "national-id.structure": ["", "530519887205", "53051988720510", "5305198872051 "],
        "national-id.checksum": ["5305198872052", "7501200392083", "6203110373011", "8503305044089"],
        "national-id.birth-date": ["9125568044082"],
        "national-id.part": ["7503305044389"],
      ]),
    RuleTable(
      "national-id:GB", accepts: ["AA123456A", "AB 12 34 56 C", "ZY999999D"],
      refuses: [
        "national-id.structure": ["", "AA12345A", "AA1234567A", "aa123456a", "AB 123456 C", "AA123456"],
        "national-id.part": ["DA123456A", "AO123456A", "BG123456A", "ZZ123456A", "TN123456A", "AA123456E"],
      ]),
    RuleTable(
      "national-id:HK",
      accepts: [
        "A1234563", "A123456(3)", "Z683365(A)", "G000000(A)", "G000000A", "AB987654(3)", "WX1234569",
      ],
      refuses: [
        "national-id.structure": [
          "", "A123456", "A123456(3", "A1234563)", "A123456[3]", "a1234563", "A123456B",
        ],
        "national-id.checksum": ["A1234564", "A123456(A)", "B1234563", "A123465(3)"],
      ]),
    RuleTable(
      "national-id:TW", accepts: ["A123456789", "F131104093", "A800000014", "Z299999992"],
      refuses: [
        "national-id.structure": ["", "A12345678", "A1234567890", "a123456789", "1123456789"],
        "national-id.part": ["A323456789", "A023456789"],
        "national-id.checksum": ["A123456788", "B123456789"],
      ]),
    RuleTable(
      "national-id:IR", accepts: ["0000000019", "0012345679", "1234567891", "0493570020", "9999999980"],
      refuses: [
        "national-id.structure": ["", "123456789", "12345678901", "۰۰۱۲۳۴۵۶۷۸"],
        "national-id.part": ["0000000000", "9999999999"],
        "national-id.checksum": ["1234567890"],
      ]),
  ]
}
