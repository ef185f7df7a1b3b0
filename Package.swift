// swift-tools-version: 6.2
import PackageDescription

/// The condition under which libidn2 and libunistring, which are under the LGPL or the GPL, are linked.
let withInternationalNames: TargetDependencyCondition? = .when(traits: ["InternationalNames"])

/// What every target is compiled with: Swift 6 mode, warnings as errors, `unsafe` marked where it stands.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Validation",
  products: [
    .library(name: "Validation", targets: ["Validation"]),
    .library(name: "JSONDocument", targets: ["JSONDocument"]),
    .library(name: "CSVRecords", targets: ["CSVRecords"]),
    .library(name: "RuleFiles", targets: ["RuleFiles"]),
    .library(name: "TableValidation", targets: ["TableValidation"]),
    .library(name: "FormValidation", targets: ["FormValidation"]),
    .executable(name: "validate", targets: ["validate"]),
  ],
  traits: [
    // Off, the rules that need them are errors that name the trait, and neither library is linked.
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
      name: "CIDN2", pkgConfig: "libidn2",
      providers: [.apt(["libidn2-dev"]), .brew(["libidn2"])]),
    .systemLibrary(
      name: "CUnistring",
      providers: [.apt(["libunistring-dev"]), .brew(["libunistring"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CScan"),

    // Floor 0: bytes, for the package alone.
    .target(name: "Bytes", dependencies: ["CScan"], swiftSettings: settings),

    // Floor 0: JSON, read and written.
    .target(name: "JSONDocument", dependencies: ["Bytes"], swiftSettings: settings),

    // Floor 1: rules, and records; neither knows the other, neither does I/O.
    .target(
      name: "Validation",
      dependencies: [
        "Bytes", "JSONDocument", "CPCRE2", "CScan",
        .target(name: "CIDN2", condition: withInternationalNames),
        .target(name: "CUnistring", condition: withInternationalNames),
      ],
      swiftSettings: settings),
    .target(name: "CSVRecords", dependencies: ["Bytes", "CScan"], swiftSettings: settings),

    // Floor 2: rules as written in files.
    .target(
      name: "RuleFiles", dependencies: ["Bytes", "JSONDocument", "Validation", "CSVRecords", "CYAML"],
      swiftSettings: settings),

    // Floor 3: rules over records, and over what a form posts.
    .target(
      name: "TableValidation",
      dependencies: ["Bytes", "JSONDocument", "Validation", "CSVRecords", "RuleFiles"],
      swiftSettings: settings),

    .target(
      name: "FormValidation", dependencies: ["Bytes", "JSONDocument", "Validation", "RuleFiles"],
      swiftSettings: settings),

    // Floor 4: the program.
    .executableTarget(
      name: "validate",
      dependencies: ["Bytes", "JSONDocument", "Validation", "CSVRecords", "RuleFiles", "TableValidation"],
      swiftSettings: settings),

    // What tests share; no product has it.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .target(
      name: "TestSupport", dependencies: ["CAllocations"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(name: "BytesTests", dependencies: ["Bytes", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "JSONDocumentTests", dependencies: ["Bytes", "JSONDocument", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ValidationTests",
      dependencies: ["Bytes", "JSONDocument", "TestSupport", "Validation", "CScan"], exclude: ["Golden"],
      swiftSettings: settings),
    .testTarget(
      name: "CSVRecordsTests", dependencies: ["Bytes", "TestSupport", "CSVRecords", "CScan"],
      swiftSettings: settings),
    .testTarget(
      name: "RuleFilesTests",
      dependencies: ["Bytes", "JSONDocument", "TestSupport", "RuleFiles", "Validation", "CSVRecords"],
      swiftSettings: settings),
    .testTarget(
      name: "TableValidationTests",
      dependencies: [
        "Bytes", "JSONDocument", "TestSupport", "TableValidation", "Validation", "CSVRecords", "RuleFiles",
      ],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "FormValidationTests",
      dependencies: ["Bytes", "JSONDocument", "TestSupport", "FormValidation", "Validation", "RuleFiles"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "validateTests",
      dependencies: [
        "TestSupport", "validate", "CSVRecords", "FormValidation", "RuleFiles", "TableValidation",
        "Validation",
      ],
      exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
