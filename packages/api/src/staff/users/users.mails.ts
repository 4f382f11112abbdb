import { type ContentsOf, mailKind } from '#platform/mail/mail-kind.ts';

export const userMails = {
  account_suspended: mailKind({
    example: { reason: 'Too many refunds' },
    en: {
      subject: 'Your account was suspended',
      text: 'Your account was suspended, and every device was logged out. The reason given: {reason}',
      closing: 'If you think that this is a mistake, write to us by the contact form on our site.',
    },
    pt: {
      subject: 'Sua conta foi suspensa',
      text: 'Sua conta foi suspensa, e todos os dispositivos foram desconectados. Motivo informado: {reason}',
      closing: 'Se você acha que é um engano, escreva para nós pelo formulário de contato do nosso site.',
    },
    ar: {
      subject: 'تم تعليق حسابك',
      text: 'تم تعليق حسابك، وسُجّل الخروج من كل المتصفحات. السبب المذكور: {reason}',
      closing: 'إن كنت ترى ذلك خطأً، فراسلنا عبر نموذج الاتصال في موقعنا.',
    },
    es: {
      subject: 'Tu cuenta se ha suspendido',
      text: 'Tu cuenta se ha suspendido y se ha cerrado la sesión en todos los navegadores. El motivo indicado: {reason}',
      closing: 'Si crees que es un error, escríbenos con el formulario de contacto de nuestro sitio.',
    },
    de: {
      subject: 'Dein Konto wurde gesperrt',
      text: 'dein Konto wurde gesperrt, und alle Browser wurden abgemeldet. Der angegebene Grund: {reason}',
      closing: 'Wenn du das für einen Fehler hältst, schreib uns über das Kontaktformular auf unserer Website.',
    },
    zh: {
      subject: '你的账号已被停用',
      text: '你的账号已被停用，所有浏览器均已退出登录。停用原因：{reason}',
      closing: '如果你认为有误，请通过网站上的联系表单告诉我们。',
    },
  }),
};

declare module '#platform/mail/mailer.ts' {
  interface MailContents extends ContentsOf<typeof userMails> {}
}
