// swift-tools-version: 6.2
import PackageDescription

// Without the trait InternationalNames, so that neither libidn2 nor libunistring is linked.
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
