import { type ContentsOf, EXAMPLE_LINK, mailKind } from '#platform/mail/mail-kind.ts';
import { authLimits } from '../auth.limits.ts';

export const passwordMails = {
  reset_password: mailKind({
    example: { link: EXAMPLE_LINK },
    linkHours: authLimits.resetHours,
    en: {
      subject: 'Set a new password',
      text: 'Somebody, probably you, asked for a new password for your account.',
      button: 'Set a new password',
      closing:
        'The link works once, for {duration}. Your old password works until then. If it was not you, ignore this mail.',
    },
    pt: {
      subject: 'Defina uma nova senha',
      text: 'Alguém, provavelmente você, pediu uma nova senha para a sua conta.',
      button: 'Definir uma nova senha',
      closing:
        'O link só pode ser usado uma vez e vale por {duration}. Até lá, sua senha antiga continua funcionando. Se não foi você, ignore este e-mail.',
    },
    ar: {
      subject: 'تعيين كلمة مرور جديدة',
      text: 'طلب شخص ما، والأرجح أنه أنت، كلمة مرور جديدة لحسابك.',
      button: 'تعيين كلمة مرور جديدة',
      closing:
        'يعمل الرابط مرة واحدة، لمدة {duration}. وتبقى كلمة المرور القديمة صالحة إلى أن تغيّرها. إن لم تكن أنت، فتجاهل هذه الرسالة.',
    },
    es: {
      subject: 'Elige una contraseña nueva',
      text: 'Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta.',
      button: 'Elegir una contraseña nueva',
      closing:
        'El enlace funciona una sola vez, durante {duration}. Tu contraseña anterior sigue valiendo mientras no elijas otra. Si no has sido tú, ignora este correo.',
    },
    de: {
      subject: 'Lege ein neues Passwort fest',
      text: 'jemand, wahrscheinlich du, hat für dein Konto ein neues Passwort angefordert.',
      button: 'Neues Passwort festlegen',
      closing:
        'Der Link funktioniert einmal und {duration} lang. Bis du ein neues Passwort festlegst, gilt dein altes. Falls du das nicht warst, ignoriere diese E-Mail.',
    },
    zh: {
      subject: '设置新密码',
      text: '有人（多半是你本人）申请为你的账号设置新密码。',
      button: '设置新密码',
      closing:
        '此链接只能使用一次，{duration}内有效。设置新密码之前，旧密码仍可使用。如果不是你本人操作，请忽略这封邮件。',
    },
  }),
  /** `keys`: what became of the account's API keys. */
  password_changed: mailKind<{ keys: 'none' | 'ended' | 'kept'; link: string }>({
    example: { keys: 'kept', link: EXAMPLE_LINK },
    en: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed, and every other device was logged out.',
      button: 'Set a new password',
      notes: {
        ended: 'Your API keys have ended too: programs that used one need a new one.',
        kept: 'Your API keys still work.',
      },
      closing:
        'If it was you, you need not do anything. If it was not you, set a new password now; that ends all API keys too.',
    },
    pt: {
      subject: 'Sua senha foi alterada',
      text: 'A senha da sua conta foi alterada, e todos os outros dispositivos foram desconectados.',
      button: 'Definir uma nova senha',
      notes: {
        ended: 'Suas chaves de API também deixaram de valer: os programas que as usavam precisam de novas.',
        kept: 'Suas chaves de API continuam valendo.',
      },
      closing:
        'Se foi você, não precisa fazer nada. Se não foi você, defina agora uma nova senha; isso também encerra todas as chaves de API.',
    },
    ar: {
      subject: 'تغيّرت كلمة المرور',
      text: 'تغيّرت كلمة المرور لحسابك، وسُجّل الخروج من كل المتصفحات الأخرى.',
      button: 'تعيين كلمة مرور جديدة',
      notes: {
        ended: 'انتهت مفاتيح API في حسابك أيضًا: تحتاج البرامج التي كانت تستخدمها إلى مفاتيح جديدة.',
        kept: 'ما زالت مفاتيح API في حسابك تعمل.',
      },
      closing:
        'إن كنت أنت، فلا يلزمك فعل شيء. وإن لم تكن أنت، فعيّن كلمة مرور جديدة الآن؛ وبذلك تنتهي كل مفاتيح API أيضًا.',
    },
    es: {
      subject: 'Tu contraseña se ha cambiado',
      text: 'Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en todos los demás navegadores.',
      button: 'Elegir una contraseña nueva',
      notes: {
        ended: 'Tus claves de API también han dejado de valer: los programas que las usaban necesitan otras nuevas.',
        kept: 'Tus claves de API siguen valiendo.',
      },
      closing:
        'Si has sido tú, no tienes que hacer nada. Si no has sido tú, elige ahora una contraseña nueva; así también dejan de valer todas las claves de API.',
    },
    de: {
      subject: 'Dein Passwort wurde geändert',
      text: 'das Passwort deines Kontos wurde geändert, und alle anderen Browser wurden abgemeldet.',
      button: 'Neues Passwort festlegen',
      notes: {
        ended: 'Auch deine API-Schlüssel gelten nicht mehr: Programme, die sie verwendet haben, brauchen neue.',
        kept: 'Deine API-Schlüssel gelten weiter.',
      },
      closing:
        'Wenn du das warst, musst du nichts tun. Falls nicht, lege jetzt ein neues Passwort fest; damit enden auch alle API-Schlüssel.',
    },
    zh: {
      subject: '你的密码已修改',
      text: '你的账号密码已修改，其他浏览器均已退出登录。',
      button: '设置新密码',
      notes: {
        ended: '你的 API 密钥也已失效：使用它们的程序需要新的密钥。',
        kept: '你的 API 密钥仍然有效。',
      },
      closing: '如果是你本人操作，无需理会。如果不是，请立即设置新密码；所有 API 密钥也会随之失效。',
    },
  }),
};

declare module '#platform/mail/mailer.ts' {
  interface MailContents extends ContentsOf<typeof passwordMails> {}
}
