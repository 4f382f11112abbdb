// \u2068 and \u2069 keep the order of names in Latin script amid Arabic.
export const arrangingMessages = {
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
} as const;
