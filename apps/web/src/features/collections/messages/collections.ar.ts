import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const collections: Translation<typeof en.collections> = {
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
    emptyHint: 'احفظ عرضًا أو أداة أو أي صفحة ويب، وستجد ما حفظته هنا.',
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
    savedOffline: 'لا اتصال بالإنترنت. سيُرسل تغييرك عند عودة الاتصال.',
    offline: 'لا اتصال بالإنترنت.',
    waiting:
      '{count, plural, zero {لا تغييرات بانتظار الإرسال.} one {تغيير واحد بانتظار الإرسال.} two {تغييران بانتظار الإرسال.} few {# تغييرات بانتظار الإرسال.} many {# تغييرًا بانتظار الإرسال.} other {# تغيير بانتظار الإرسال.}}',
    retrying: 'تعذّر الوصول إلى الخادم. تجري إعادة المحاولة…',
    noAnswer: 'الخادم لا يجيب. تجري إعادة المحاولة…',
    slow: 'الخادم يتأخر في الإجابة.',
  },
};

// \u2068 and \u2069 keep the order of titles in Latin script amid Arabic.
export const collectionItems: Translation<typeof en.collectionItems> = {
  detail: {
    favorite: 'مفضّلة',
    shared: 'مُشارَكة',
    showMore: 'إظهار المزيد',
    showLess: 'إظهار أقل',
  },
  toolbar: {
    filter: 'تصفية العناصر…',
    sort: 'الترتيب',
    sorts: {
      manual: 'ترتيب يدوي',
      newest: 'الأحدث',
      price: 'السعر',
      ending: 'الأقرب انتهاءً',
    },
    kind: 'إظهار',
    kinds: {
      all: 'الكل',
      deals: 'العروض',
      tools: 'الأدوات',
      pages: 'الصفحات',
      ended: 'المنتهية',
    },
    found:
      '{count, plural, zero {لم يُعثر على عناصر} one {عُثر على عنصر واحد} two {عُثر على عنصرين} few {عُثر على # عناصر} many {عُثر على # عنصرًا} other {عُثر على # عنصر}}',
    none: 'لا عناصر مطابقة',
    noneHint: 'جرّب كلمة أخرى، أو أظهر كل العناصر.',
    clear: 'مسح التصفية',
    factsFailed: 'تعذّر تحميل الأسماء والأسعار، لذا قد تغيب بعض العناصر أو يختل ترتيبها.',
  },
  row: {
    ended: 'انتهى',
  },
  note: {
    label: 'ملاحظة عن \u2068{title}\u2069',
    placeholder: 'لماذا حفظت هذا؟',
    add: 'إضافة ملاحظة',
    edit: 'تعديل الملاحظة',
    unsaved: 'ملاحظة غير محفوظة',
    save: 'حفظ',
    cancel: 'إلغاء',
    length: 'عدد الأحرف: {length} من {max}',
    tooLong: 'اختصر الملاحظة: يجب ألّا يزيد عدد الأحرف على {max}.',
  },
  menu: {
    moveTo: 'نقل إلى…',
    top: 'نقل إلى أول القائمة',
    up: 'نقل إلى أعلى',
    down: 'نقل إلى أسفل',
    bottom: 'نقل إلى آخر القائمة',
    select: 'تحديد',
  },
};

// \u2068 and \u2069 keep the order of names in Latin script amid Arabic.
export const arranging: Translation<typeof en.arranging> = {
  select: 'تحديد',
  selectAll: 'تحديد الكل',
  selectItem: 'تحديد \u2068{title}\u2069',
  selected:
    '{count, plural, zero {لم يُحدَّد شيء} one {حُدّد عنصر واحد} two {حُدّد عنصران} few {حُدّدت # عناصر} many {حُدّد # عنصرًا} other {حُدّد # عنصر}}',
  actions: 'إجراءات العناصر المحدّدة',
  moveTo: 'نقل إلى…',
  remove: 'إزالة',
  cancel: 'إلغاء',
  movedTo: 'نُقل إلى الموضع {position, number} من {total, number}.',
  drag: {
    handle: 'نقل \u2068{title}\u2069',
    instructions:
      'مفتاح المسافة للرفع. السهمان لأعلى ولأسفل لاختيار الموضع، والسهمان لليمين ولليسار للتبديل بين هذه المجموعة والمجموعات الأخرى، ومفتاح المسافة للإفلات، ومفتاح Escape للإلغاء.',
    lifted:
      '{count, plural, zero {لم يُرفع شيء.} one {رُفع \u2068{title}\u2069.} two {رُفع عنصران.} few {رُفعت # عناصر.} many {رُفع # عنصرًا.} other {رُفع # عنصر.}}',
    position: 'الموضع {position, number} من {total, number}.',
    collection: 'إلى «\u2068{name}\u2069».',
    nowhere: 'لا يمكن الإفلات هنا.',
    moved:
      '{count, plural, zero {لم يُنقل شيء.} one {نُقل \u2068{title}\u2069 إلى الموضع {position, number} من {total, number}.} two {نُقل عنصران إلى الموضع {position, number} من {total, number}.} few {نُقلت # عناصر إلى الموضع {position, number} من {total, number}.} many {نُقل # عنصرًا إلى الموضع {position, number} من {total, number}.} other {نُقل # عنصر إلى الموضع {position, number} من {total, number}.}}',
    cancelled: 'لم يُنقل شيء.',
    tray: 'الإفلات هنا للنقل إلى مجموعة أخرى',
    items: '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  },
  move: {
    title:
      '{count, plural, zero {نقل العناصر إلى…} one {نقل عنصر واحد إلى…} two {نقل عنصرين إلى…} few {نقل # عناصر إلى…} many {نقل # عنصرًا إلى…} other {نقل # عنصر إلى…}}',
    close: 'إغلاق',
    search: 'ابحث في المجموعات…',
    nothing: 'لم يُعثر على مجموعات',
    choices: 'المجموعات',
    someThere: 'فيها بالفعل {count, number} من {total, number}',
    allThere:
      '{count, plural, zero {لا شيء فيها} one {العنصر فيها بالفعل} two {العنصران فيها بالفعل} few {كلها فيها بالفعل} many {كلها فيها بالفعل} other {كلها فيها بالفعل}}',
    newCollection: 'مجموعة جديدة',
    name: 'اسم المجموعة الجديدة',
    create: 'إنشاء ونقل',
    back: 'رجوع',
  },
};

// \u2068 and \u2069 keep the order of names in Latin script amid Arabic.
export const managing: Translation<typeof en.managing> = {
  newCollection: 'مجموعة جديدة',
  menu: {
    label: 'قائمة إجراءات المجموعة: \u2068{name}\u2069',
    addItem: 'إضافة عنصر',
    favorite: 'إضافة إلى المفضّلة',
    unfavorite: 'إزالة من المفضّلة',
    edit: 'تعديل التفاصيل',
    share: 'مشاركة…',
    exportJson: 'تصدير بصيغة JSON',
    exportCsv: 'تصدير بصيغة CSV',
    delete: 'حذف المجموعة',
  },
  list: {
    more: 'المزيد',
    import: 'استيراد…',
    anywhere: 'الحفظ من أي مكان',
    exportJson: 'تصدير الكل بصيغة JSON',
    exportCsv: 'تصدير الكل بصيغة CSV',
    openAsPage: 'فتح في صفحة كاملة',
    isFavorite: 'مفضّلة',
    isShared: 'مُشارَكة',
  },
  form: {
    close: 'إغلاق',
    editTitle: 'تعديل «\u2068{name}\u2069»',
    name: 'الاسم',
    nameMissing: 'أدخل اسمًا للمجموعة.',
    description: 'الوصف (اختياري)',
    length: 'عدد الأحرف: {length, number} من {max, number}',
    create: 'إنشاء المجموعة',
    save: 'حفظ',
    cancel: 'إلغاء',
  },
  add: {
    title: 'إضافة إلى «\u2068{name}\u2069»',
    close: 'إغلاق',
    done: 'تم',
    search: 'ابحث في العروض والأدوات',
    kinds: 'إظهار',
    deals: 'العروض',
    tools: 'الأدوات',
    loading: 'جارٍ التحميل…',
    count:
      '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
    corrected: 'نتائج البحث عن «\u2068{query}\u2069»',
    nothing: 'لم يُعثر على نتائج للبحث عن «\u2068{query}\u2069».',
    nothingHint: 'جرّب كلمة أخرى، أو ابحث في التبويب الآخر.',
    failed: 'تعذّر تحميل العروض والأدوات.',
    tryAgain: 'إعادة المحاولة',
    add: 'إضافة',
    added: 'أُضيف',
    addTitle: 'إضافة \u2068{title}\u2069',
    addedTitle: 'أُضيف: \u2068{title}\u2069. اضغط للإزالة.',
    more: 'تحميل المزيد',
    loadingMore: 'جارٍ تحميل المزيد…',
  },
  choose: {
    filter: 'ابحث عن مجموعة',
    name: 'اسم المجموعة الجديدة',
    create: 'إنشاء وحفظ',
    back: 'رجوع',
  },
  page: {
    title: 'مجموعاتي',
    unknown: 'هذه المجموعة غير موجودة هنا. ربما حُذفت.',
  },
};

export const tagging: Translation<typeof en.tagging> = {
  tags: 'الوسوم',
  favorite: 'مفضّل',
  edit: 'تعديل الوسوم',
  mark: 'إضافة إلى المفضّلة',
  unmark: 'إزالة من المفضّلة',
  changed: 'تغيّرت الوسوم',
  marked: 'أُضيف إلى المفضّلة',
  unmarked: 'أُزيل من المفضّلة',
  views: { label: 'طرق العرض', collections: 'المجموعات', all: 'الكل', duplicates: 'مكرّر' },
  dialog: {
    title:
      '{count, plural, zero {وسوم # عنصر} one {وسوم عنصر واحد} two {وسوم عنصرين} few {وسوم # عناصر} many {وسوم # عنصرًا} other {وسوم # عنصر}}',
    close: 'إغلاق',
    cancel: 'إلغاء',
    save: 'حفظ الوسوم',
    add: 'إضافة وسم',
    addButton: 'إضافة',
    hint: 'افصل بين الوسوم بفواصل.',
    list: 'الوسوم بعد الحفظ',
    partly: 'على {count} من {total}',
    giveAll: 'إعطاء «{tag}» للجميع',
    remove: 'إزالة الوسم «{tag}»',
    tooLong: 'لا يتجاوز الوسم {max} حرفًا.',
    tooMany: 'لا يتجاوز العنصر {max} وسمًا.',
  },
};
