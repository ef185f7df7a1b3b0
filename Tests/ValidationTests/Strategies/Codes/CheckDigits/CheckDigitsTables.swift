import Validation

extension RuleTable {
  /// Codes that python-stdnum 2.2 accepts, or for the systems that it lacks the arithmetic of the standard; and the same with a fault.
  static let checkDigits: [RuleTable] = [
    RuleTable(
      "check-digits:luhn", as: .checkDigits(.luhn()),
      accepts: [
        "257", "8995", "13946", "411777", "1516202", "46610994", "069584837", "0401198031", "64942055522",
        "667869819843",
      ],
      rejects: [
        "check-digits.structure": [
          "", "6678-69819843", "667869819843 ", "66786981984a", "é64942055522", "04*01198031",
        ],
        "check-digits.checksum": ["357", "8095", "14946", "421777", "1516302", "46710994", "079584837"],
      ]),
    RuleTable(
      "check-digits:luhn:16", as: .checkDigits(.luhn(radix: 16)),
      accepts: [
        "D75", "9D8F", "9A0D7", "A0C41C", "AEBB8F0", "010B8E92", "A5B5AB89B", "C3049787A9", "5D33AA7E52B",
        "A6E87316A58C",
      ],
      rejects: [
        "check-digits.structure": [
          "", "A6E8-7316A58C", "A6E87316A58C ", "a6e87316a58c", "é5D33AA7E52B", "C3*049787A9",
        ],
        "check-digits.checksum": ["E75", "9E8F", "9B0D7", "A1C41C", "AEBC8F0", "010B9E92", "A5B5BB89B"],
      ]),
    RuleTable(
      "check-digits:luhn:36", as: .checkDigits(.luhn(radix: 36)),
      accepts: [
        "L55", "M8Q2", "IXHTJ", "MQIQQT", "2Q9C0UV", "WRZE2TXB", "IYLE4I7F2", "22WCR30U7V", "AWJF1XYQ37S",
        "L8GYU3MEC7YK",
      ],
      rejects: [
        "check-digits.structure": [
          "", "L8GY-U3MEC7YK", "L8GYU3MEC7YK ", "l8gyu3mec7yk", "éAWJF1XYQ37S", "22*WCR30U7V",
        ],
        "check-digits.checksum": ["M55", "N8Q2", "IYHTJ", "NQIQQT", "2Q9D0UV", "WSZE2TXB", "IYME4I7F2"],
      ]),
    RuleTable(
      "check-digits:iso7064:11-2", as: .checkDigits(.iso7064(.mod11Radix2)),
      accepts: [
        "124", "3421", "07967", "043490", "8860751", "00201014", "701887522", "5156694540", "35612806196",
        "205798609607", "079X",
      ],
      rejects: [
        "check-digits.structure": [
          "", "2057-98609607", "205798609607 ", "20579860960a", "é35612806196", "51*56694540", "07X9",
        ],
        "check-digits.checksum": ["224", "4421", "08967", "143490", "8870751", "10201014", "701897522"],
      ]),
    RuleTable(
      "check-digits:iso7064:37-2", as: .checkDigits(.iso7064(.mod37Radix2)),
      accepts: [
        "NVW", "KQQI", "T1FDZ", "YH4RER", "R81KNZA", "G7T7XO6F", "KY60U9FOU", "2X56OB1L7*", "17UIJ52WXFB",
        "6Z6Z3ZKB4FB1",
      ],
      rejects: [
        "check-digits.structure": [
          "", "6Z6Z-3ZKB4FB1", "6Z6Z3ZKB4FB1 ", "6z6z3zkb4fb1", "é17UIJ52WXFB", "2X*56OB1L7*",
        ],
        "check-digits.checksum": ["OVW", "KRQI", "U1FDZ", "YH5RER", "R82KNZA", "G8T7XO6F", "KY60UAFOU"],
      ]),
    RuleTable(
      "check-digits:iso7064:97-10", as: .checkDigits(.iso7064(.mod97Radix10)),
      accepts: [
        "FT70", "PGN83", "PMZQ93", "5OWFQ33", "AQXU9P08", "9A6VUXS88", "B8HC9WKE94", "YIQHDJ1HU21",
        "OCBNFKU9QU30", "DTZ1U4P2TEF63",
      ],
      rejects: [
        "check-digits.structure": [
          "", "DTZ1-U4P2TEF63", "DTZ1U4P2TEF63 ", "dtz1u4p2tef63", "éOCBNFKU9QU30", "YI*QHDJ1HU21",
        ],
        "check-digits.checksum": [
          "FU70", "PHN83", "PM0Q93", "6OWFQ33", "AQYU9P08", "9B6VUXS88", "C8HC9WKE94",
        ],
      ]),
    RuleTable(
      "check-digits:iso7064:661-26", as: .checkDigits(.iso7064(.mod661Radix26)),
      accepts: [
        "UWRW", "YVCKC", "GIHGXE", "YIEFTXH", "WVBIFBQS", "KFNCXZCQM", "DCIJBLOSRG", "XVKAAKKNMXF",
        "PCGUSXPMERLM", "KDICVNDOQIDMO",
      ],
      rejects: [
        "check-digits.structure": [
          "", "KDIC-VNDOQIDMO", "KDICVNDOQIDMO ", "kdicvndoqidmo", "éPCGUSXPMERLM", "XV*KAAKKNMXF",
        ],
        "check-digits.checksum": [
          "UXRW", "YWCKC", "GIHHXE", "YIEFUXH", "WVCIFBQS", "LFNCXZCQM", "DCJJBLOSRG",
        ],
      ]),
    RuleTable(
      "check-digits:iso7064:1271-36", as: .checkDigits(.iso7064(.mod1271Radix36)),
      accepts: [
        "XN6E", "NSII0", "G6LY9J", "X7VWM27", "3IB9BNM6", "T76Z9LQ4B", "ZJBTUJB4AD", "6BZYPM6HH12",
        "O382UWHFWMOL", "LPSY4MV79H69R",
      ],
      rejects: [
        "check-digits.structure": [
          "", "LPSY-4MV79H69R", "LPSY4MV79H69R ", "lpsy4mv79h69r", "éO382UWHFWMOL", "6B*ZYPM6HH12",
        ],
        "check-digits.checksum": [
          "XO6E", "NTII0", "G6LZ9J", "Y7VWM27", "3IBABNM6", "T86Z9LQ4B", "ZJBUUJB4AD",
        ],
      ]),
    RuleTable(
      "check-digits:iso7064:11-10", as: .checkDigits(.iso7064(.mod11And10)),
      accepts: [
        "199", "1239", "96620", "992638", "8829237", "45407663", "589478475", "0930137286", "73383087197",
        "422719005932",
      ],
      rejects: [
        "check-digits.structure": [
          "", "4227-19005932", "422719005932 ", "42271900593a", "é73383087197", "09*30137286",
        ],
        "check-digits.checksum": ["299", "2239", "96720", "092638", "9829237", "45507663", "589479475"],
      ]),
    RuleTable(
      "check-digits:iso7064:27-26", as: .checkDigits(.iso7064(.mod27And26)),
      accepts: [
        "QCN", "PRAB", "KKKLO", "WWECTB", "YBWCXKD", "ZGCGNWYP", "HPKDZBNCU", "GWFMPPWCRM", "NGUPJAOOYWN",
        "MOFOBXILLOQJ",
      ],
      rejects: [
        "check-digits.structure": [
          "", "MOFO-BXILLOQJ", "MOFOBXILLOQJ ", "mofobxilloqj", "éNGUPJAOOYWN", "GW*FMPPWCRM",
        ],
        "check-digits.checksum": ["RCN", "PSAB", "KLKLO", "WWEDTB", "YBWDXKD", "ZGDGNWYP", "HPLDZBNCU"],
      ]),
    RuleTable(
      "check-digits:iso7064:37-36", as: .checkDigits(.iso7064(.mod37And36)),
      accepts: [
        "NP6", "E0DA", "GN9TB", "YCAD1D", "APWA181", "7ASVB31U", "PSKQ23FPA", "2PV1EF6OUT", "CAL7M73IHTK",
        "JVFZH1LMK53S",
      ],
      rejects: [
        "check-digits.structure": [
          "", "JVFZ-H1LMK53S", "JVFZH1LMK53S ", "jvfzh1lmk53s", "éCAL7M73IHTK", "2P*V1EF6OUT",
        ],
        "check-digits.checksum": ["OP6", "F0DA", "HN9TB", "YCAE1D", "AQWA181", "7BSVB31U", "PTKQ23FPA"],
      ]),
    RuleTable(
      "check-digits:gs1", as: .checkDigits(.gs1),
      accepts: [
        "376", "5586", "07238", "046503", "9817449", "37645007", "602932686", "5824020074", "07789865820",
        "421281657743",
      ],
      rejects: [
        "check-digits.structure": [
          "", "4212-81657743", "421281657743 ", "42128165774a", "é07789865820", "58*24020074",
        ],
        "check-digits.checksum": ["476", "5686", "07338", "046603", "0817449", "38645007", "602032686"],
      ]),
    RuleTable(
      "check-digits:verhoeff", as: .checkDigits(.verhoeff),
      accepts: [
        "010", "3419", "17636", "917563", "9714970", "63180743", "155371851", "6198335054", "36714352334",
        "978653967673",
      ],
      rejects: [
        "check-digits.structure": [
          "", "9786-53967673", "978653967673 ", "97865396767a", "é36714352334", "61*98335054",
        ],
        "check-digits.checksum": ["110", "4419", "17736", "927563", "9724970", "64180743", "155372851"],
      ]),
    RuleTable(
      "check-digits:damm", as: .checkDigits(.damm),
      accepts: [
        "904", "4025", "10244", "880704", "3347601", "57342174", "467132743", "6526477882", "35440755436",
        "800282802000",
      ],
      rejects: [
        "check-digits.structure": [
          "", "8002-82802000", "800282802000 ", "80028280200a", "é35440755436", "65*26477882",
        ],
        "check-digits.checksum": ["004", "5025", "20244", "890704", "3347701", "58342174", "467232743"],
      ]),
  ]
}
