// \u2068 and \u2069 keep the order of names in Latin script amid Arabic.
export const chatComposerMessages = {
  field: 'الرسالة',
  placeholder: 'اكتب رسالة',
  send: 'إرسال',
  emoji: 'إدراج رمز تعبيري',
  attach: 'إرفاق ملفات',
  characters: '{count, plural, zero {لا أحرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}',
  tooLong: 'تنبيه: قد تُقتطع الرسائل الطويلة',
  replyingTo: 'رد على \u2068{name}\u2069',
  replyingToYou: 'رد على رسالتك',
  replyingToDeleted: 'رد على رسالة محذوفة',
  cancelReply: 'إلغاء الرد',
  files: 'الملفات المرفقة',
  removeFile: 'إزالة \u2068{name}\u2069',
  privateOnly: 'لا يمكن إرفاق الملفات إلا في الوضع الخاص. شغّله من أعلى اللوحة.',
  filesHeld: 'لا يمكن إرسال الملفات إلا في الوضع الخاص. شغّله من أعلى اللوحة، أو أزل الملفات.',
  drop: 'أفلت الملفات هنا لإرفاقها',
  refused: {
    empty:
      '{count, plural, zero {أُرفقت كل الملفات.} one {لم يُرفق \u2068{name}\u2069: الملف فارغ.} two {لم يُرفق ملفان لأنهما فارغان.} few {لم تُرفق # ملفات لأنها فارغة.} many {لم يُرفق # ملفًا لأنها فارغة.} other {لم يُرفق # ملف لأنها فارغة.}}',
    type: '{count, plural, zero {أُرفقت كل الملفات.} one {لم يُرفق \u2068{name}\u2069: هذا النوع من الملفات غير مقبول.} two {لم يُرفق ملفان لأن نوعيهما غير مقبولين.} few {لم تُرفق # ملفات لأن أنواعها غير مقبولة.} many {لم يُرفق # ملفًا لأن أنواعها غير مقبولة.} other {لم يُرفق # ملف لأن أنواعها غير مقبولة.}}',
    accepted:
      'تُقبل الصور ومقاطع الفيديو والملفات النصية وملفات PDF وWord وExcel وPowerPoint وZIP وRAR وFigma وPhotoshop وIllustrator.',
    count:
      '{count, plural, zero {أُرفقت كل الملفات. الحد الأقصى للملفات في الرسالة الواحدة: {max, number}.} one {لم يُرفق \u2068{name}\u2069. الحد الأقصى للملفات في الرسالة الواحدة: {max, number}.} two {لم يُرفق ملفان. الحد الأقصى للملفات في الرسالة الواحدة: {max, number}.} few {لم تُرفق # ملفات. الحد الأقصى للملفات في الرسالة الواحدة: {max, number}.} many {لم يُرفق # ملفًا. الحد الأقصى للملفات في الرسالة الواحدة: {max, number}.} other {لم يُرفق # ملف. الحد الأقصى للملفات في الرسالة الواحدة: {max, number}.}}',
    dismiss: 'إغلاق',
  },
  suggestions: {
    people: 'الأشخاص',
    posts: 'المنشورات',
    username: '@{username}',
    by: 'من \u2068{author}\u2069',
    found:
      '{count, plural, zero {لا اقتراحات.} one {اقتراح واحد. اختر بمفاتيح الأسهم.} two {اقتراحان. اختر بمفاتيح الأسهم.} few {# اقتراحات. اختر بمفاتيح الأسهم.} many {# اقتراحًا. اختر بمفاتيح الأسهم.} other {# اقتراح. اختر بمفاتيح الأسهم.}}',
  },
} as const;
