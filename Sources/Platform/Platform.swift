// The C library of the system, for every target that calls it; SystemDifferences has what its functions do differently.
//
// Only glibc is built and tested. Another system is tried here first: its C library is one more branch.
#if canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#elseif canImport(Android)
@_exported public import Android
#elseif canImport(Darwin)
@_exported public import Darwin
#else
#error("name the C library of this system here")
#endif
