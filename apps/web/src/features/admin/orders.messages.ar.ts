export const adminOrdersMessages = {
  caption: 'مشتريات كل الأعضاء',
  search: 'البحث بالعضو أو العنوان أو الباقة',
  column: { purchased: 'التاريخ', member: 'العضو', title: 'العنوان', tier: 'الباقة', price: 'السعر', state: 'الحالة' },
  filter: { state: 'الحالة', currency: 'العملة' },
  state: { unused: 'لم تُفعَّل', activated: 'مفعّلة', refunded: 'استُرد المبلغ' },
  totals: {
    caption: 'المجاميع حسب العملة',
    currency: 'العملة',
    count: 'المشتريات',
    spent: 'المدفوع',
    refunded: 'المُستردّ',
  },
  empty: 'لا مشتريات بعد. ما يسجّله الأعضاء في «مشترياتي» يظهر هنا.',
} as const;
