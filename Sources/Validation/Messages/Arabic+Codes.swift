extension MessageCatalog {
  /// The Arabic messages for encodings, codes, places, passwords and forms.
  static let arabicCodes = """
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
    is-regex.malformed: يجب أن تكون القيمة تعبيرًا نمطيًا: صيغتها غير صحيحة ابتداءً من الحرف رقم {position}
    json.control-character: يجب أن تكون القيمة بصيغة JSON: يجب كتابة حرف التحكم عند الحرف رقم {position} بالشكل \u{2066}\\u00XX\u{2069}
    json.escape: يجب أن تكون القيمة بصيغة JSON: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع بعد الشرطة المائلة العكسية
    json.incomplete: يجب أن تكون القيمة بصيغة JSON: تنتهي قبل أوانها
    json.too-deep: يجب أن تكون القيمة بصيغة JSON: يزيد تداخل المصفوفات والكائنات عند الحرف رقم {position} على {maximum}
    json.unexpected: يجب أن تكون القيمة بصيغة JSON: الحرف رقم {position} («{character}») لا يجوز في ذلك الموضع
    bic.country: يجب أن تكون القيمة رمز BIC: «{country}» ابتداءً من الحرف الخامس ليس بلدًا
    bic.structure: يجب أن تكون القيمة رمز BIC وفق الصيغة {expected} (9 رقم، وA حرف هجائي، وX أي منهما): تختلف الصيغة عند الحرف رقم {position}
    credit-card.checksum: يجب أن تكون القيمة رقم بطاقة: رقم التحقق غير صحيح
    credit-card.length: يجب أن تكون القيمة رقم بطاقة عدد أرقامه {expected}، والعدد الحالي {actual}
    credit-card.network: يجب أن تكون القيمة رقم بطاقة من إحدى هذه الشبكات: «{networks}»
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
    iban.other-country: يجب أن تكون القيمة رقم IBAN من أحد هذه البلدان: «{allowed}»، وهو من «{country}»
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
    phrase/two-upper-case-letters: حرفان كبيران
    phrase/three-upper-case-letters: ثلاثة أحرف كبيرة
    phrase/three-digits: ثلاثة أرقام
    phrase/subtag.language: لغة
    phrase/subtag.script: نظام كتابة
    phrase/subtag.region: منطقة
    phrase/subtag.variant: متغير
    phrase/subtag.extended-language: لغة موسعة
    phrase/uri-reference: مرجع URI
    phrase/iri-reference: مرجع IRI
    phrase/hex-color.digits: 3 أو 4 أو 6 أو 8
    """
}
