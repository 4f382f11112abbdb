import { type ContentsOf, EXAMPLE_LINK, mailKind } from '#platform/mail/mail-kind.ts';

export const authMails = {
  /** To who has an account and seems to open another. */
  sign_up_known: mailKind({
    example: { link: EXAMPLE_LINK },
    en: {
      subject: 'You have an Onceware account already',
      text: 'Somebody, perhaps you, tried to open an account with this address. It has one already, and nothing about it has changed.',
      button: 'Set a new password',
      closing: 'If you know your password, log in as usual. If it was not you, you need not do anything.',
    },
    pt: {
      subject: 'Você já tem uma conta na Onceware',
      text: 'Alguém, talvez você, tentou criar uma conta com este endereço. Ele já tem uma, e nada nela mudou.',
      button: 'Definir uma nova senha',
      closing: 'Se você sabe sua senha, entre como sempre. Se não foi você, não precisa fazer nada.',
    },
    ar: {
      subject: 'لديك حساب على Onceware بالفعل',
      text: 'حاول شخص ما، وربما كنت أنت، إنشاء حساب بهذا العنوان. وللعنوان حساب بالفعل، ولم يتغيّر فيه شيء.',
      button: 'تعيين كلمة مرور جديدة',
      closing: 'إن كنت تعرف كلمة المرور، فسجّل الدخول كالمعتاد. وإن لم تكن أنت، فلا يلزمك فعل شيء.',
    },
    es: {
      subject: 'Ya tienes una cuenta en Onceware',
      text: 'Alguien, quizá tú, ha intentado crear una cuenta con esta dirección. Ya tiene una, y nada ha cambiado en ella.',
      button: 'Elegir una contraseña nueva',
      closing: 'Si sabes tu contraseña, inicia sesión como siempre. Si no has sido tú, no tienes que hacer nada.',
    },
    de: {
      subject: 'Du hast schon ein Konto bei Onceware',
      text: 'jemand, vielleicht du, wollte mit dieser Adresse ein Konto erstellen. Es gibt aber schon eins, und daran hat sich nichts geändert.',
      button: 'Neues Passwort festlegen',
      closing:
        'Wenn du dein Passwort kennst, melde dich einfach wie gewohnt an. Falls du das nicht warst, musst du nichts tun.',
    },
    zh: {
      subject: '你已有 Onceware 账号',
      text: '有人（可能就是你）尝试用这个邮箱创建账号。但这个邮箱已有账号，账号未发生任何变化。',
      button: '设置新密码',
      closing: '如果你记得密码，照常登录即可。如果不是你本人操作，无需理会。',
    },
  }),
};

declare module '#platform/mail/mailer.ts' {
  interface MailContents extends ContentsOf<typeof authMails> {}
}
