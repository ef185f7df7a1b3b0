import RuleFiles
import Testing
import Validation

/// Tests of which values are times, years, months and durations: Table Schema v2, "Types and Formats".
struct MomentTypeTests {
  @Test(
    arguments: [
      ("time", "00:00:00", ""), ("time", "23:59:59", ""), ("time", "24:00:00", "time.no-such-hour"),
      ("time", "12:60:00", "time.no-such-minute"), ("time", "12:00:60", "time.no-such-second"),
      ("time", "12:00", "time.malformed"), ("time", "12:00:00Z", "time.malformed"),
      ("time", "12:00:00.5", "time.malformed"), ("time", "1:00:00", "time.malformed"),
      ("datetime", "2024-01-26T15:00:00", ""), ("datetime", "2024-01-26T15:00:00.300-05:00", ""),
      ("datetime", "2024-01-26T15:00:00Z", ""), ("datetime", "-0044-03-15T12:00:00", ""),
      ("datetime", "12024-01-01T00:00:00+14:00", ""), ("datetime", "2024-01-26T24:00:00", ""),
      ("datetime", "2024-01-26T24:00:01", "time.no-such-hour"),
      ("datetime", "2024-01-26T24:00:00.5", "time.no-such-hour"),
      ("datetime", "2024-01-26 15:00:00", "date-time.malformed"),
      ("datetime", "2024-01-26t15:00:00", "date-time.malformed"),
      ("datetime", "2024-01-26T15:00:00z", "date-time.malformed"),
      ("datetime", "2024-01-26T15:00", "date-time.malformed"),
      ("datetime", "2024-01-26", "date-time.malformed"),
      ("datetime", "2023-02-29T00:00:00", "date.no-such-day"),
      ("datetime", "2024-13-01T00:00:00", "date.no-such-month"),
      ("datetime", "0000-01-01T00:00:00", "year.no-such-year"),
      ("datetime", "02024-01-01T00:00:00", "year.no-such-year"),
      ("datetime", "2024-01-01T00:00:00+14:01", "time.offset-too-large"),
      ("datetime", "2024-01-01T00:00:00+05", "date-time.malformed"),
      ("datetime", "2024-01-01T00:00:00.", "date-time.malformed"),
      ("datetime", "2024-01-01T00:00:00.1234567890123456780", ""),
      ("datetime", "2024-01-01T00:00:00.1234567890123456781", "time.too-precise"),
      ("year", "2024", ""), ("year", "-0044", ""), ("year", "12024", ""), ("year", "2024Z", ""),
      ("year", "2024+01:00", ""), ("year", "24", "year.malformed"), ("year", "0000", "year.no-such-year"),
      ("year", "02024", "year.no-such-year"), ("year", "1234567890", "year.malformed"),
      ("year", "+2024", "year.malformed"), ("year", "٢٠٢٤", "year.malformed"),
      ("yearmonth", "2024-02", ""), ("yearmonth", "-0001-12", ""), ("yearmonth", "2024-02Z", ""),
      ("yearmonth", "2024-13", "month.no-such-month"), ("yearmonth", "2024-2", "month.malformed"),
      ("yearmonth", "2024", "month.malformed"), ("yearmonth", "2024-02-01", "month.malformed"),
      ("duration", "P1Y2M3DT4H5M6.7S", ""), ("duration", "-P1D", ""), ("duration", "P1Y3D", ""),
      ("duration", "PT1H6S", ""), ("duration", "P", "duration.empty"), ("duration", "PT", "duration.empty"),
      ("duration", "P1DT", "duration.empty"), ("duration", "P1W", "duration.malformed"),
      ("duration", "+P1D", "duration.malformed"), ("duration", "P1.5Y", "duration.malformed"),
      ("duration", "P1M1Y", "duration.malformed"), ("duration", "PT1S1M", "duration.malformed"),
      ("duration", "P1S", "duration.malformed"), ("duration", "p1d", "duration.malformed"),
      ("duration", "P1000000000001M", "duration.too-large"), ("duration", "P0000000000000000000001M", ""),
      ("duration", "PT99999999999999999999S", "duration.too-large"),
    ])
  func `dates and times are those of XML Schema, and a time has no fraction and no offset`(
    type: String, value: String, code: String
  ) throws {
    #expect(try fieldRules(#""type":"\#(type)""#).codes(of: value) == code)
  }

  @Test(
    arguments: [
      ("date", "2024-02-29", ""), ("date", "20240229", ""), ("date", "2024-060", ""), ("date", "2024366", ""),
      ("date", "2024-W09-4", ""), ("date", "2020W537", ""), ("date", "2023-366", "date.no-such-day"),
      ("date", "2024-W53-1", "week.no-such-week"), ("date", "2024-W01-8", "date.no-such-day"),
      ("date", "10th Jan 1969", "moment.malformed"), ("date", "01/02/2024", "moment.malformed"),
      ("date", "2024-0229", "moment.malformed"), ("date", "0000-01-01", "date.no-such-year"),
      ("time", "08:30", ""), ("time", "T083015,25Z", ""), ("time", "08:30:15.5+0100", ""),
      ("time", "0830-05", ""),
      ("time", "08", "moment.malformed"), ("time", "8:30", "moment.malformed"),
      ("time", "3 am", "moment.malformed"),
      ("time", "08:30+24:00", "time.no-such-offset"),
      ("datetime", "2024-02-29 08:30", ""), ("datetime", "20240229T083015Z", ""),
      ("datetime", "2024-02-29", "moment.malformed"), ("datetime", "2024-02-29x08:30", "moment.malformed"),
    ])
  func `the format any accepts unambiguous ISO 8601 formats`(
    type: String, value: String, code: String
  )
    throws
  {
    #expect(try fieldRules(#""type":"\#(type)","format":"any""#).codes(of: value) == code)
  }

  @Test(
    arguments: [
      ("date", "%d/%m/%y", "21/11/06", ""), ("date", "<%d/%m/%Y>", "1/2/2024", ""),
      ("date", "fmt:%d.%m.%Y", "01.02.2024", ""), ("date", "%d.%m.%Y", "31.02.2024", "date.no-such-day"),
      ("date", "%d.%m.%Y", "01.02.24", "strptime.no-match"),
      ("date", "%d.%m.%Y", "01.02.2024 ", "strptime.no-match"),
      ("date", "%d%m%Y", "1112024", ""), ("date", "%Y-%j", "2024-366", ""),
      ("date", "%Y-%j", "2023-366", "date.no-such-day"), ("date", "%d %B %Y", "2  may 2024", ""),
      ("date", "%A, %b %d %Y", "Monday, Feb 29 2024", ""), ("date", "%D", "02/29/24", ""),
      ("date", "%d/%m/%Y", "٢١/11/2006", "strptime.no-match"), ("date", "%Y", "0000", "date.no-such-year"),
      ("date", "T%Y", "t2024", "strptime.no-match"), ("date", "%Y%%", "2024%", ""),
      ("time", "%I:%M %p", "12:00 AM", ""), ("time", "%H:%M", "24:00", "strptime.no-match"),
      ("time", "%d/%m %H:%M", "30/06 08:30", ""), ("time", "%d/%m %H:%M", "31/06 08:30", "date.no-such-day"),
      ("date", "%d/%m", "31/06", "date.no-such-day"),
      ("time", "%d/%m %H:%M", "29/02 08:30", "date.no-such-day"),
      ("time", "%Y %j %H", "2023 366 08", "date.no-such-day"),
      ("date", "%j %d/%m", "001 31/06", "date.no-such-day"),
      ("date", "%d/%m/%Y %z", "01/06/2024 +2359", ""),
      ("date", "%d/%m/%Y %z", "01/06/2024 +9900", "time.no-such-offset"),
      ("date", "%d/%m/%Y %z", "01/06/2024 -2400", "time.no-such-offset"),
      ("time", "%H%z", "08+2400", "time.no-such-offset"),
      ("time", "%T", "08:30:60", "time.no-such-second"), ("time", "%H:%M", "3:00 am", "strptime.no-match"),
      ("datetime", "%Y%m%dT%H%M%S%z", "20240101T101112+0100", ""),
      ("datetime", "%Y%m%dT%H%M%S%z", "20240101T101112Z", ""),
      ("datetime", "%F %T.%f", "2024-01-01 10:11:12.123456", ""),
      ("datetime", "%F %T.%f", "2024-01-01 10:11:12.1234567", "strptime.no-match"),
      ("datetime", "%Y %z", "2024 +2400", "time.no-such-offset"),
      ("datetime", "%Y %z", "2024 -01:30:59", ""), ("datetime", "%Y %z", "2024 +013059", ""),
      ("datetime", "%z %Y", "+013 2024", "strptime.no-match"),
      ("datetime", "%Y %z", "2024 ", "strptime.no-match"),
      ("datetime", "%Y %z", "2024 +01:3059", "strptime.no-match"),
      ("datetime", "%Y %z", "2024 +0160", "strptime.no-match"),
      ("datetime", "%Y %z", "2024 +２100", "strptime.no-match"),
      ("datetime", "%Y %z", "2024 z", "strptime.no-match"),
    ])
  func `a format with a percent sign is a pattern of strptime`(
    type: String, format: String, value: String, code: String
  ) throws {
    #expect(try fieldRules(#""type":"\#(type)","format":"\#(format)""#).codes(of: value) == code)
  }

  @Test(
    arguments: [
      (#""time","constraints":{"minimum":"10:00:00"}"#, "10:00:00", ""),
      (#""time","constraints":{"minimum":"10:00:00"}"#, "09:59:59", "moment.too-early"),
      (#""time","constraints":{"exclusiveMaximum":"10:00:00"}"#, "10:00:00", "moment.not-before"),
      (#""datetime","constraints":{"minimum":"2024-01-01T00:00:00Z"}"#, "2024-01-01T01:00:00+01:00", ""),
      (
        #""datetime","constraints":{"exclusiveMinimum":"2024-01-01T00:00:00Z"}"#, "2024-01-01T01:00:00+01:00",
        "moment.not-after"
      ),
      (
        #""datetime","constraints":{"maximum":"2024-01-01T00:00:00Z"}"#, "2024-01-01T00:00:00.000000001Z",
        "moment.too-late"
      ),
      (
        #""datetime","constraints":{"minimum":"2024-01-01T00:00:00Z"}"#, "2024-01-01T14:00:00",
        "moment.incomparable"
      ),
      (#""datetime","constraints":{"minimum":"2024-01-01T00:00:00Z"}"#, "2024-01-01T14:00:01", ""),
      (#""datetime","constraints":{"maximum":"2023-12-31T24:00:00"}"#, "2024-01-01T00:00:00", ""),
      (#""year","constraints":{"minimum":2000,"maximum":"2010"}"#, "1999", "moment.too-early"),
      (#""year","constraints":{"minimum":2000,"maximum":"2010"}"#, "2010", ""),
      (#""year","constraints":{"maximum":4}"#, "-0044", ""),
      (#""yearmonth","constraints":{"minimum":"2024-02"}"#, "2024-01", "moment.too-early"),
      (#""duration","constraints":{"minimum":"P1D"}"#, "PT24H", ""),
      (#""duration","constraints":{"exclusiveMinimum":"P1D"}"#, "PT24H", "duration.not-longer"),
      (#""duration","constraints":{"maximum":"P1Y"}"#, "P12M", ""),
      (#""duration","constraints":{"maximum":"P1M"}"#, "P27D", ""),
      (#""duration","constraints":{"maximum":"P1M"}"#, "P28D", "duration.incomparable"),
      (#""duration","constraints":{"maximum":"P1M"}"#, "P31D", "duration.incomparable"),
      (#""duration","constraints":{"maximum":"P1M"}"#, "P32D", "duration.too-long"),
      (#""duration","constraints":{"minimum":"PT0S"}"#, "-PT0.1S", "duration.too-short"),
      (#""duration","constraints":{"minimum":"P1D"}"#, "x", "duration.malformed"),
      (
        #""date","format":"%d/%m/%Y","constraints":{"minimum":"01/02/2020"}"#, "31/01/2020",
        "moment.too-early"
      ),
      (#""datetime","constraints":{"enum":["2024-01-01T00:00:00Z"]}"#, "2024-01-01T01:00:00+01:00", ""),
      (
        #""datetime","constraints":{"enum":["2024-01-01T00:00:00Z"]}"#, "2024-01-01T00:00:00",
        "one-of.not-listed"
      ),
      (#""duration","constraints":{"enum":["P1Y"]}"#, "P12M", ""),
      (#""duration","constraints":{"enum":["P1M"]}"#, "P30D", "one-of.not-listed"),
    ])
  func `bounds and enums compare times and durations by value`(
    field: String, value: String, code: String
  )
    throws
  {
    #expect(try fieldRules(#""type":\#(field)"#).codes(of: value) == code)
  }
}
