// \u2068 and \u2069 keep the order of titles in Latin script amid Arabic.
export const collectionItemsMessages = {
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
} as const;
