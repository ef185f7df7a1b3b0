// swift-tools-version: 6.2
import PackageDescription

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
    .library(name: "CSVRecords", targets: ["CSVRecords"]),
    .library(name: "RuleFiles", targets: ["RuleFiles"]),
    .library(name: "TableValidation", targets: ["TableValidation"]),
    .library(name: "FormValidation", targets: ["FormValidation"]),
    .executable(name: "validate", targets: ["validate"]),
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

    // Floor 1: rules, and records; neither knows the other, neither does I/O.
    .target(
      name: "Validation", dependencies: ["CPCRE2", "CIDN2", "CUnistring", "CScan"],
      swiftSettings: settings),
    .target(name: "CSVRecords", dependencies: ["CScan"], swiftSettings: settings),

    // Floor 2: rules as written in files.
    .target(name: "RuleFiles", dependencies: ["Validation", "CSVRecords", "CYAML"], swiftSettings: settings),

    // Floor 3: rules over records, and over what a form posts.
    .target(
      name: "TableValidation", dependencies: ["Validation", "CSVRecords", "RuleFiles"],
      swiftSettings: settings),

    .target(
      name: "FormValidation", dependencies: ["Validation", "RuleFiles", "CScan"], swiftSettings: settings),

    // Floor 4: the program.
    .executableTarget(
      name: "validate", dependencies: ["Validation", "CSVRecords", "RuleFiles", "TableValidation"],
      swiftSettings: settings),

    // What tests share; no product has it.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .target(
      name: "TestSupport", dependencies: ["CAllocations"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "ValidationTests", dependencies: ["Validation", "TestSupport", "CScan"], exclude: ["Golden"],
      swiftSettings: settings),
    .testTarget(
      name: "CSVRecordsTests", dependencies: ["CSVRecords", "TestSupport", "CScan"], swiftSettings: settings),
    .testTarget(
      name: "RuleFilesTests", dependencies: ["RuleFiles", "TestSupport", "Validation", "CSVRecords"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TableValidationTests",
      dependencies: ["TableValidation", "TestSupport", "Validation", "CSVRecords", "RuleFiles"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "FormValidationTests",
      dependencies: ["FormValidation", "Validation", "RuleFiles", "TestSupport"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "validateTests",
      dependencies: [
        "validate", "TestSupport", "FormValidation", "RuleFiles", "TableValidation", "Validation",
      ],
      exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
