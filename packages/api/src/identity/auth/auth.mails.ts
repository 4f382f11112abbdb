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
  /** To who was signed in to from a browser that the account did not know. */
  sign_in_new: mailKind({
    example: { link: EXAMPLE_LINK, keys: 'device' as const, device: 'Firefox · Linux · 203.0.113.7' },
    en: {
      subject: 'A new browser logged in to your account',
      text: 'Somebody, perhaps you, just logged in to your account from a browser in which it was not used before.',
      button: 'See who is logged in',
      notes: { device: 'The browser, its system and its address: {device}' },
      closing:
        'If it was you, you need not do anything. If it was not you, set a new password; that logs everybody out.',
    },
    pt: {
      subject: 'Um navegador novo entrou na sua conta',
      text: 'Alguém, talvez você, acabou de entrar na sua conta por um navegador em que ela ainda não tinha sido usada.',
      button: 'Ver quem está conectado',
      notes: { device: 'O navegador, o sistema e o endereço: {device}' },
      closing: 'Se foi você, não precisa fazer nada. Se não foi você, defina uma nova senha; isso desconecta todos.',
    },
    ar: {
      subject: 'سجّل متصفح جديد الدخول إلى حسابك',
      text: 'سجّل شخص ما، وربما كنت أنت، الدخول إلى حسابك الآن من متصفح لم يُستخدم فيه من قبل.',
      button: 'عرض من سجّلوا الدخول',
      notes: { device: 'المتصفح ونظامه وعنوانه: {device}' },
      closing: 'إن كنت أنت، فلا يلزمك فعل شيء. وإن لم تكن أنت، فعيّن كلمة مرور جديدة؛ فذلك يسجّل خروج الجميع.',
    },
    es: {
      subject: 'Un navegador nuevo ha entrado en tu cuenta',
      text: 'Alguien, quizá tú, acaba de iniciar sesión en tu cuenta desde un navegador en el que no se había usado antes.',
      button: 'Ver quién ha iniciado sesión',
      notes: { device: 'El navegador, su sistema y su dirección: {device}' },
      closing:
        'Si has sido tú, no tienes que hacer nada. Si no has sido tú, elige una contraseña nueva; eso cierra todas las sesiones.',
    },
    de: {
      subject: 'Ein neuer Browser hat sich bei deinem Konto angemeldet',
      text: 'jemand, vielleicht du, hat sich gerade in einem Browser bei deinem Konto angemeldet, in dem es bisher nicht benutzt wurde.',
      button: 'Ansehen, wer angemeldet ist',
      notes: { device: 'Browser, System und Adresse: {device}' },
      closing:
        'Wenn du das warst, musst du nichts tun. Wenn nicht, leg ein neues Passwort fest; das meldet alle anderen ab.',
    },
    zh: {
      subject: '有新的浏览器登录了你的账号',
      text: '有人（可能就是你）刚刚用一个从未使用过此账号的浏览器登录了你的账号。',
      button: '查看已登录的设备',
      notes: { device: '浏览器、系统和地址：{device}' },
      closing: '如果是你本人操作，无需理会。如果不是，请设置新密码，这会使所有设备退出登录。',
    },
  }),
};

declare module '#platform/mail/mailer.ts' {
  interface MailContents extends ContentsOf<typeof authMails> {}
}
