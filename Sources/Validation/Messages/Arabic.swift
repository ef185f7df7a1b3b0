extension MessageCatalog {
  /// The texts in Arabic.
  ///
  /// A part written from left to right that has more than letters, such as a date, is isolated: U+2066
  /// LEFT-TO-RIGHT ISOLATE and U+2069 POP DIRECTIONAL ISOLATE surround it.
  public static let arabic = MessageCatalog(
    language: "ar", direction: .rightToLeft, listSeparator: "، ", interface: .arabic,
    pluralForm: arabicForm,
    texts: { arabicTexts })

  private static let arabicTexts = dictionary(of: arabicLines)

  /// CLDR, cardinal rules of ar: zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99;
  /// other.
  private static let arabicForm: PluralRule = { count in
    switch count.magnitude {
    case 0...2: Int(count.magnitude)
    case let count where 3...10 ~= count % 100: 3
    case let count where 11...99 ~= count % 100: 4
    default: 5
    }
  }

  private static let arabicLines = """
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
    one-of.not-listed: يجب أن تكون القيمة إحدى هذه القيم: {values}
    printable.character: يجب ألا تحتوي القيمة إلا على أحرف قابلة للطباعة: الحرف رقم {position} هو {codePoint}
    regex.budget-exceeded: تعذّر البتّ في القيمة: تطلّبت المطابقة مع {pattern} خطوات أكثر من اللازم
    regex.no-match: يجب أن تطابق القيمة {pattern}
    required: هذا الحقل مطلوب
    script.character: يجب أن تكون القيمة مكتوبة بـ {scripts}: الحرف رقم {position} («{character}») من {actual}
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
    boolean.malformed: يجب أن تكون القيمة إحدى هذه القيم: {values}
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
    duration.incomparable: يجب أن تكون القيمة قابلة للمقارنة مع {bound}: أي المدتين أطول يتوقف على الأشهر
    duration.not-longer: يجب أن تكون القيمة أطول من {exclusiveMinimum}
    duration.not-shorter: يجب أن تكون القيمة أقصر من {exclusiveMaximum}
    duration.too-large: يجب أن تكون القيمة مدة لا تزيد على \u{2066}10^12\u{2069} شهر و\u{2066}10^18\u{2069} ثانية
    duration.too-long: يجب ألا تزيد المدة على {maximum}
    duration.too-short: يجب ألا تقل المدة عن {minimum}
    frictionless.refused: يجب أن تكون القيمة مما يقبله frictionless
    geojson.malformed: يجب أن تكون القيمة كائن GeoJSON
    geopoint.latitude: يجب أن يكون خط العرض بين \u{2066}-90\u{2069} و\u{2066}90\u{2069}
    geopoint.longitude: يجب أن يكون خط الطول بين \u{2066}-180\u{2069} و\u{2066}180\u{2069}
    geopoint.malformed: يجب أن تكون القيمة نقطة مثل {form}
    json-schema.failed: يجب أن توافق القيمة مخطط JSON Schema الخاص بها: «{keyword}» لا يتحقق عند «{pointer}»
    json.not-an-array: يجب أن تكون القيمة مصفوفة JSON
    json.not-an-object: يجب أن تكون القيمة كائن JSON
    json.number-too-large: يجب ألا تزيد أسس الأعداد على اثني عشر رقمًا
    length.too-few: يجب ألا يقل عدد العناصر عن {minimum|# عنصر|عنصر واحد|عنصرين|# عناصر|# عنصرًا|# عنصر}، والعدد الحالي {actual}
    length.too-many: يجب ألا يزيد عدد العناصر على {maximum|# عنصر|عنصر واحد|عنصرين|# عناصر|# عنصرًا|# عنصر}، والعدد الحالي {actual}
    list.item: يجب أن تكون القيمة قائمة: العنصر رقم {item} غير صالح
    moment.incomparable: يجب أن تكون القيمة قابلة للمقارنة مع {bound}: واحدة منهما فقط لها فرق عن UTC
    moment.malformed: يجب أن تكون القيمة تاريخًا أو وقتًا وفق ISO 8601: تختلف الصيغة عند الحرف رقم {position}
    moment.not-after: يجب أن تكون القيمة بعد {exclusiveMinimum}
    moment.not-before: يجب أن تكون القيمة قبل {exclusiveMaximum}
    moment.too-early: يجب أن تكون القيمة {minimum} أو بعده
    moment.too-late: يجب أن تكون القيمة {maximum} أو قبله
    strptime.no-match: يجب أن تكون القيمة مكتوبة بصيغة {format}
    time.offset-too-large: يجب ألا يزيد الفرق عن UTC على \u{2066}14:00\u{2069}، وهو هنا {offset}
    time.too-precise: يجب ألا يزيد عدد أرقام كسر الثانية على {maximum|# رقم|رقم واحد|رقمين|# أرقام|# رقمًا|# رقم}
    topojson.malformed: يجب أن تكون القيمة كائن TopoJSON
    year.no-such-year: يجب أن تكون القيمة سنة موجودة: لا توجد السنة 0000، والسنة ذات الأرقام الخمسة لا تبدأ بـ 0
    email.address-literal: يجب أن تكون القيمة عنوان بريد إلكتروني: ليس بين القوسين المعقوفين عنوان مثل \u{2066}[192.0.2.1]\u{2069} أو \u{2066}[IPv6:2001:db8::1]\u{2069}
    email.comment-unclosed: يجب أن تكون القيمة عنوان بريد إلكتروني: التعليق الذي يبدأ عند الحرف رقم {position} غير مغلق
    email.domain-character: يجب أن تكون القيمة عنوان بريد إلكتروني: الحرف رقم {position} («{character}») لا يجوز في النطاق
    email.domain-missing: يجب أن تكون القيمة عنوان بريد إلكتروني: لا شيء بعد @
    email.domain-single-label: يجب أن تكون القيمة عنوان بريد إلكتروني: لا توجد نقطة في النطاق
    email.label-empty: يجب أن تكون القيمة عنوان بريد إلكتروني: ينقص جزء من النطاق بجانب النقطة عند الحرف رقم {position}
    email.label-hyphen: يجب أن تكون القيمة عنوان بريد إلكتروني: يبدأ جزء من النطاق أو ينتهي بالشرطة عند الحرف رقم {position}
    email.label-international: يجب أن تكون القيمة عنوان بريد إلكتروني: جزء النطاق عند الحرف رقم {position} غير مسموح به في الأسماء الدولية
    email.label-too-long: يجب أن تكون القيمة عنوان بريد إلكتروني: عدد أحرف أحد أجزاء النطاق {actual}، والحد الأقصى {maximum}
    email.local-part-character: يجب أن تكون القيمة عنوان بريد إلكتروني: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع قبل @
    email.local-part-missing: يجب أن تكون القيمة عنوان بريد إلكتروني: لا شيء قبل @
    email.local-part-too-long: يجب أن تكون القيمة عنوان بريد إلكتروني: عدد البايتات قبل @ هو {actual}، والحد الأقصى {maximum}
    email.no-at-sign: يجب أن تكون القيمة عنوان بريد إلكتروني: لا توجد فيه @
    email.too-long: يجب أن تكون القيمة عنوان بريد إلكتروني: عدد البايتات {actual}، والحد الأقصى {maximum}
    email.top-level-domain: يجب أن تكون القيمة عنوان بريد إلكتروني: يجب ألا يقل الجزء الأخير من النطاق عن حرفين هجائيين
    header.duplicate-field: يجب ألا يُذكر الحقل نفسه مرتين
    header.extra-field: يجب ألا يوجد حقل لا تذكره القواعد
    header.missing-field: يجب أن يوجد هذا الحقل
    header.no-field: يجب أن يوجد حقل واحد على الأقل من حقول القواعد
    header.rule-skipped: لا تُفحص القاعدة {rule}: لا يوجد {fields}
    header.wrong-order: يجب أن يكون الحقل رقم {position} هو {expected}
    record.blank-line: سطر فارغ وليس سجلًا
    record.invalid-utf8: يجب أن تكون القيمة بترميز UTF-8: فيها بايت ليس كذلك
    record.nul: فيها بايت NUL
    record.ragged: يجب أن يكون عدد الحقول {expected|# حقل|حقل واحد|حقلين|# حقول|# حقلًا|# حقل}، والعدد الحالي {found}
    record.stray-quote: فيها علامة اقتباس لا تفتح حقلًا ولا تغلقه؛ وقد تُركت كما هي
    record.too-long: يجب ألا يزيد الطول على {maximum|# بايت|بايت واحد|# بايت}؛ ويمكن رفع الحد بالخيار \u{2066}--max-record-bytes\u{2069}
    record.unclosed-quote: فيها علامة اقتباس تفتح حقلًا ولا تغلقه
    all-or-none: يجب أن توجد كل هذه الحقول أو ألا يوجد أي منها: {fields}، وينقص {missing}
    at-least-one-of: يجب أن يوجد واحد على الأقل من هذه الحقول: {fields}
    at-most-one-of: يجب ألا يوجد أكثر من واحد من هذه الحقول: {fields}، والعدد الحالي {count}
    comparison.not-met: يجب أن يتحقق {comparison}
    exactly-one-of: يجب أن يوجد واحد فقط من هذه الحقول: {fields}، والعدد الحالي {count}
    forbidden-if: يجب أن يكون الحقل غائبًا في هذه الحالة: {condition}
    required-if: هذا الحقل مطلوب في هذه الحالة: {condition}
    required-with: هذا الحقل مطلوب مع {fields}
    foreign-key.missing: يجب أن تشير القيمة إلى سجل في {resource}: لا سجل فيه {reference} نفسها
    foreign-key.missing/table: يجب أن تشير القيمة إلى سجل في هذا الجدول: لا سجل فيه {reference} نفسها
    primary-key.duplicate: يجب ألا يتكرر المفتاح الأساسي: قيم {fields} نفسها في السطر {line}
    primary-key.duplicate/file: يجب ألا يتكرر المفتاح الأساسي: قيم {fields} نفسها في السطر {line} من {file}
    unique-key.duplicate: يجب ألا يتكرر المفتاح الفريد: قيم {fields} نفسها في السطر {line}
    unique-key.duplicate/file: يجب ألا يتكرر المفتاح الفريد: قيم {fields} نفسها في السطر {line} من {file}
    unique.duplicate: يجب أن تكون القيمة فريدة: القيمة نفسها في السطر {line}
    unique.duplicate/file: يجب أن تكون القيمة فريدة: القيمة نفسها في السطر {line} من {file}
    unique.duplicate/value: يجب أن تكون القيمة فريدة: القيمة رقم {record} مطابقة لها
    unique.duplicate/value-of-file: يجب أن تكون القيمة فريدة: القيمة رقم {record} من {file} مطابقة لها
    cidr.address: يجب أن تكون القيمة كتلة عناوين IP: ليس قبل الشرطة المائلة عنوان IP من إصدار مسموح به
    cidr.prefix-malformed: يجب أن تكون القيمة كتلة عناوين IP: يجب أن يأتي عند الحرف رقم {position} عدد بتات بلا أصفار في أوله
    cidr.prefix-missing: يجب أن تكون القيمة كتلة عناوين IP: لا توجد شرطة مائلة يتبعها عدد بتات
    cidr.prefix-too-long: يجب أن تكون القيمة كتلة عناوين IP: يزيد عدد بتات البادئة على {maximum}
    domain.single-label: يجب أن تكون القيمة اسم نطاق: لا توجد فيه نقطة
    domain.top-level: يجب أن تكون القيمة اسم نطاق: يجب ألا يقل الجزء الأخير، عند الحرف رقم {position}، عن حرفين هجائيين
    host-port.host: يجب أن تكون القيمة مضيفًا ومنفذًا: لا مضيف قبل النقطتين الأخيرتين
    host-port.port-malformed: يجب أن تكون القيمة مضيفًا ومنفذًا: ما يبدأ عند الحرف رقم {position} ليس منفذًا
    host-port.port-missing: يجب أن تكون القيمة مضيفًا ومنفذًا: لا توجد نقطتان يتبعهما منفذ
    host-port.port-out-of-range: يجب أن تكون القيمة مضيفًا ومنفذًا: يجب أن يكون المنفذ من {minimum} إلى {maximum}
    hostname.character: يجب أن تكون القيمة اسم مضيف: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    hostname.label-context: يجب أن تكون القيمة اسم مضيف: في الجزء عند الحرف رقم {position} حرف لا يجوز بجانب الأحرف الأخرى
    hostname.label-direction: يجب أن تكون القيمة اسم مضيف: الجزء عند الحرف رقم {position} يخالف قواعد الأسماء المكتوبة من اليمين إلى اليسار
    hostname.label-disallowed: يجب أن تكون القيمة اسم مضيف: في الجزء عند الحرف رقم {position} حرف لا يجوز في أي اسم، مثل الحرف اللاتيني الكبير
    hostname.label-empty: يجب أن تكون القيمة اسم مضيف: ينقص جزء عند الحرف رقم {position}
    hostname.label-hyphen: يجب أن تكون القيمة اسم مضيف: يبدأ جزء أو ينتهي بالشرطة عند الحرف رقم {position}
    hostname.label-hyphens: يجب أن تكون القيمة اسم مضيف: في الجزء عند الحرف رقم {position} شرطتان في الموضعين الثالث والرابع
    hostname.label-leading-mark: يجب أن تكون القيمة اسم مضيف: الجزء عند الحرف رقم {position} يبدأ بعلامة تركيبية
    hostname.label-not-normalized: يجب أن تكون القيمة اسم مضيف: الجزء عند الحرف رقم {position} ليس بصيغة التسوية C من Unicode
    hostname.label-punycode: يجب أن تكون القيمة اسم مضيف: الجزء عند الحرف رقم {position} يبدأ بـ \u{2066}xn--\u{2069} وليس Punycode
    hostname.label-too-long: يجب أن تكون القيمة اسم مضيف: يزيد عدد أحرف الجزء عند الحرف رقم {position} بترميز ASCII على {maximum}
    hostname.label-unassigned: يجب أن تكون القيمة اسم مضيف: في الجزء عند الحرف رقم {position} حرف غير معيّن
    hostname.too-long: يجب أن تكون القيمة اسم مضيف: يزيد عدد أحرفه بترميز ASCII على {maximum}
    ip.malformed: يجب أن تكون القيمة عنوان IPv4 أو IPv6
    ipv4.character: يجب أن تكون القيمة عنوان IPv4: الحرف رقم {position} («{character}») ليس رقمًا ولا نقطة
    ipv4.leading-zero: يجب أن تكون القيمة عنوان IPv4: العدد عند الحرف رقم {position} يبدأ بصفر زائد
    ipv4.octet-count: يجب أن تكون القيمة عنوان IPv4: عدد الأعداد المفصولة بنقاط {expected}، والعدد الحالي {actual}
    ipv4.octet-missing: يجب أن تكون القيمة عنوان IPv4: لا يوجد عدد عند الحرف رقم {position}
    ipv4.octet-too-large: يجب أن تكون القيمة عنوان IPv4: العدد عند الحرف رقم {position} أكبر من {maximum}
    ipv6.character: يجب أن تكون القيمة عنوان IPv6: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    ipv6.compressed-twice: يجب أن تكون القيمة عنوان IPv6: علامة :: عند الحرف رقم {position} هي الثانية
    ipv6.embedded-ipv4: يجب أن تكون القيمة عنوان IPv6: ما يبدأ عند الحرف رقم {position} ليس عنوان IPv4
    ipv6.group-missing: يجب أن تكون القيمة عنوان IPv6: لا مجموعة بجانب النقطتين عند الحرف رقم {position}
    ipv6.group-too-long: يجب أن تكون القيمة عنوان IPv6: يزيد عدد أرقام المجموعة عند الحرف رقم {position} على {maximum}
    ipv6.too-few-groups: يجب أن تكون القيمة عنوان IPv6: عدد المجموعات {expected}، والعدد الحالي {actual} بلا ::
    ipv6.too-many-groups: يجب أن تكون القيمة عنوان IPv6: عدد المجموعات {actual}، والحد الأقصى {maximum}
    ipv6.zone: يجب أن تكون القيمة عنوان IPv6: فيه منطقة عند الحرف رقم {position}
    mac.character: يجب أن تكون القيمة عنوان MAC: الحرف رقم {position} («{character}») ليس رقمًا ست عشريًا ولا فاصلًا
    mac.group-count: يجب أن تكون القيمة عنوان MAC: عدد مجموعات الأرقام {actual}، والأعداد الممكنة {expected}
    mac.group-length: يجب أن تكون القيمة عنوان MAC: يجب أن يكون عدد أرقام المجموعة عند الحرف رقم {position} هو {expected}
    mac.mixed-separators: يجب أن تكون القيمة عنوان MAC: الفاصل عند الحرف رقم {position} يختلف عن الفاصل السابق
    data-uri.base64: يجب أن تكون القيمة معرّف بيانات (data URI): ما بعد الفاصلة ليس base64
    data-uri.character: يجب أن تكون القيمة معرّف بيانات (data URI): يجب ترميز الحرف رقم {position} («{character}») بعلامة النسبة المئوية
    data-uri.media-type: يجب أن تكون القيمة معرّف بيانات (data URI): نوع الوسائط غير صحيح ابتداءً من الحرف رقم {position}
    data-uri.no-comma: يجب أن تكون القيمة معرّف بيانات (data URI): لا فاصلة قبل البيانات
    data-uri.percent: يجب أن تكون القيمة معرّف بيانات (data URI): يجب أن يتبع علامة % رقمان ست عشريان عند الحرف رقم {position}
    data-uri.scheme: يجب أن تكون القيمة معرّف بيانات (data URI): لا يبدأ بـ \u{2066}data:\u{2069}
    json-pointer.after-hash: يجب أن تكون القيمة مؤشر JSON: لا يجوز أن يأتي شيء بعد #، عند الحرف رقم {position}
    json-pointer.escape: يجب أن تكون القيمة مؤشر JSON: يجب أن يأتي 0 أو 1 بعد ~ عند الحرف رقم {position}
    json-pointer.number: يجب أن تكون القيمة مؤشر JSON نسبيًا: يجب أن يأتي عند الحرف رقم {position} عدد بلا أصفار في أوله، وليس \u{2066}+0\u{2069}
    json-pointer.slash: يجب أن تكون القيمة مؤشر JSON: يجب أن تأتي / عند الحرف رقم {position}
    jwt.algorithm: يجب أن تكون القيمة JSON Web Token: لا يذكر الرأس خوارزمية
    jwt.character: يجب أن تكون القيمة JSON Web Token: الحرف رقم {position} («{character}») ليس من أحرف base64url
    jwt.encoding: يجب أن تكون القيمة JSON Web Token: الجزء الذي ينتهي قبل الحرف رقم {position} مقطوع أو معدّل
    jwt.header: يجب أن تكون القيمة JSON Web Token: الرأس ليس كائن JSON، عند الحرف رقم {position}
    jwt.parts: يجب أن تكون القيمة JSON Web Token: عدد الأجزاء المفصولة بنقاط {expected}، والعدد الحالي {actual}
    jwt.payload: يجب أن تكون القيمة JSON Web Token: المحتوى ليس كائن JSON، عند الحرف رقم {position}
    jwt.signature-missing: يجب أن تكون القيمة JSON Web Token: لا يوجد فيه توقيع
    jwt.signature-superfluous: يجب أن تكون القيمة JSON Web Token: فيه توقيع والخوارزمية none
    mime-type.character: يجب أن تكون القيمة نوع وسائط: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    mime-type.name-missing: يجب أن تكون القيمة نوع وسائط: يجب أن يأتي اسم عند الحرف رقم {position}
    mime-type.name-too-long: يجب أن تكون القيمة نوع وسائط: عدد أحرف الاسم عند الحرف رقم {position} هو {actual}، والحد الأقصى {maximum}
    mime-type.no-slash: يجب أن تكون القيمة نوع وسائط: لا توجد فيه /
    mime-type.parameter: يجب أن تكون القيمة نوع وسائط: المعامل بصيغة \u{2066}NAME=VALUE\u{2069}، وتختلف الصيغة عند الحرف رقم {position}
    mime-type.unclosed-quote: يجب أن تكون القيمة نوع وسائط: علامة الاقتباس عند الحرف رقم {position} غير مغلقة
    semver.character: يجب أن تكون القيمة إصدارًا دلاليًا: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    semver.identifier-missing: يجب أن تكون القيمة إصدارًا دلاليًا: يجب أن يأتي معرّف عند الحرف رقم {position}
    semver.leading-zero: يجب أن تكون القيمة إصدارًا دلاليًا: العدد عند الحرف رقم {position} يبدأ بصفر زائد
    semver.number-missing: يجب أن تكون القيمة إصدارًا دلاليًا: ينقص عند الحرف رقم {position} واحد من ثلاثة أعداد مفصولة بنقاط
    ulid.character: يجب أن تكون القيمة معرّف ULID: الحرف رقم {position} («{character}») ليس من أبجديته
    ulid.length: يجب أن تكون القيمة معرّف ULID طوله {expected|# حرف|حرف واحد|حرفين|# أحرف|# حرفًا|# حرف}، والطول الحالي {actual}
    ulid.too-large: يجب أن تكون القيمة معرّف ULID: يجب ألا يزيد حرفه الأول على 7
    uri.address: يجب أن تكون القيمة صالحة بوصفها {form}: ليس بين القوسين المعقوفين عند الحرف رقم {position} عنوان IP
    uri.character: يجب أن تكون القيمة صالحة بوصفها {form}: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    uri.first-segment: يجب أن تكون القيمة صالحة بوصفها {form}: النقطتان عند الحرف رقم {position} تنهيان مخططًا، ولا مخطط قبلهما
    uri.percent: يجب أن تكون القيمة صالحة بوصفها {form}: يجب أن يتبع علامة % رقمان ست عشريان عند الحرف رقم {position}
    uri.port: يجب أن تكون القيمة صالحة بوصفها {form}: الحرف رقم {position} («{character}») ليس من أرقام المنفذ
    uri.scheme-missing: يجب أن تكون القيمة صالحة بوصفها {form}: لا مخطط فيها
    uri-template.character: يجب أن تكون القيمة قالب URI: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    uri-template.length: يجب أن تكون القيمة قالب URI: يجب أن يكون الطول عند الحرف رقم {position} من 1 إلى {maximum}
    uri-template.percent: يجب أن تكون القيمة قالب URI: يجب أن يتبع علامة % رقمان ست عشريان عند الحرف رقم {position}
    uri-template.unclosed: يجب أن تكون القيمة قالب URI: القوس المعقوص عند الحرف رقم {position} غير مغلق
    uri-template.variable: يجب أن تكون القيمة قالب URI: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع من التعبير
    url.address: يجب أن تكون القيمة عنوان URL: ما يبدأ عند الحرف رقم {position} ليس عنوان IP كما تكتبه عناوين URL
    url.character: يجب أن تكون القيمة عنوان URL: يجب ترميز الحرف رقم {position} («{character}») بعلامة النسبة المئوية
    url.credentials: يجب أن تكون القيمة عنوان URL: يجب ألا يحتوي على اسم مستخدم أو كلمة مرور، كما عند الحرف رقم {position}
    url.host-character: يجب أن تكون القيمة عنوان URL: الحرف رقم {position} («{character}») لا يجوز في المضيف
    url.host-label: يجب أن تكون القيمة عنوان URL: جزء المضيف عند الحرف رقم {position} فارغ أو أطول من اللازم أو فيه شرطة في غير موضعها
    url.host-missing: يجب أن تكون القيمة عنوان URL: يجب أن يأتي مضيف عند الحرف رقم {position}
    url.international-host: يجب أن تكون القيمة عنوان URL: المضيف عند الحرف رقم {position} ليس اسمًا دوليًا
    url.percent: يجب أن تكون القيمة عنوان URL: يجب أن يتبع علامة % رقمان ست عشريان عند الحرف رقم {position}
    url.port: يجب أن تكون القيمة عنوان URL: المنفذ عدد لا يزيد على 65535، وليس ما يوجد عند الحرف رقم {position}
    url.scheme: يجب أن تكون القيمة عنوان URL بأحد هذه المخططات: {allowed}
    url.scheme-missing: يجب أن تكون القيمة عنوان URL: لا مخطط فيه، مثل \u{2066}https:\u{2069}
    url.slashes-missing: يجب أن تكون القيمة عنوان URL: يجب أن تأتي // عند الحرف رقم {position}
    uuid.character: يجب أن تكون القيمة معرّف UUID: الحرف رقم {position} («{character}») ليس رقمًا ست عشريًا
    uuid.malformed: يجب أن تكون القيمة معرّف UUID: 8 ثم 4 ثم 4 ثم 4 ثم 12 رقمًا ست عشريًا تفصل بينها شرطات
    uuid.variant: يجب أن تكون القيمة معرّف UUID وفق RFC 9562: يجب أن يكون الحرف رقم {position} («{character}») واحدًا من 8 و9 وa وb
    uuid.version: يجب أن تكون القيمة معرّف UUID من الإصدار {expected}، وهو من الإصدار {actual}
    base32.character: يجب أن تكون القيمة بترميز base32: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    base32.length: يجب أن تكون القيمة بترميز base32: لا تُكتب الثمانيات أبدًا بعدد أرقام قدره {actual}
    base32.padding: يجب أن تكون القيمة بترميز base32: يجب أن تنتهي بـ {expected|# حرف حشو|حرف حشو واحد|حرفي حشو|# أحرف حشو|# حرف حشو}، والعدد الحالي {actual}
    base32.unused-bits: يجب أن تكون القيمة بترميز base32: في الرقم الأخير، «{character}»، بتات لا تنتمي إلى أي ثمانية
    base64.character: يجب أن تكون القيمة بترميز base64: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    base64.length: يجب أن تكون القيمة بترميز base64: لا تُكتب الثمانيات أبدًا بعدد أرقام قدره {actual}
    base64.padding: يجب أن تكون القيمة بترميز base64: يجب أن تنتهي بـ {expected|# حرف حشو|حرف حشو واحد|حرفي حشو|# أحرف حشو|# حرف حشو}، والعدد الحالي {actual}
    base64.unused-bits: يجب أن تكون القيمة بترميز base64: في الرقم الأخير، «{character}»، بتات لا تنتمي إلى أي ثمانية
    base64url.character: يجب أن تكون القيمة بترميز base64url: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    base64url.length: يجب أن تكون القيمة بترميز base64url: لا تُكتب الثمانيات أبدًا بعدد أرقام قدره {actual}
    base64url.padding: يجب أن تكون القيمة بترميز base64url: يجب أن تنتهي بـ {expected|# حرف حشو|حرف حشو واحد|حرفي حشو|# أحرف حشو|# حرف حشو}، والعدد الحالي {actual}
    base64url.unused-bits: يجب أن تكون القيمة بترميز base64url: في الرقم الأخير، «{character}»، بتات لا تنتمي إلى أي ثمانية
    digest.character: يجب أن تكون القيمة بصمة {algorithm}: الحرف رقم {position} («{character}») ليس رقمًا ست عشريًا
    digest.length: يجب أن تكون القيمة بصمة {algorithm} عدد أرقامها الست عشرية {expected}، والعدد الحالي {actual}
    hex-color.character: يجب أن تكون القيمة لونًا: الحرف رقم {position} («{character}») ليس رقمًا ست عشريًا
    hex-color.length: يجب أن تكون القيمة لونًا بأرقام ست عشرية عددها {expected}، والعدد الحالي {actual}
    hex-color.no-hash: يجب أن تكون القيمة لونًا: لا يبدأ بـ #
    hex.character: يجب أن تكون القيمة ثمانيات ست عشرية: الحرف رقم {position} («{character}») ليس رقمًا ست عشريًا
    hex.length: يجب أن تكون القيمة ثمانيات ست عشرية: لكل ثمانية رقمان، وعدد الأرقام الحالي {actual}
    is-regex.malformed: يجب أن تكون القيمة تعبيرًا نمطيًا: {reason}، عند الحرف رقم {position}
    json.control-character: يجب أن تكون القيمة بصيغة JSON: يجب كتابة حرف التحكم عند الحرف رقم {position} بالشكل \u{2066}\\u00XX\u{2069}
    json.escape: يجب أن تكون القيمة بصيغة JSON: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع بعد الشرطة المائلة العكسية
    json.incomplete: يجب أن تكون القيمة بصيغة JSON: تنتهي قبل أوانها
    json.too-deep: يجب أن تكون القيمة بصيغة JSON: يزيد تداخل المصفوفات والكائنات عند الحرف رقم {position} على {maximum}
    json.unexpected: يجب أن تكون القيمة بصيغة JSON: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    bic.country: يجب أن تكون القيمة رمز BIC: «{country}» ابتداءً من الحرف الخامس ليس بلدًا
    bic.structure: يجب أن تكون القيمة رمز BIC وفق الصيغة {expected} (9 رقم، وA حرف هجائي، وX أي منهما): تختلف الصيغة عند الحرف رقم {position}
    credit-card.checksum: يجب أن تكون القيمة رقم بطاقة: رقم التحقق غير صحيح
    credit-card.length: يجب أن تكون القيمة رقم بطاقة عدد أرقامه {expected}، والعدد الحالي {actual}
    credit-card.network: يجب أن تكون القيمة رقم بطاقة من إحدى هذه الشبكات: {networks}
    credit-card.structure: يجب أن تكون القيمة رقم بطاقة، أرقامًا متصلة أو في مجموعات: الحرف رقم {position} لا يجوز في ذلك الموضع
    ean-13.checksum: يجب أن تكون القيمة رقم EAN-13: رقم التحقق غير صحيح
    ean-13.length: يجب أن تكون القيمة رقم EAN-13 عدد أرقامه {expected}، والعدد الحالي {actual}
    ean-13.structure: يجب أن تكون القيمة رقم EAN-13: الحرف رقم {position} ليس رقمًا
    ean-8.checksum: يجب أن تكون القيمة رقم EAN-8: رقم التحقق غير صحيح
    ean-8.length: يجب أن تكون القيمة رقم EAN-8 عدد أرقامه {expected}، والعدد الحالي {actual}
    ean-8.structure: يجب أن تكون القيمة رقم EAN-8: الحرف رقم {position} ليس رقمًا
    iban.checksum: يجب أن تكون القيمة رقم IBAN: أرقام التحقق غير صحيحة
    iban.country: يجب أن تكون القيمة رقم IBAN: «{country}» ليس بلدًا له رقم IBAN
    iban.length: يجب أن تكون القيمة رقم IBAN طوله {expected|# حرف|حرف واحد|حرفين|# أحرف|# حرفًا|# حرف}، والطول الحالي {actual}
    iban.other-country: يجب أن تكون القيمة رقم IBAN من أحد هذه البلدان: {allowed}، وهو من {country}
    iban.structure: يجب أن تكون القيمة رقم IBAN: الحرف رقم {position} لا يجوز في ذلك الموضع
    imei.checksum: يجب أن تكون القيمة رقم IMEI: رقم التحقق غير صحيح
    imei.structure: يجب أن تكون القيمة رقم IMEI وفق الصيغة {expected}: تختلف الصيغة عند الحرف رقم {position}
    isbn-10.checksum: يجب أن تكون القيمة رقم ISBN: رقم التحقق غير صحيح
    isbn-10.length: يجب أن تكون القيمة رقم ISBN من 10 أرقام، والعدد الحالي {actual}
    isbn-10.structure: يجب أن تكون القيمة رقم ISBN من 10 أرقام: الحرف رقم {position} لا يجوز في ذلك الموضع
    isbn-13.checksum: يجب أن تكون القيمة رقم ISBN: رقم التحقق غير صحيح
    isbn-13.length: يجب أن تكون القيمة رقم ISBN من 13 رقمًا، والعدد الحالي {actual}
    isbn-13.prefix: يجب أن تكون القيمة رقم ISBN: يبدأ الرقم ذو 13 رقمًا بـ 978 أو 979، لكن ليس بـ \u{2066}979-0\u{2069}
    isbn-13.structure: يجب أن تكون القيمة رقم ISBN من 13 رقمًا: الحرف رقم {position} لا يجوز في ذلك الموضع
    isbn.length: يجب أن تكون القيمة رقم ISBN من 10 أرقام أو 13 رقمًا، والعدد الحالي {actual}
    isbn.structure: يجب أن تكون القيمة رقم ISBN: الحرف رقم {position} لا يجوز في ذلك الموضع
    isin.checksum: يجب أن تكون القيمة رقم ISIN: رقم التحقق غير صحيح
    isin.country: يجب أن تكون القيمة رقم ISIN: لا رقم يبدأ بـ «{country}»
    isin.structure: يجب أن تكون القيمة رقم ISIN وفق الصيغة {expected} (9 رقم، وA حرف هجائي، وX أي منهما): تختلف الصيغة عند الحرف رقم {position}
    issn.checksum: يجب أن تكون القيمة رقم ISSN: رقم التحقق غير صحيح
    issn.structure: يجب أن تكون القيمة رقم ISSN وفق الصيغة {expected}، حيث 9 رقم: تختلف الصيغة عند الحرف رقم {position}
    lei.checksum: يجب أن تكون القيمة رمز LEI: أرقام التحقق غير صحيحة
    lei.structure: يجب أن تكون القيمة رمز LEI وفق الصيغة {expected} (9 رقم، وX حرف هجائي أو رقم): تختلف الصيغة عند الحرف رقم {position}
    luhn.checksum: يجب أن تنتهي القيمة برقم التحقق وفق معادلة Luhn
    luhn.structure: يجب ألا تحتوي القيمة إلا على أرقام: الحرف رقم {position} ليس رقمًا
    national-id.birth-date: يجب أن تكون القيمة رقمًا وطنيًا من {country}: تاريخ الميلاد فيه غير موجود
    national-id.checksum: يجب أن تكون القيمة رقمًا وطنيًا من {country}: أرقام التحقق غير صحيحة
    national-id.part: يجب أن تكون القيمة رقمًا وطنيًا من {country}: لا رقم فيه ما يأتي ابتداءً من الحرف رقم {position}
    national-id.structure: يجب أن تكون القيمة رقمًا وطنيًا من {country} وفق الصيغة {expected} (9 رقم، وA حرف هجائي، وX أي منهما): تختلف الصيغة عند الحرف رقم {position}
    upc.checksum: يجب أن تكون القيمة رقم UPC: رقم التحقق غير صحيح
    upc.length: يجب أن تكون القيمة رقم UPC عدد أرقامه {expected}، والعدد الحالي {actual}
    upc.structure: يجب أن تكون القيمة رقم UPC: الحرف رقم {position} ليس رقمًا
    vat.birth-date: يجب أن تكون القيمة رقم ضريبة القيمة المضافة من {country}: تاريخ الميلاد فيه غير موجود
    vat.checksum: يجب أن تكون القيمة رقم ضريبة القيمة المضافة من {country}: أرقام التحقق غير صحيحة
    vat.country: يجب أن تكون القيمة رقم ضريبة القيمة المضافة، ويبدأ ببلده، مثل DE أو EL
    vat.part: يجب أن تكون القيمة رقم ضريبة القيمة المضافة من {country}: لا رقم فيه ما يأتي ابتداءً من الحرف رقم {position}
    vat.structure: يجب أن تكون القيمة رقم ضريبة القيمة المضافة من {country} وفق الصيغة {expected} (9 رقم، وA حرف هجائي، وX أي منهما): تختلف الصيغة عند الحرف رقم {position}
    verhoeff.checksum: يجب أن تنتهي القيمة برقم التحقق وفق طريقة Verhoeff
    verhoeff.structure: يجب ألا تحتوي القيمة إلا على أرقام: الحرف رقم {position} ليس رقمًا
    country.malformed: يجب أن تكون القيمة رمز بلد: {expected}
    country.unassigned: يجب أن تكون القيمة رمز بلد معيّنًا في ISO 3166-1
    currency.inactive: يجب أن تكون القيمة رمز عملة ساريًا في ISO 4217
    currency.malformed: يجب أن تكون القيمة رمز عملة: {expected}
    e164.calling-code: يجب أن تكون القيمة رقم هاتف: لا يبدأ برمز اتصال دولي
    e164.character: يجب أن تكون القيمة رقم هاتف مكوّنًا من + وأرقام: الحرف رقم {position} («{character}») ليس رقمًا
    e164.plus: يجب أن تكون القيمة رقم هاتف يبدأ بـ +
    e164.too-long: يجب أن تكون القيمة رقم هاتف: عدد الأرقام {actual}، والحد الأقصى {maximum}
    e164.too-short: يجب أن تكون القيمة رقم هاتف: عدد الأرقام {actual}، والحد الأدنى {minimum}
    language.duplicate-singleton: يجب أن تكون القيمة وسم لغة: الامتداد «{subtag}» عند الحرف رقم {position} مكرر
    language.duplicate-variant: يجب أن تكون القيمة وسم لغة: المتغير «{subtag}» عند الحرف رقم {position} مكرر
    language.letters: يجب أن تكون القيمة رمز لغة بأحرف لاتينية صغيرة عددها {count}
    language.malformed: يجب أن تكون القيمة وسم لغة، مثل en أو \u{2066}de-CH\u{2069}: ما يبدأ عند الحرف رقم {position} لا يجوز في ذلك الموضع
    language.unassigned: يجب أن تكون القيمة رمز لغة وفق {standard}
    language.unregistered: يجب أن تكون القيمة وسم لغة: «{subtag}» عند الحرف رقم {position} غير مسجّل ({kind})
    phone.calling-code: يجب أن تكون القيمة رقم هاتف: لا يبدأ برمز اتصال دولي
    phone.character: يجب أن تكون القيمة رقم هاتف: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    phone.not-international: يجب أن تكون القيمة رقم هاتف يبدأ بـ + ورمز الاتصال الدولي
    phone.other-calling-code: يجب أن تكون القيمة رقم هاتف برمز الاتصال الدولي {expected}، وليس {actual}
    phone.overlong: يجب أن تكون القيمة رقم هاتف: لا يُقرأ أكثر من {maximum|# حرف|حرف واحد|حرفين|# أحرف|# حرفًا|# حرف}
    phone.too-long: يجب أن تكون القيمة رقم هاتف: عدد الأرقام دون البادئات {actual}، والحد الأقصى {maximum}
    phone.too-short: يجب أن تكون القيمة رقم هاتف: عدد الأرقام دون البادئات {actual}، والحد الأدنى {minimum}
    phone.unassigned: يجب أن تكون القيمة رقم هاتف موجودًا: لا يوجد هذا الرقم تحت رمز الاتصال {callingCode}
    postal-code.character: يجب أن تكون القيمة رمزًا بريديًا من {region}: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    postal-code.incomplete: يجب أن تكون القيمة رمزًا بريديًا من {region}: تنقصه نهايته
    postal-code.too-long: يجب أن تكون القيمة رمزًا بريديًا من {region}: كان يجب أن ينتهي قبل الحرف رقم {position}
    password.listed: يجب ألا تكون من كلمات المرور التي يجرّبها الجميع أولًا
    password.too-few-classes: يجب الجمع بين {minimum} على الأقل من هذه الأنواع: الأحرف الصغيرة والأحرف الكبيرة والأرقام والأحرف الأخرى
    password.too-few-distinct: يجب ألا يقل عدد الأحرف المختلفة عن {minimum|# حرف|حرف واحد|حرفين|# أحرف|# حرفًا|# حرف}
    password.too-long: يجب ألا يزيد الطول على {maximum|# حرف|حرف واحد|حرفين|# أحرف|# حرفًا|# حرف}
    password.too-short: يجب ألا يقل الطول عن {minimum|# حرف|حرف واحد|حرفين|# أحرف|# حرفًا|# حرف}
    form.file-too-large: يجب ألا يزيد حجم الملف على {maximum|# بايت|بايت واحد|# بايت}
    form.file-type: يجب أن يكون الملف من نوع مسموح به
    form.repeated: يجب ألا تُعطى القيمة أكثر من مرة
    """
}

extension InterfaceTexts {
  fileprivate static let arabic = InterfaceTexts(
    heading: "{count|لا توجد مشكلات|توجد مشكلة واحدة|توجد مشكلتان|توجد # مشكلات|توجد # مشكلة|توجد # مشكلة}",
    optional: "(اختياري)",
    submit: "إرسال", submitting: "جارٍ الإرسال…", entry: "{field}: {message}",
    error: "خطأ")
}
