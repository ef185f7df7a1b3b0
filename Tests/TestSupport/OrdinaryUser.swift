import Platform

/// Changes the process to an unprivileged user permanently, for exit tests, which run in a process of their own.
///
/// Permissions do not restrict root, so the effect of missing permissions cannot be tested as root.
package func becomeOrdinaryUser() {
  guard geteuid() == 0 else { return }
  precondition(setgid(65534) == 0 && setuid(65534) == 0, "root cannot become nobody")
}
