// swift-tools-version: 6.2
import PackageDescription

/// The condition under which libidn2 and libunistring, which are under the LGPL or the GPL, are used.
let withInternationalNames: TargetDependencyCondition? = .when(traits: ["InternationalNames"])

/// What every target is compiled with: Swift 6 mode, warnings as errors, `unsafe` expressions marked.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What targets are compiled with of which nothing runs for each record that is checked: for size, in the builds of Scripts/build.sh and
/// Scripts/library.sh, which set the variable. A package that others depend on may have no such flags.
let smallSettings: [SwiftSetting] =
  Context.environment["VALIDATION_SMALL"] == nil ? settings : settings + [.unsafeFlags(["-Osize"])]

/// The commit that `validate version --all` prints, which Scripts/build.sh passes.
let commit = Context.environment["VALIDATE_COMMIT"] ?? "unknown"

let package = Package(
  name: "Validation",
  products: [
    .library(name: "Validation", targets: ["Validation"]),
    .library(name: "JSONDocument", targets: ["JSONDocument"]),
    .library(name: "CSVRecords", targets: ["CSVRecords"]),
    .library(name: "RuleFiles", targets: ["RuleFiles"]),
    .library(name: "FileOutput", targets: ["FileOutput"]),
    .library(name: "FindingReports", targets: ["FindingReports"]),
    .library(name: "TableValidation", targets: ["TableValidation"]),
    .library(name: "RuleAnalysis", targets: ["RuleAnalysis"]),
    .library(name: "FormValidation", targets: ["FormValidation"]),
    .library(name: "FileTypes", targets: ["FileTypes"]),
    .library(name: "HTMLMarkup", targets: ["HTMLMarkup"]),
    .library(name: "Controls", targets: ["Controls"]),
    .library(name: "ControlsHTML", targets: ["ControlsHTML"]),
    .library(name: "TextMeasure", targets: ["TextMeasure"]),
    .executable(name: "validate", targets: ["validate"]),
  ],
  traits: [
    // Off, the rules that need them are errors that name the trait, and neither library is loaded.
    .trait(
      name: "InternationalNames",
      description:
        "Rules for international mail and host names, scripts and normal forms, by libidn2 and libunistring."),
    .default(enabledTraits: ["InternationalNames"]),
  ],
  targets: [
    // Floor 0: system libraries.
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // HarfBuzz and FreeType, which TextMeasure alone links.
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev", "libfreetype-dev"]), .brew(["harfbuzz", "freetype"])]),
    // libmagic, which FileTypes alone links.
    .systemLibrary(
      name: "CMagic", pkgConfig: "libmagic",
      providers: [.apt(["libmagic-dev"]), .brew(["libmagic"])]),
    .target(name: "CLibrary"),
    .target(name: "CInternationalNames", dependencies: ["CLibrary"]),
    .target(name: "CScan"),
    .target(name: "CSignals"),
    .target(name: "CTerminal"),
    // zlib, libzstd, liblzma and libbz2: only their headers; the libraries are loaded when they are needed.
    .target(name: "CCompression", dependencies: ["CLibrary"]),
    // OpenSSL's libcrypto, which is loaded when it is needed.
    .target(name: "CDigest", dependencies: ["CLibrary"]),
    // ICU, which is loaded when it is needed.
    .target(name: "CConfusables", dependencies: ["CLibrary"]),
    .target(name: "CEncoding"),
    .target(name: "CBuild", cSettings: [.define("COMMIT", to: commit)]),

    // Floor 0: the structs of Arrow's C interfaces, and the header of the C interface to this project.
    .target(name: "CArrow"),

    // Floor 0: the C library of the system.
    .target(name: "Platform", swiftSettings: settings),

    // Floor 0: bytes, for the package alone.
    .target(name: "Bytes", dependencies: ["CScan"], swiftSettings: settings),

    // Floor 0: JSON, read and written.
    .target(name: "JSONDocument", dependencies: ["Bytes", "CScan"], swiftSettings: settings),

    // Floor 0: HTML, written with escapes.
    .target(name: "HTMLMarkup", dependencies: ["Bytes"], swiftSettings: settings),

    // Floor 0: tables that Scripts/tables.sh generates.
    .target(name: "ValidationData", dependencies: ["Bytes"], swiftSettings: settings),

    // Floor 1: rules, and records; neither knows the other, neither does I/O.
    .target(
      name: "Validation",
      dependencies: [
        "Platform", "Bytes", "JSONDocument", "ValidationData", "CPCRE2", "CScan", "CConfusables",
        .target(name: "CInternationalNames", condition: withInternationalNames),
      ],
      swiftSettings: settings),
    .target(name: "CSVRecords", dependencies: ["Bytes", "CScan"], swiftSettings: settings),

    // Floor 2: compressed sources and outputs, and sources in any encoding.
    .target(
      name: "ByteStreams", dependencies: ["Bytes", "CSVRecords", "CCompression", "CEncoding"],
      swiftSettings: smallSettings),

    // Floor 2: files to read, and files that replace their targets as a whole.
    .target(
      name: "FileOutput",
      dependencies: ["Platform", "Bytes", "CSVRecords", "ByteStreams", "CDigest", "CSignals"],
      swiftSettings: smallSettings),

    // Floor 1: buttons as values; no framework, no networking, no clock.
    .target(name: "Controls", dependencies: ["Platform", "JSONDocument"], swiftSettings: settings),

    // Floor 1: widths of text by font files; who does not use it links neither HarfBuzz nor FreeType.
    .target(name: "TextMeasure", dependencies: ["Controls", "CHarfBuzz"], swiftSettings: settings),

    // Floor 2: buttons as markup, with their style sheet and script.
    .target(
      name: "ControlsHTML", dependencies: ["Controls", "HTMLMarkup", "JSONDocument"],
      resources: [.embedInCode("Assets/controls.css"), .embedInCode("Assets/controls.js")],
      swiftSettings: settings),

    // Floor 2: rules as written in files.
    .target(
      name: "RuleFiles", dependencies: ["Bytes", "JSONDocument", "Validation", "CSVRecords", "CYAML"],
      swiftSettings: smallSettings),

    // Floor 2: findings and their formats.
    .target(
      name: "FindingReports",
      dependencies: [
        "Platform", "Bytes", "JSONDocument", "HTMLMarkup", "Validation", "FileOutput", "RuleFiles",
      ],
      swiftSettings: smallSettings),

    // Floor 3: rules over records, and over what a form posts.
    .target(
      name: "TableValidation",
      dependencies: [
        "Platform", "Bytes", "JSONDocument", "Validation", "CSVRecords", "ByteStreams", "FileOutput",
        "FindingReports",
        "RuleFiles", "CScan",
      ],
      swiftSettings: settings),

    // Floor 3: rules about rules, inferred from values.
    .target(
      name: "RuleAnalysis",
      dependencies: [
        "Bytes", "CSVRecords", "JSONDocument", "HTMLMarkup", "Validation", "RuleFiles", "FindingReports",
      ],
      swiftSettings: settings),

    .target(name: "FileTypes", dependencies: ["FormValidation", "CMagic"], swiftSettings: settings),
    .target(
      name: "FormValidation",
      dependencies: [
        "Bytes", "JSONDocument", "HTMLMarkup", "Controls", "ControlsHTML", "Validation", "RuleFiles",
      ],
      resources: [
        .embedInCode("Assets/form.js"), .embedInCode("Assets/groups.js"),
        .embedInCode("Assets/dependence.js"),
        .embedInCode("Assets/input-field.css"),
      ],
      swiftSettings: settings),

    // Floor 4: the program.
    .executableTarget(
      name: "validate",
      dependencies: [
        "Platform", "Bytes", "JSONDocument", "Validation", "ValidationData", "CSVRecords", "ByteStreams",
        "FileOutput",
        "RuleFiles", "RuleAnalysis", "TableValidation", "CSignals", "CTerminal", "CBuild", "CArrow",
      ],
      swiftSettings: settings),

    // Floor 4: the C interface, over columns in Arrow's format. Scripts/library.sh links it as a shared library.
    .target(
      name: "ValidationC",
      dependencies: [
        "Platform", "Bytes", "JSONDocument", "Validation", "CSVRecords", "FileOutput", "RuleFiles",
        "RuleAnalysis",
        "TableValidation",
        "CArrow",
      ],
      swiftSettings: settings),

    // What tests share; no product has it.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .target(
      name: "TestSupport", dependencies: ["Platform", "CAllocations"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "BytesTests", dependencies: ["Bytes", "CScan", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "JSONDocumentTests", dependencies: ["Bytes", "JSONDocument", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ValidationTests",
      dependencies: [
        "Platform", "Bytes", "JSONDocument", "TestSupport", "Validation", "ValidationData", "CScan",
      ],
      exclude: ["Golden"],
      swiftSettings: settings),
    .testTarget(
      name: "CSVRecordsTests", dependencies: ["Bytes", "TestSupport", "CSVRecords", "CScan"],
      swiftSettings: settings),
    .testTarget(
      name: "ByteStreamsTests", dependencies: ["Bytes", "ByteStreams", "CSVRecords", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FindingReportsTests",
      dependencies: ["Bytes", "FindingReports", "JSONDocument", "RuleFiles", "TestSupport", "Validation"],
      swiftSettings: settings),
    .testTarget(
      name: "FileOutputTests",
      dependencies: ["Platform", "Bytes", "CSignals", "CSVRecords", "FileOutput", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HTMLMarkupTests", dependencies: ["HTMLMarkup", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ControlsTests", dependencies: ["Platform", "Controls", "JSONDocument", "TestSupport"],
      exclude: ["Golden"],
      swiftSettings: settings),
    .testTarget(
      name: "ControlsHTMLTests",
      dependencies: ["Controls", "ControlsHTML", "HTMLMarkup", "JSONDocument", "TestSupport"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "TextMeasureTests",
      dependencies: ["Controls", "ControlsHTML", "HTMLMarkup", "JSONDocument", "TestSupport", "TextMeasure"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "RuleFilesTests",
      dependencies: ["Bytes", "JSONDocument", "TestSupport", "RuleFiles", "Validation", "CSVRecords"],
      swiftSettings: settings),
    .testTarget(
      name: "TableValidationTests",
      dependencies: [
        "Platform", "Bytes", "FileOutput", "FindingReports", "JSONDocument", "TestSupport", "TableValidation",
        "Validation",
        "CSVRecords",
        "RuleFiles",
      ],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "RuleAnalysisTests",
      dependencies: ["Bytes", "RuleAnalysis", "RuleFiles", "FindingReports", "TestSupport", "Validation"],
      swiftSettings: settings),
    .testTarget(
      name: "FileTypesTests", dependencies: ["FileTypes", "FormValidation", "RuleFiles"],
      swiftSettings: settings),
    .testTarget(
      name: "FormValidationTests",
      dependencies: [
        "Platform", "Bytes", "JSONDocument", "HTMLMarkup", "Controls", "ControlsHTML", "TestSupport",
        "FormValidation",
        "Validation", "RuleFiles",
      ],
      exclude: ["Golden", "TenForms/django"], swiftSettings: settings),
    .testTarget(
      name: "ValidationCTests",
      dependencies: [
        "Platform", "TestSupport", "ValidationC", "CArrow", "CSVRecords", "RuleFiles", "TableValidation",
        "Validation",
      ],
      // Arrow's structs are made by hand there: nearly every expression would be marked.
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "validateTests",
      dependencies: [
        "Platform", "TestSupport", "validate", "CSVRecords", "FileOutput", "FormValidation", "RuleFiles",
        "TableValidation",
        "Validation",
      ],
      exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
