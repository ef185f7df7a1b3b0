extension MessageCatalog {
  /// The Arabic messages for addresses and resources.
  static let arabicNetwork = """
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
    uri.address: يجب أن تكون القيمة صالحة بوصفها {kind}: ليس بين القوسين المعقوفين عند الحرف رقم {position} عنوان IP
    uri.character: يجب أن تكون القيمة صالحة بوصفها {kind}: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    uri.first-segment: يجب أن تكون القيمة صالحة بوصفها {kind}: النقطتان عند الحرف رقم {position} تنهيان مخططًا، ولا مخطط قبلهما
    uri.percent: يجب أن تكون القيمة صالحة بوصفها {kind}: يجب أن يتبع علامة % رقمان ست عشريان عند الحرف رقم {position}
    uri.port: يجب أن تكون القيمة صالحة بوصفها {kind}: الحرف رقم {position} («{character}») ليس من أرقام المنفذ
    uri.scheme-missing: يجب أن تكون القيمة صالحة بوصفها {kind}: لا مخطط فيها
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
    url.scheme: يجب أن تكون القيمة عنوان URL بأحد هذه المخططات: «{allowed}»
    url.scheme-missing: يجب أن تكون القيمة عنوان URL: لا مخطط فيه، مثل \u{2066}https:\u{2069}
    url.slashes-missing: يجب أن تكون القيمة عنوان URL: يجب أن تأتي // عند الحرف رقم {position}
    uuid.character: يجب أن تكون القيمة معرّف UUID: الحرف رقم {position} («{character}») ليس رقمًا ست عشريًا
    uuid.malformed: يجب أن تكون القيمة معرّف UUID: 8 ثم 4 ثم 4 ثم 4 ثم 12 رقمًا ست عشريًا تفصل بينها شرطات
    uuid.variant: يجب أن تكون القيمة معرّف UUID وفق RFC 9562: يجب أن يكون الحرف رقم {position} («{character}») واحدًا من 8 و9 وa وb
    uuid.version: يجب أن تكون القيمة معرّف UUID من الإصدار {expected}، وهو من الإصدار {actual}
    """
}
