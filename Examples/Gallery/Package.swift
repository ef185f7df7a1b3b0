// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Gallery",
  dependencies: [.package(name: "Validation", path: "../.."), .package(path: "../LocalServer")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "LocalServer", package: "LocalServer"),
        .product(name: "Controls", package: "Validation"),
        .product(name: "ControlsHTML", package: "Validation"),
        .product(name: "FormValidation", package: "Validation"),
        .product(name: "HTMLMarkup", package: "Validation"),
        .product(name: "Validation", package: "Validation"),
      ],
      resources: [
        .embedInCode("Assets/gallery.css"), .embedInCode("Assets/gallery.js"),
        .embedInCode("Assets/icons.svg"),
      ],
      swiftSettings: [
        .strictMemorySafety(), .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
