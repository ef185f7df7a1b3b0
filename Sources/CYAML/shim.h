// LibYAML: parses the syntax of YAML 1.1, which is almost that of YAML 1.2. The values of scalars are decided in Swift.
#include <yaml.h>
