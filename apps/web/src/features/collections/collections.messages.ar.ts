export const collectionsMessages = {
  load: {
    loading: 'جارٍ التحميل…',
    failed: 'تعذّر تحميل المجموعات',
    fetchFailed: 'تعذّر جلب المجموعات',
    defaultsFailed: 'تعذّر تجهيز المجموعات الافتراضية',
    tryAgain: 'إعادة المحاولة',
  },
  list: {
    label: 'مجموعاتك',
    search: 'ابحث في المجموعات…',
    refresh: 'تحديث المجموعات',
    view: 'طريقة الإظهار',
    grid: 'إظهار كشبكة',
    list: 'إظهار كقائمة',
    count:
      '{count, plural, zero {لا مجموعات} one {مجموعة واحدة} two {مجموعتان} few {# مجموعات} many {# مجموعة} other {# مجموعة}}',
    found:
      '{count, plural, zero {لم يُعثر على مجموعات} one {عُثر على مجموعة واحدة} two {عُثر على مجموعتين} few {عُثر على # مجموعات} many {عُثر على # مجموعة} other {عُثر على # مجموعة}}',
    none: 'لا مجموعات بعد',
    noneHint: 'حدّث المجموعات لتُنشأ مجموعاتك الافتراضية الثلاث.',
    notFound: 'لم يُعثر على مجموعات',
    // \u2068 and \u2069 keep the order of a query in Latin script amid Arabic.
    notFoundHint: 'لا مجموعة باسم «\u2068{query}\u2069».',
    clearSearch: 'مسح البحث',
  },
  itemCount: '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  detail: {
    back: '→ رجوع',
    default: 'افتراضية',
    updated: 'حُدّثت {time}',
    items: 'عناصر \u2068{name}\u2069',
    empty: 'لا عناصر في هذه المجموعة بعد',
    emptyHint: 'احفظ عرضًا أو أداة، وستجد ما حفظته هنا.',
    addFirst: 'أضف أول عنصر',
    itemMenu: 'إجراءات \u2068{title}\u2069',
    remove: 'إزالة العنصر',
    unnamed: '{type}: {id}',
    // The mark keeps the minus before the number.
    less: '\u200e−{percent}',
  },
  save: {
    menu: 'حفظ في',
  },
  toast: {
    added: 'أُضيف العنصر إلى المجموعة',
    removed: 'أُزيل العنصر من المجموعة',
    exists: 'العنصر موجود بالفعل في هذه المجموعة',
    notFound: 'العنصر غير موجود في المجموعة',
    addFailed: 'تعذّرت إضافة العنصر إلى المجموعة. حاول مجددًا.',
    removeFailed: 'تعذّرت إزالة العنصر. حاول مجددًا.',
    removedMany:
      '{count, plural, zero {لم يُزل أي عنصر} one {أُزيل عنصر واحد} two {أُزيل عنصران} few {أُزيلت # عناصر} many {أُزيل # عنصرًا} other {أُزيل # عنصر}}',
    moved:
      '{count, plural, zero {لم يُنقل شيء إلى «\u2068{name}\u2069»} one {نُقل العنصر إلى «\u2068{name}\u2069»} two {نُقل عنصران إلى «\u2068{name}\u2069»} few {نُقلت # عناصر إلى «\u2068{name}\u2069»} many {نُقل # عنصرًا إلى «\u2068{name}\u2069»} other {نُقل # عنصر إلى «\u2068{name}\u2069»}}',
    movedSome:
      '{moved}. {count, plural, zero {لم يبقَ شيء هنا.} one {بقي هنا عنصر واحد لأنه موجود هناك بالفعل.} two {بقي هنا عنصران لأنهما موجودان هناك بالفعل.} few {بقيت هنا # عناصر لأنها موجودة هناك بالفعل.} many {بقي هنا # عنصرًا لأنها موجودة هناك بالفعل.} other {بقي هنا # عنصر لأنها موجودة هناك بالفعل.}}',
    created: 'أُنشئت «\u2068{name}\u2069»',
    notCreated: '{reason} لم تُنشأ «\u2068{name}\u2069»، وما كتبته محفوظ تحت «مجموعة جديدة».',
    notChanged: '{reason} ما كتبته محفوظ تحت «تعديل التفاصيل».',
    deleted: 'حُذفت «\u2068{name}\u2069»',
    unshared: 'لم يعد الرابط يعمل',
    undo: 'تراجع',
    undone: 'تم التراجع',
  },
  status: {
    keptOffline: 'لا اتصال بالإنترنت. سيُرسل تغييرك عند عودة الاتصال.',
    offline: 'لا اتصال بالإنترنت.',
    waiting:
      '{count, plural, zero {لا تغييرات بانتظار الإرسال.} one {تغيير واحد بانتظار الإرسال.} two {تغييران بانتظار الإرسال.} few {# تغييرات بانتظار الإرسال.} many {# تغييرًا بانتظار الإرسال.} other {# تغيير بانتظار الإرسال.}}',
    retrying: 'تعذّر الوصول إلى الخادم. تجري إعادة المحاولة…',
    noAnswer: 'الخادم لا يجيب. تجري إعادة المحاولة…',
    slow: 'الخادم يتأخر في الإجابة.',
  },
  justNow: 'الآن',
} as const;
