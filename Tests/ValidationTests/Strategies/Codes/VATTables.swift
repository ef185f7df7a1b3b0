import Validation

extension RuleTable {
  /// One table for each country of the rule `vat`.
  static let vatCountries: [RuleTable] = [
    RuleTable(
      "vat:AT", accepts: ["ATU04332187", "ATU86379400", "ATU15594079", "ATU13585627", "U04332187"],
      rejects: [
        "vat.structure": ["", "ATU0433218", "ATU043321870", "ATU04332187 ", "AT13585627", "ATU1358562A"],
        "vat.part": ["ATU00000006"],
        "vat.checksum": ["ATU04332188", "ATU86379401", "ATU15594070"],
      ]),
    RuleTable(
      "vat:BE", accepts: ["BE0034131627", "BE1030564127", "BE0871012290", "BE0428759497", "0034131627"],
      rejects: [
        "vat.structure": [
          "", "BE003413162", "BE00341316270", "BE0034131627 ", "BE428759497", "BE0428.759.497",
        ],
        "vat.checksum": ["BE0034131628", "BE1030564128", "BE0871012291"],
        "vat.part": ["BE2428759497", "BE0000000000", "BE0000000097"],
      ]),
    RuleTable(
      "vat:BG", accepts: ["BG704828145", "BG0154303918", "BG489638340", "704828145"],
      rejects: [
        "vat.part": ["BG000000000"],
        "vat.structure": ["", "BG70482814", "BG704828145 "],
        "vat.checksum": ["BG7048281450", "BG704828146", "BG0154303919", "BG489638341"],
      ]),
    RuleTable(
      "vat:CY", accepts: ["CY09839301G", "CY13338726Y", "CY34309805B", "CY10259033P", "09839301G"],
      rejects: [
        "vat.structure": ["", "CY09839301", "CY09839301G0", "CY09839301G "],
        "vat.checksum": ["CY09839302G", "CY13338727Y", "CY34309806B"],
        "vat.part": ["CY12259033P"],
      ]),
    RuleTable(
      "vat:CZ",
      accepts: [
        "CZ47510790", "CZ35427841", "CZ18244939", "CZ25123891", "CZ640903926", "CZ7103192745", "47510790",
      ],
      rejects: [
        "vat.structure": ["", "CZ4751079", "CZ47510790 "],
        "vat.part": ["CZ95123891", "CZ00000001"],
        "vat.checksum": ["CZ25123890", "CZ640903927", "CZ7103192746"],
        "vat.birth-date": ["CZ7113192745", "CZ710319274"],
      ]),
    RuleTable(
      "vat:DE", accepts: ["DE105242786", "DE304505331", "DE125634219", "DE136695976", "105242786"],
      rejects: [
        "vat.structure": ["", "DE10524278", "DE1052427860", "DE105242786 "],
        "vat.checksum": ["DE105242787", "DE304505332", "DE125634210"],
        "vat.part": ["DE036695976"],
      ]),
    RuleTable(
      "vat:DK", accepts: ["DK50196550", "DK98356150", "DK74823661", "DK13585628", "50196550"],
      rejects: [
        "vat.structure": ["", "DK5019655", "DK501965500", "DK50196550 "],
        "vat.checksum": ["DK50196551", "DK98356151", "DK74823662"],
        "vat.part": ["DK03585628"],
      ]),
    RuleTable(
      "vat:EE", accepts: ["EE777387218", "EE037917690", "EE287083170", "777387218"],
      rejects: [
        "vat.part": ["EE000000000"],
        "vat.structure": ["", "EE77738721", "EE7773872180", "EE777387218 "],
        "vat.checksum": ["EE777387219", "EE037917691", "EE287083171"],
      ]),
    RuleTable(
      "vat:EL", accepts: ["EL774348731", "EL223623163", "EL705466881", "774348731"],
      rejects: [
        "vat.part": ["EL000000000"],
        "vat.structure": ["", "EL77434873", "EL7743487310", "EL774348731 "],
        "vat.checksum": ["EL774348732", "EL223623164", "EL705466882"],
      ]),
    RuleTable(
      "vat:ES",
      accepts: [
        "ESY6272980C", "ESK0923271M", "ESQ5185067E", "ES54362315K", "ESX2482300W", "ESJ99216582",
        "ESB58378431", "ESK0867756N", "Y6272980C",
      ],
      rejects: [
        "vat.structure": ["", "ESY6272980", "ESY6272980C0", "ESY6272980C "],
        "vat.checksum": ["ESY6272981C", "ESK0923272M", "ESQ5185068E", "ES54362315Z", "ESB58378432"],
        "vat.part": ["ESI99216582", "ESA00000000"],
      ]),
    RuleTable(
      "vat:FI", accepts: ["FI45494809", "FI77014363", "FI74443138", "FI20774740", "45494809"],
      rejects: [
        "vat.part": ["FI00000000"],
        "vat.structure": ["", "FI4549480", "FI454948090", "FI45494809 ", "FI2077474-0"],
        "vat.checksum": ["FI45494800", "FI77014364", "FI74443139"],
      ]),
    RuleTable(
      "vat:FR",
      accepts: [
        "FR6J343524088", "FR1D812067973", "FR8D278742960", "FR40303265045", "FRK7399859412", "FR83404833048",
        "6J343524088",
      ],
      rejects: [
        "vat.structure": ["", "FR6J34352408", "FR6J3435240880", "FR6J343524088 "],
        "vat.checksum": ["FR41303265045", "FRK8399859412"],
        "vat.part": [
          "FR12000000000", "FR6J343524089", "FR1D812067974", "FR8D278742961", "FRIO334175221",
          "FR40303265044",
        ],
      ]),
    RuleTable(
      "vat:GB",
      accepts: [
        "GBHA737", "GB639821467658", "GB396360564766", "GB980780684", "GBGD000", "GBGD499", "GBHA500",
        "GBHA999", "HA737",
      ],
      rejects: [
        "vat.structure": ["", "GBHA73", "GBHA7370", "GBHA737 "],
        "vat.part": ["GB000000000", "GBGD500", "GBHA499"],
        "vat.checksum": ["GB802311781", "GB000000001"],
      ]),
    RuleTable(
      "vat:HR", accepts: ["HR74596158653", "HR11724005046", "HR21969379238", "74596158653"],
      rejects: [
        "vat.structure": ["", "HR7459615865", "HR745961586530", "HR74596158653 "],
        "vat.part": ["HR00000000001"],
        "vat.checksum": ["HR74596158654", "HR11724005047", "HR21969379239"],
      ]),
    RuleTable(
      "vat:HU", accepts: ["HU75946478", "HU40640909", "HU21047091", "HU12892312", "75946478"],
      rejects: [
        "vat.part": ["HU00000000"],
        "vat.structure": ["", "HU7594647", "HU759464780", "HU75946478 "],
        "vat.checksum": ["HU75946479", "HU40640900", "HU21047092"],
      ]),
    RuleTable(
      "vat:IE",
      accepts: [
        "IE5Q84247V", "IE3U17461J", "IE6431713U", "IE6433435F", "IE6433435OA", "IE8D79739I", "5Q84247V",
      ],
      rejects: [
        "vat.structure": ["", "IE5Q84247", "IE5Q84247V0", "IE5Q84247V "],
        "vat.checksum": ["IE5Q84248V", "IE3U17462J", "IE6431714U", "IE6433435E", "IE8D79739J"],
        "vat.part": ["IE0000000W", "IE6433435OX", "IE6433435OJ"],
      ]),
    RuleTable(
      "vat:IT", accepts: ["IT02681170755", "IT00766170716", "IT89611830673", "IT00743110157", "02681170755"],
      rejects: [
        "vat.structure": ["", "IT0268117075", "IT026811707550", "IT02681170755 "],
        "vat.checksum": ["IT02681170756", "IT00766170717", "IT89611830674"],
        "vat.part": ["IT00000000000", "IT00743112157"],
      ]),
    RuleTable(
      "vat:LT",
      accepts: [
        "LT654527111116", "LT656049411", "LT149368998015", "LT119511515", "LT100001919017", "654527111116",
      ],
      rejects: [
        "vat.structure": ["", "LT65452711111", "LT6545271111160", "LT654527111116 ", "LT119511525"],
        "vat.checksum": ["LT654527111117", "LT656049412", "LT149368998016"],
      ]),
    RuleTable(
      "vat:LU", accepts: ["LU29612017", "LU76797684", "LU32445146", "29612017"],
      rejects: [
        "vat.part": ["LU00000000"],
        "vat.structure": ["", "LU2961201", "LU296120170", "LU29612017 "],
        "vat.checksum": ["LU29612018", "LU76797685", "LU32445147"],
      ]),
    RuleTable(
      "vat:LV", as: .vat(.latvia),
      accepts: [
        "LV96416052972", "LV46453521816", "LV44329212775", "LV40003521600", "LV16117519997", "96416052972",
      ],
      rejects: [
        "vat.structure": ["", "LV9641605297", "LV964160529720", "LV96416052972 "],
        "vat.checksum": [
          "LV96416052973", "LV46453521817", "LV44329212776", "LV40003521601", "LV16117519996",
        ],
        "vat.birth-date": ["LV16137519997", "LV31026117516"],
      ]),
    RuleTable(
      "vat:MT", accepts: ["MT84490550", "MT88207189", "MT61864479", "MT11679112", "84490550"],
      rejects: [
        "vat.structure": ["", "MT8449055", "MT844905500", "MT84490550 "],
        "vat.checksum": ["MT84490551", "MT88207180", "MT61864470"],
        "vat.part": ["MT01679112"],
      ]),
    RuleTable(
      "vat:NL", as: .vat(.netherlands),
      accepts: [
        "NL850542357B57", "NL653794733B83", "NL886239240B64", "NL004495445B01", "NL000099998B57",
        "850542357B57",
      ],
      rejects: [
        "vat.structure": ["", "NL850542357B5", "NL850542357B570", "NL850542357B57 ", "NL004495445A01"],
        "vat.checksum": ["NL850542357B58", "NL886239240B65", "NL000000000B01", "NL123456789B90"],
        "vat.part": ["NL004495445B00"],
      ]),
    RuleTable(
      "vat:PL", accepts: ["PL6068536155", "PL6971179803", "PL1851888888", "6068536155"],
      rejects: [
        "vat.part": ["PL0000000000"],
        "vat.structure": ["", "PL606853615", "PL60685361550", "PL6068536155 "],
        "vat.checksum": ["PL6068536156", "PL6971179804", "PL1851888889"],
      ]),
    RuleTable(
      "vat:PT", accepts: ["PT253195209", "PT317043030", "PT550541560", "PT501964843", "253195209"],
      rejects: [
        "vat.structure": ["", "PT25319520", "PT2531952090", "PT253195209 "],
        "vat.checksum": ["PT253195200", "PT317043031", "PT550541561"],
        "vat.part": ["PT001964843"],
      ]),
    RuleTable(
      "vat:RO", accepts: ["RO78", "RO57962750", "RO92029700", "RO18547290", "RO19", "78"],
      rejects: [
        "vat.structure": ["", "RO7", "RO78 ", "RO1"],
        "vat.checksum": ["RO780", "RO79", "RO57962751", "RO92029701"],
        "vat.part": ["RO08547290"],
      ]),
    RuleTable(
      "vat:SE",
      accepts: [
        "SE755719285801", "SE447394731701", "SE188442258301", "SE123456789701", "755719285801",
        "SE880320001601",
      ],
      rejects: [
        "vat.birth-date": ["SE881320001701", "SE010000000001"],
        "vat.structure": [
          "", "SE75571928580", "SE7557192858010", "SE755719285801 ", "SE123456789702", "SE755719285802",
          "SE447394731702", "SE188442258302",
        ],
      ]),
    RuleTable(
      "vat:SI", accepts: ["SI88291146", "SI87852896", "SI63584140", "SI50223054", "88291146"],
      rejects: [
        "vat.structure": ["", "SI8829114", "SI882911460", "SI88291146 "],
        "vat.checksum": ["SI88291147", "SI87852897", "SI63584141"],
        "vat.part": ["SI05022305"],
      ]),
    RuleTable(
      "vat:SK", accepts: ["SK8735925550", "SK9887947058", "SK1283857861", "SK2022749619", "8735925550"],
      rejects: [
        "vat.structure": ["", "SK873592555", "SK87359255500", "SK8735925550 "],
        "vat.checksum": ["SK8735925551", "SK9887947059", "SK1283857862", "SK2062749619", "SK0022749619"],
      ]),
    RuleTable(
      "vat:XI", accepts: ["XI334843452", "XI574733851", "XI208267719", "334843452"],
      rejects: [
        "vat.structure": ["", "XI33484345", "XI3348434520", "XI334843452 "],
        "vat.checksum": ["XI334843453", "XI574733852", "XI208267710"],
      ]),
    RuleTable(
      "vat:CH",
      accepts: [
        "CHE400499156IVA", "CHE274205493TVA", "CHE122753048IVA", "CHE-107.787.577 IVA",
        "CHE-107.787.577 MWST", "CHE107787577TPV",
      ],
      rejects: [
        "vat.part": ["CHE000000000MWST"],
        "vat.structure": [
          "", "CHE400499156IV", "CHE400499156IVA0", "CHE400499156IVA ", "CHE107787577", "107787577MWST",
          "CHE-107.787.577 VAT", "CHE-107787577 MWST",
        ],
        "vat.checksum": ["CHE400499157IVA", "CHE274205494TVA", "CHE122753049IVA", "CHE107787578MWST"],
      ]),
    RuleTable(
      "vat:NO",
      accepts: [
        "NO530174263MVA", "NO279568788MVA", "NO883982258MVA", "NO995525828MVA", "NO 995 525 828 MVA",
        "NO995 525 828 MVA", "530174263MVA", "995 525 828 MVA",
      ],
      rejects: [
        "vat.part": ["NO000000000MVA"],
        "vat.structure": [
          "", "NO530174263MV", "NO530174263MVA0", "NO530174263MVA ", "NO995525828", "995525828",
          " 995 525 828 MVA", "NO  995 525 828 MVA", "NO 995525828MVA",
        ],
        "vat.checksum": ["NO530174264MVA", "NO279568789MVA", "NO883982259MVA"],
      ]),
  ]
}
