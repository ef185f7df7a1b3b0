// swift-tools-version: 6.2
import PackageDescription

// The trait InternationalNames is disabled, so that neither libidn2 nor libunistring is needed.
let package = Package(
  name: "ContactForm",
  dependencies: [.package(name: "Validation", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "ContactForm",
      dependencies: [
        .product(name: "FormValidation", package: "Validation"),
        .product(name: "RuleFiles", package: "Validation"),
        .product(name: "Validation", package: "Validation"),
      ])
  ]
)
