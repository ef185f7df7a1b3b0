/// How the body of a request is delimited: RFC 9112, section 6.
enum BodyFraming: Equatable {
  case length(Int)
  case chunks
}
