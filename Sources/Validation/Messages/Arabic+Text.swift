extension MessageCatalog {
  /// The Arabic messages for texts, numbers and times.
  static let arabicText = """
    alpha.character: يجب ألا تحتوي القيمة إلا على حروف هجائية: الحرف رقم {position} («{character}») ليس منها
    alpha.empty: يجب أن تحتوي القيمة على حروف هجائية
    alphanumeric.character: يجب ألا تحتوي القيمة إلا على حروف هجائية وأرقام: الحرف رقم {position} («{character}») ليس منها
    alphanumeric.empty: يجب أن تحتوي القيمة على حروف هجائية أو أرقام
    ascii.character: يجب ألا تحتوي القيمة إلا على أحرف ASCII: الحرف رقم {position} («{character}») ليس منها
    contains.missing: يجب أن تحتوي القيمة على «{text}»
    digits.character: يجب ألا تحتوي القيمة إلا على أرقام: الحرف رقم {position} («{character}») ليس رقمًا
    digits.too-few: يجب ألا يقل عدد الأرقام عن {minimum|# رقم|رقم واحد|رقمين|# أرقام|# رقمًا|# رقم}، والعدد الحالي {actual}
    digits.too-many: يجب ألا يزيد عدد الأرقام على {maximum|# رقم|رقم واحد|رقمين|# أرقام|# رقمًا|# رقم}، والعدد الحالي {actual}
    empty.not-empty: يجب أن يكون الحقل فارغًا
    ends-with.missing: يجب أن تنتهي القيمة بـ «{text}»
    equals.different: يجب أن تكون القيمة «{expected}»
    identifier.character: يجب أن تكون القيمة معرّفًا: الحرف رقم {position} («{character}») ليس حرفًا هجائيًا ولا رقمًا ولا شرطة سفلية
    identifier.empty: يجب أن تكون القيمة معرّفًا
    identifier.start: يجب أن تكون القيمة معرّفًا: يبدأ بـ «{character}»، وليس ذلك حرفًا هجائيًا ولا شرطة سفلية
    in-file.not-listed: يجب أن تكون القيمة من قيم العمود {column} في {path}
    length.too-long: يجب ألا يزيد الطول على {maximum|# حرف|حرف واحد|حرفين|# أحرف|# حرفًا|# حرف}، والطول الحالي {actual}
    length.too-long/bytes: يجب ألا يزيد الطول على {maximum|# بايت|بايت واحد|# بايت}، والطول الحالي {actual}
    length.too-long/graphemes: يجب ألا يزيد الطول على {maximum|# وحدة كتابية|وحدة كتابية واحدة|وحدتين كتابيتين|# وحدات كتابية|# وحدة كتابية}، والطول الحالي {actual}
    length.too-long/utf16: يجب ألا يزيد الطول على {maximum|# وحدة|وحدة واحدة|وحدتين|# وحدات|# وحدة} من UTF-16، والطول الحالي {actual}
    length.too-short: يجب ألا يقل الطول عن {minimum|# حرف|حرف واحد|حرفين|# أحرف|# حرفًا|# حرف}، والطول الحالي {actual}
    length.too-short/bytes: يجب ألا يقل الطول عن {minimum|# بايت|بايت واحد|# بايت}، والطول الحالي {actual}
    length.too-short/graphemes: يجب ألا يقل الطول عن {minimum|# وحدة كتابية|وحدة كتابية واحدة|وحدتين كتابيتين|# وحدات كتابية|# وحدة كتابية}، والطول الحالي {actual}
    length.too-short/utf16: يجب ألا يقل الطول عن {minimum|# وحدة|وحدة واحدة|وحدتين|# وحدات|# وحدة} من UTF-16، والطول الحالي {actual}
    lowercase.character: يجب أن تكون القيمة بأحرف صغيرة: الحرف رقم {position} («{character}») ليس كذلك
    no-bidi.control: يجب ألا تغيّر القيمة ترتيب النص: الحرف رقم {position} هو {codePoint}
    no-control.control: يجب ألا تحتوي القيمة على أحرف تحكم: الحرف رقم {position} هو {codePoint}
    none-of.listed: يجب ألا تكون القيمة «{value}»
    normalized.different: يجب أن تكون القيمة بصيغة التسوية {form}: وهي ليست كذلك ابتداءً من الحرف رقم {position}
    not-blank: يجب ألا تكون القيمة فراغات فقط
    not-contains.found: يجب ألا تحتوي القيمة على «{text}»، وهو موجود عند الحرف رقم {position}
    not-ends-with.found: يجب ألا تنتهي القيمة بـ «{text}»
    not-regex.matched: يجب ألا تطابق القيمة {pattern}
    not-starts-with.found: يجب ألا تبدأ القيمة بـ «{text}»
    numeric.character: يجب ألا تحتوي القيمة إلا على أرقام: الحرف رقم {position} («{character}») ليس رقمًا
    numeric.empty: يجب أن تحتوي القيمة على أرقام
    one-of.not-listed: يجب أن تكون القيمة إحدى هذه القيم: «{values}»
    printable.character: يجب ألا تحتوي القيمة إلا على أحرف قابلة للطباعة: الحرف رقم {position} هو {codePoint}
    regex.budget-exceeded: تعذّر البتّ في القيمة: تطلّبت المطابقة مع {pattern} خطوات أكثر من اللازم
    regex.no-match: يجب أن تطابق القيمة {pattern}
    required: هذا الحقل مطلوب
    script.character: يجب أن تكون القيمة مكتوبة بـ «{scripts}»: الحرف رقم {position} («{character}») من {actual}
    single-line.line-break: يجب أن تكون القيمة سطرًا واحدًا: الحرف رقم {position} هو فاصل الأسطر {codePoint}
    slug.character: يجب أن تكون القيمة معرّف رابط (slug): الحرف رقم {position} («{character}») ليس حرفًا لاتينيًا صغيرًا ولا رقمًا ولا شرطة
    slug.empty: يجب أن تكون القيمة معرّف رابط (slug)
    slug.hyphen: يجب أن تكون القيمة معرّف رابط (slug): الشرطة عند الحرف رقم {position} لا تصل بين حروف أو أرقام
    starts-with.missing: يجب أن تبدأ القيمة بـ «{text}»
    text.invalid-utf8: يجب أن تكون القيمة بترميز UTF-8
    trimmed.end: يجب ألا تنتهي القيمة بفراغ
    trimmed.start: يجب ألا تبدأ القيمة بفراغ
    uppercase.character: يجب أن تكون القيمة بأحرف كبيرة: الحرف رقم {position} («{character}») ليس كذلك
    words.too-few: يجب ألا يقل عدد الكلمات عن {minimum|# كلمة|كلمة واحدة|كلمتين|# كلمات|# كلمة}، والعدد الحالي {actual}
    words.too-many: يجب ألا يزيد عدد الكلمات على {maximum|# كلمة|كلمة واحدة|كلمتين|# كلمات|# كلمة}، والعدد الحالي {actual}
    all.failed: تخالف القيمة عدة قواعد
    any.failed: لا تحقق القيمة أيًا من القواعد التي يجب تحقق إحداها
    exactly-one.none: لا تحقق القيمة أيًا من القواعد التي يجب تحقق واحدة منها فقط
    exactly-one.several: عدد القواعد المتحققة {count}، ويجب تحقق واحدة منها فقط
    not.matched: تحقق القيمة قاعدة يجب ألا تتحقق
    rule.unexplained: القيمة غير مقبولة، ولا تذكر القاعدة السبب
    boolean.malformed: يجب أن تكون القيمة إحدى هذه القيم: «{values}»
    decimal.malformed: يجب أن تكون القيمة عددًا
    decimal.too-many-digits: يجب ألا يزيد عدد الأرقام قبل الفاصلة على {maximum|# رقم|رقم واحد|رقمين|# أرقام|# رقمًا|# رقم}، والعدد الحالي {actual}
    decimal.too-many-fraction-digits: يجب ألا يزيد عدد الأرقام بعد الفاصلة على {maximum|# رقم|رقم واحد|رقمين|# أرقام|# رقمًا|# رقم}، والعدد الحالي {actual}
    integer.malformed: يجب أن تكون القيمة عددًا صحيحًا
    multiple-of.not-a-number: يجب أن تكون القيمة عددًا
    multiple-of.not-multiple: يجب أن تكون القيمة من مضاعفات {divisor}
    number.malformed: يجب أن تكون القيمة عددًا
    number.not-finite: يجب أن تكون القيمة عددًا لا يزيد على \u{2066}1.7976931348623157e308\u{2069}، وهو أكبر عدد منتهٍ بالدقة المضاعفة
    port.leading-zero: يجب أن تكون القيمة رقم منفذ بلا صفر في أوله
    port.malformed: يجب أن تكون القيمة رقم منفذ مكتوبًا بالأرقام، من 0 إلى 65535
    port.too-large: يجب أن تكون القيمة رقم منفذ لا يزيد على {maximum}
    range.not-a-number: يجب أن تكون القيمة عددًا
    range.not-above: يجب أن تكون القيمة أكبر من {exclusiveMinimum}
    range.not-below: يجب أن تكون القيمة أصغر من {exclusiveMaximum}
    range.too-large: يجب ألا تزيد القيمة على {maximum}
    range.too-small: يجب ألا تقل القيمة عن {minimum}
    age.too-old: يجب أن تكون القيمة تاريخ ميلاد شخص لا يزيد عمره على {maximum|# سنة|سنة واحدة|سنتين|# سنوات|# سنة}، والعمر هنا {actual}
    age.too-young: يجب أن تكون القيمة تاريخ ميلاد شخص لا يقل عمره عن {minimum|# سنة|سنة واحدة|سنتين|# سنوات|# سنة}، والعمر هنا {actual}
    age.unborn: يجب أن تكون القيمة تاريخ ميلاد: وهو بعد تاريخ اليوم، {today}
    date-time.leap-second: يجب ألا تكون الثانية 60: تقع الثواني الكبيسة في آخر يوم من الشهر بتوقيت UTC
    date-time.malformed: يجب أن تكون القيمة تاريخًا ووقتًا مثل \u{2066}2024-02-29T08:30:00Z\u{2069}: تختلف الصيغة عند الحرف رقم {position}
    date.malformed: يجب أن تكون القيمة تاريخًا بصيغة \u{2066}YYYY-MM-DD\u{2069}
    date.no-such-day: يجب أن تكون القيمة يومًا موجودًا: عدد أيام الشهر {last}، وليس فيه اليوم {day}
    date.no-such-month: يجب أن تكون القيمة يومًا موجودًا: لا يوجد الشهر {month}
    date.no-such-year: يجب أن تكون القيمة يومًا موجودًا: تبدأ السنوات من 0001
    date.not-after: يجب أن تكون القيمة بعد {exclusiveMinimum}
    date.not-before: يجب أن تكون القيمة قبل {exclusiveMaximum}
    date.too-early: يجب أن تكون القيمة {minimum} أو بعده
    date.too-late: يجب أن تكون القيمة {maximum} أو قبله
    duration.empty: يجب أن تكون القيمة مدة مثل P1DT12H: ينقص في آخرها عدد ووحدته
    duration.malformed: يجب أن تكون القيمة مدة مثل P1DT12H: تختلف الصيغة عند الحرف رقم {position}
    duration.unit-order: يجب أن تكون القيمة مدة: «{character}» عند الحرف رقم {position} في غير موضعه، والترتيب \u{2066}Y M D T H M S\u{2069} بلا انقطاع
    duration.weeks-combined: يجب أن تكون القيمة مدة: تُكتب الأسابيع وحدها، مثل P2W
    local-date-time.malformed: يجب أن تكون القيمة تاريخًا ووقتًا مثل \u{2066}2024-02-29T08:30\u{2069}: تختلف الصيغة عند الحرف رقم {position}
    month.malformed: يجب أن تكون القيمة شهرًا بصيغة \u{2066}YYYY-MM\u{2069}
    month.no-such-month: يجب أن تكون القيمة شهرًا موجودًا: لا يوجد الشهر {month}
    month.no-such-year: يجب أن تكون القيمة شهرًا موجودًا: تبدأ السنوات من 0001
    time.leap-second: يجب ألا تكون الثانية 60: تقع الثواني الكبيسة عند \u{2066}23:59:60 UTC\u{2069}
    time.malformed: يجب أن تكون القيمة وقتًا من اليوم: تختلف الصيغة عند الحرف رقم {position}
    time.no-such-hour: يجب أن تكون القيمة وقتًا موجودًا: لا توجد الساعة {hour}
    time.no-such-minute: يجب أن تكون القيمة وقتًا موجودًا: لا توجد الدقيقة {minute}
    time.no-such-offset: يجب ألا يزيد الفرق عن UTC على \u{2066}23:59\u{2069}، وهو هنا {offset}
    time.no-such-second: يجب أن تكون القيمة وقتًا موجودًا: لا توجد الثانية {second}
    time.offset-missing: يجب أن تنتهي القيمة بفرقها عن UTC: إما Z أو فرق مثل \u{2066}+01:00\u{2069}
    timezone.unknown: يجب أن تكون القيمة منطقة زمنية من قاعدة بيانات IANA، مثل \u{2066}Europe/Berlin\u{2069}
    week.malformed: يجب أن تكون القيمة أسبوعًا بصيغة \u{2066}YYYY-Www\u{2069}، مثل \u{2066}2024-W09\u{2069}
    week.no-such-week: يجب أن تكون القيمة أسبوعًا موجودًا: عدد أسابيع السنة {last}، وليس فيها الأسبوع {week}
    week.no-such-year: يجب أن تكون القيمة أسبوعًا موجودًا: تبدأ السنوات من 0001
    year.malformed: يجب أن تكون القيمة سنة بصيغة YYYY
    """
}
