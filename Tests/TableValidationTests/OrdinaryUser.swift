import Glibc

/// Becomes a user without privileges, for good: for exit tests, which have a process of their own.
///
/// Where the tests run as root no permission stops them, so that what permissions forbid can't be seen otherwise.
func becomeOrdinaryUser() {
  guard geteuid() == 0 else { return }
  precondition(setgid(65534) == 0 && setuid(65534) == 0, "root cannot become nobody")
}
