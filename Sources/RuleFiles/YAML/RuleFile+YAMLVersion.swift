internal import CYAML

extension RuleFile {
  /// The name and the version of the library that reads YAML.
  package static var yamlLibrary: (name: String, version: String) {
    // SAFETY: the function returns a constant string that ends with NUL.
    ("libyaml", unsafe String(cString: yaml_get_version_string()))
  }
}
