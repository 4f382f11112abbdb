import { type ContentsOf, EXAMPLE_LINK, mailKind } from '#platform/mail/mail-kind.ts';

export const apiKeyMails = {
  key_created: mailKind({
    example: { keyName: 'Our importer', link: EXAMPLE_LINK },
    en: {
      subject: 'A new API key was made',
      text: 'An API key with the name “{keyName}” was made for your account. Tools that have it can act in your name.',
      button: 'See your API keys',
      closing: 'If it was not you, revoke the key and change your password.',
    },
    pt: {
      subject: 'Uma nova chave de API foi criada',
      text: 'Uma chave de API com o nome “{keyName}” foi criada para a sua conta. As ferramentas que a têm podem agir em seu nome.',
      button: 'Ver suas chaves de API',
      closing: 'Se não foi você, revogue a chave e altere sua senha.',
    },
    ar: {
      subject: 'أُنشئ مفتاح API جديد',
      text: 'أُنشئ لحسابك مفتاح API باسم «{keyName}». والبرامج التي لديها هذا المفتاح تستطيع العمل باسمك.',
      button: 'عرض مفاتيح API',
      closing: 'إن لم تكن أنت، فأبطل المفتاح وغيّر كلمة المرور.',
    },
    es: {
      subject: 'Se ha creado una clave de API',
      text: 'Se ha creado para tu cuenta una clave de API con el nombre «{keyName}». Los programas que la tengan pueden actuar en tu nombre.',
      button: 'Ver tus claves de API',
      closing: 'Si no has sido tú, revoca la clave y cambia tu contraseña.',
    },
    de: {
      subject: 'Ein neuer API-Schlüssel wurde erstellt',
      text: 'für dein Konto wurde ein API-Schlüssel mit dem Namen „{keyName}“ erstellt. Programme, die ihn haben, können in deinem Namen handeln.',
      button: 'API-Schlüssel ansehen',
      closing: 'Falls du das nicht warst, widerrufe den Schlüssel und ändere dein Passwort.',
    },
    zh: {
      subject: '新的 API 密钥已创建',
      text: '你的账号下创建了一个名为“{keyName}”的 API 密钥。持有它的程序可以用你的身份进行操作。',
      button: '查看 API 密钥',
      closing: '如果不是你本人操作，请吊销该密钥并修改密码。',
    },
  }),
};

declare module '#platform/mail/mailer.ts' {
  interface MailContents extends ContentsOf<typeof apiKeyMails> {}
}
