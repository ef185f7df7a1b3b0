extension MessageCatalog {
  /// The Arabic messages for tables and records.
  static let arabicTables = """
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
    geopoint.malformed: يجب أن تكون القيمة نقطة مثل {example}
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
    header.duplicate-field: يجب ألا يُذكر الحقل نفسه مرتين
    header.extra-field: يجب ألا يوجد حقل لا تذكره القواعد
    header.missing-field: يجب أن يوجد هذا الحقل
    header.no-field: يجب أن يوجد حقل واحد على الأقل من حقول القواعد
    header.rule-skipped: لا تُفحص القاعدة {rule}: لا يوجد «{fields}»
    header.wrong-order: يجب أن يكون الحقل رقم {position} هو {expected}
    record.blank-line: سطر فارغ وليس سجلًا
    record.duplicate-member: يجب ألا يتكرر العضو {member}
    record.end-of-table: هو {marker} الذي تُنهي به بعض البرامج الجدول؛ والخيار --dialect {preset} يُنهيه هناك
    record.extra-member: يجب ألا يوجد عضو لا تذكره القواعد: {member}
    record.invalid-utf8: يجب أن تكون القيمة بترميز UTF-8: فيها بايت ليس كذلك
    record.invalid-utf8/encoding: يجب أن يكون بترميز {encoding}: فيه تسلسل بايتات غير صالح
    record.long-field: حقل بين علامتي اقتباس على {lines} أسطر وعدد الفواصل فيه {delimiters}؛ هل تنقص علامة اقتباس ختامية؟
    record.malformed-json: يجب أن يكون السطر كائن JSON: وهو ليس كذلك ابتداءً من هنا ({fault})
    record.malformed-json/control-character: يجب أن يكون السطر كائن JSON: في أحد النصوص محرف تحكم بلا تهريب
    record.malformed-json/escape: يجب أن يكون السطر كائن JSON: هذا التهريب غير موجود في JSON
    record.malformed-json/incomplete: يجب أن يكون السطر كائن JSON: ينتهي قبل أن يكتمل
    record.malformed-json/not-object: يجب أن يكون السطر كائن JSON، وهو قيمة JSON أخرى
    record.malformed-json/too-deep: يجب أن يكون السطر كائن JSON: تتداخل مصفوفاته وكائناته أكثر من 1024 مستوى
    record.malformed-json/unexpected: يجب أن يكون السطر كائن JSON: هذا المحرف غير مسموح به هنا
    record.malformed-json/unpaired-surrogate: يجب أن يكون السطر كائن JSON: هذا التهريب نصف زوج بديل
    record.nul: فيها بايت NUL
    record.ragged: يجب أن يكون عدد الحقول {expected|# حقل|حقل واحد|حقلين|# حقول|# حقلًا|# حقل}، والعدد الحالي {found}
    record.stray-quote: فيها علامة اقتباس لا تفتح حقلًا ولا تغلقه؛ وقد تُركت كما هي
    record.too-long: يجب ألا يزيد الطول على {maximum|# بايت|بايت واحد|# بايت}؛ ويمكن رفع الحد بالخيار \u{2066}--max-record-bytes\u{2069}
    record.unclosed-quote: فيها علامة اقتباس تفتح حقلًا ولا تغلقه
    all-or-none: يجب أن توجد كل هذه الحقول أو ألا يوجد أي منها: «{fields}»، وينقص «{missing}»
    at-least-one-of: يجب أن يوجد واحد على الأقل من هذه الحقول: «{fields}»
    at-most-one-of: يجب ألا يوجد أكثر من واحد من هذه الحقول: «{fields}»، والعدد الحالي {count}
    comparison.not-met: يجب أن يتحقق {comparison}
    exactly-one-of: يجب أن يوجد واحد فقط من هذه الحقول: «{fields}»، والعدد الحالي {count}
    forbidden-if: يجب أن يكون الحقل غائبًا في هذه الحالة: {condition}
    required-if: هذا الحقل مطلوب في هذه الحالة: {condition}
    required-with: هذا الحقل مطلوب مع «{fields}»
    foreign-key.missing: يجب أن تشير القيمة إلى سجل في {resource}: لا سجل فيه «{reference}» نفسها
    foreign-key.missing/table: يجب أن تشير القيمة إلى سجل في هذا الجدول: لا سجل فيه «{reference}» نفسها
    primary-key.duplicate: يجب ألا يتكرر المفتاح الأساسي: قيم «{fields}» نفسها في السطر {line}
    primary-key.duplicate/file: يجب ألا يتكرر المفتاح الأساسي: قيم «{fields}» نفسها في السطر {line} من {file}
    primary-key.duplicate/record: يجب ألا يتكرر المفتاح الأساسي: قيم «{fields}» نفسها في السجل رقم {record}
    unique-key.duplicate: يجب ألا يتكرر المفتاح الفريد: قيم «{fields}» نفسها في السطر {line}
    unique-key.duplicate/file: يجب ألا يتكرر المفتاح الفريد: قيم «{fields}» نفسها في السطر {line} من {file}
    unique-key.duplicate/record: يجب ألا يتكرر المفتاح الفريد: قيم «{fields}» نفسها في السجل رقم {record}
    table.absent-share: يجب ألا تتجاوز نسبة السجلات التي لا قيمة فيها {maximum}، والقيمة غائبة في {absent} من {records}
    table.distinct-share: يجب ألا تتجاوز نسبة القيم المختلفة {maximum}، وعددها {distinct} من {values}
    table.duplicate-record: يجب ألا يتكرر السجل: القيم نفسها في السطر {line}
    table.duplicate-record/file: يجب ألا يتكرر السجل: القيم نفسها في السطر {line} من {file}
    table.duplicate-record/record: يجب ألا يتكرر السجل: القيم نفسها في السجل رقم {record}
    table.mean: يجب ألا يقل المتوسط عن {minimum}، والمتوسط الحالي {actual}
    table.mean/maximum: يجب ألا يزيد المتوسط على {maximum}، والمتوسط الحالي {actual}
    table.not-sorted: يجب أن تكون القيم مرتبة {order}؛ القيمة السابقة هي {previous}
    table.sum: يجب ألا يقل المجموع عن {minimum}، والمجموع الحالي {actual}
    table.sum/maximum: يجب ألا يزيد المجموع على {maximum}، والمجموع الحالي {actual}
    table.too-few-records: يجب ألا يقل عدد السجلات عن {minimum|# سجل|سجل واحد|سجلين|# سجلات|# سجلًا|# سجل}، والعدد الحالي {actual}
    table.too-many-records: يجب ألا يزيد عدد السجلات على {maximum|# سجل|سجل واحد|سجلين|# سجلات|# سجلًا|# سجل}، والعدد الحالي {actual}
    unique.duplicate: يجب أن تكون القيمة فريدة: القيمة نفسها في السطر {line}
    unique.duplicate/file: يجب أن تكون القيمة فريدة: القيمة نفسها في السطر {line} من {file}
    unique.duplicate/record: يجب أن تكون القيمة فريدة: القيمة نفسها في السجل رقم {record}
    unique.duplicate/value: يجب أن تكون القيمة فريدة: القيمة رقم {record} مطابقة لها
    unique.duplicate/value-of-file: يجب أن تكون القيمة فريدة: القيمة رقم {record} من {file} مطابقة لها
    phrase/condition.value: قيمة {field} هي {value}
    phrase/condition.rule: {field} يستوفي {rule}
    phrase/condition.present: {field} موجود
    phrase/condition.not: ليس ({condition})
    phrase/condition.and: {first} و {second}
    phrase/condition.or: {first} أو {second}
    phrase/condition.group: ({condition})
    phrase/order.ascending: تصاعديًا
    phrase/order.descending: تنازليًا
    """
}
