// LibYAML: YAML 1.1's syntax, of which YAML 1.2's is nearly all; what scalars mean is decided in Swift.
#include <yaml.h>
