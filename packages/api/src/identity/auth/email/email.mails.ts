import { type ContentsOf, EXAMPLE_LINK, mailKind } from '#platform/mail/mail-kind.ts';
import { authLimits } from '../auth.limits.ts';

export const emailMails = {
  verify_email: mailKind({
    example: { link: EXAMPLE_LINK },
    linkHours: authLimits.verifyHours,
    en: {
      subject: 'Confirm your e-mail address',
      text: 'Welcome to Onceware. Confirm that this address is yours, so that you can get back into your account if you forget its password.',
      button: 'Confirm this address',
      closing:
        'The link works once, for {duration}. If you did not open an account, ignore this mail: without the link nobody can confirm your address.',
    },
    pt: {
      subject: 'Confirme seu e-mail',
      text: 'Boas-vindas à Onceware. Confirme que este endereço é seu, para poder voltar à sua conta se esquecer a senha.',
      button: 'Confirmar este endereço',
      closing:
        'O link só pode ser usado uma vez e vale por {duration}. Se você não criou uma conta, ignore este e-mail: sem o link, ninguém pode confirmar seu endereço.',
    },
    ar: {
      subject: 'تأكيد بريدك الإلكتروني',
      text: 'أهلًا بك في Onceware. أكّد أن هذا العنوان لك، لتتمكن من العودة إلى حسابك إن نسيت كلمة المرور.',
      button: 'تأكيد هذا العنوان',
      closing:
        'يعمل الرابط مرة واحدة، لمدة {duration}. إن لم تُنشئ حسابًا، فتجاهل هذه الرسالة: دون الرابط لا يستطيع أحد تأكيد عنوانك.',
    },
    es: {
      subject: 'Confirma tu correo electrónico',
      text: 'Te damos la bienvenida a Onceware. Confirma que esta dirección es tuya y así podrás recuperar tu cuenta si olvidas la contraseña.',
      button: 'Confirmar esta dirección',
      closing:
        'El enlace funciona una sola vez, durante {duration}. Si no has creado ninguna cuenta, ignora este correo: sin el enlace nadie puede confirmar tu dirección.',
    },
    de: {
      subject: 'Bestätige deine E-Mail-Adresse',
      text: 'willkommen bei Onceware. Bestätige, dass diese Adresse dir gehört. So kommst du wieder in dein Konto, falls du das Passwort vergisst.',
      button: 'Adresse bestätigen',
      closing:
        'Der Link funktioniert einmal und {duration} lang. Falls du kein Konto erstellt hast, ignoriere diese E-Mail: Ohne den Link kann niemand deine Adresse bestätigen.',
    },
    zh: {
      subject: '请验证你的邮箱',
      text: '欢迎来到 Onceware。请确认这个邮箱是你的，以便忘记密码时能找回账号。',
      button: '验证邮箱',
      closing:
        '此链接只能使用一次，{duration}内有效。如果你没有创建过账号，请忽略这封邮件：没有这个链接，谁也无法验证你的邮箱。',
    },
  }),
  email_change_old: mailKind({
    example: { newEmail: 'ada@new.example', link: EXAMPLE_LINK },
    linkHours: authLimits.emailChangeHours,
    en: {
      subject: 'Confirm that your e-mail address changes',
      text: 'You asked to change the e-mail address of your account to {newEmail}. Confirm it here, and then also in the mail that we sent to the new address.',
      button: 'Confirm the change',
      closing:
        'The link works once, for {duration}. If it was not you, do not confirm it, and change your password: somebody knows it.',
    },
    pt: {
      subject: 'Confirme a alteração do seu e-mail',
      text: 'Você pediu para alterar o e-mail da sua conta para {newEmail}. Confirme aqui e depois também na mensagem que enviamos para o novo endereço.',
      button: 'Confirmar a alteração',
      closing:
        'O link só pode ser usado uma vez e vale por {duration}. Se não foi você, não confirme e altere sua senha: alguém a conhece.',
    },
    ar: {
      subject: 'تأكيد تغيير بريدك الإلكتروني',
      text: 'طلبت تغيير البريد الإلكتروني لحسابك إلى {newEmail}. أكّد ذلك هنا، ثم في الرسالة التي أرسلناها إلى العنوان الجديد أيضًا.',
      button: 'تأكيد التغيير',
      closing:
        'يعمل الرابط مرة واحدة، لمدة {duration}. إن لم تكن أنت، فلا تؤكد التغيير، وغيّر كلمة المرور: هناك من يعرفها.',
    },
    es: {
      subject: 'Confirma el cambio de tu correo electrónico',
      text: 'Has pedido cambiar el correo electrónico de tu cuenta a {newEmail}. Confírmalo aquí y también en el mensaje que hemos enviado a la dirección nueva.',
      button: 'Confirmar el cambio',
      closing:
        'El enlace funciona una sola vez, durante {duration}. Si no has sido tú, no lo confirmes y cambia tu contraseña: alguien la conoce.',
    },
    de: {
      subject: 'Bestätige die Änderung deiner E-Mail-Adresse',
      text: 'du möchtest die E-Mail-Adresse deines Kontos zu {newEmail} ändern. Bestätige das hier und danach auch in der E-Mail, die wir an die neue Adresse geschickt haben.',
      button: 'Änderung bestätigen',
      closing:
        'Der Link funktioniert einmal und {duration} lang. Falls du das nicht warst, bestätige nichts und ändere dein Passwort: Jemand kennt es.',
    },
    zh: {
      subject: '请确认更换邮箱',
      text: '你申请将账号的邮箱更换为 {newEmail}。请先在这里确认，然后在我们发到新邮箱的邮件中再次确认。',
      button: '确认更换',
      closing:
        '此链接只能使用一次，{duration}内有效。如果不是你本人操作，请不要确认，并修改密码：已经有人知道了你的密码。',
    },
  }),
  email_change_new: mailKind({
    example: { link: EXAMPLE_LINK },
    linkHours: authLimits.emailChangeHours,
    en: {
      subject: 'Confirm your new e-mail address',
      text: 'You asked to make this the e-mail address of your Onceware account. Confirm it here, and then also in the mail that we sent to the old address.',
      button: 'Confirm this address',
      closing: 'The link works once, for {duration}. If you have no account with us, ignore this mail.',
    },
    pt: {
      subject: 'Confirme seu novo e-mail',
      text: 'Você pediu que este passe a ser o e-mail da sua conta na Onceware. Confirme aqui e depois também na mensagem que enviamos para o endereço antigo.',
      button: 'Confirmar este endereço',
      closing:
        'O link só pode ser usado uma vez e vale por {duration}. Se você não tem conta conosco, ignore este e-mail.',
    },
    ar: {
      subject: 'تأكيد بريدك الإلكتروني الجديد',
      text: 'طلبت أن يكون هذا العنوان البريد الإلكتروني لحسابك على Onceware. أكّد ذلك هنا، ثم في الرسالة التي أرسلناها إلى العنوان القديم أيضًا.',
      button: 'تأكيد هذا العنوان',
      closing: 'يعمل الرابط مرة واحدة، لمدة {duration}. إن لم يكن لديك حساب عندنا، فتجاهل هذه الرسالة.',
    },
    es: {
      subject: 'Confirma tu nuevo correo electrónico',
      text: 'Has pedido que esta sea la dirección de correo de tu cuenta en Onceware. Confírmalo aquí y también en el mensaje que hemos enviado a la dirección anterior.',
      button: 'Confirmar esta dirección',
      closing:
        'El enlace funciona una sola vez, durante {duration}. Si no tienes cuenta con nosotros, ignora este correo.',
    },
    de: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      text: 'du möchtest diese Adresse als E-Mail-Adresse deines Kontos bei Onceware verwenden. Bestätige das hier und danach auch in der E-Mail, die wir an die alte Adresse geschickt haben.',
      button: 'Adresse bestätigen',
      closing:
        'Der Link funktioniert einmal und {duration} lang. Falls du kein Konto bei uns hast, ignoriere diese E-Mail.',
    },
    zh: {
      subject: '请确认你的新邮箱',
      text: '你申请将这个邮箱用作 Onceware 账号的邮箱。请先在这里确认，然后在我们发到旧邮箱的邮件中再次确认。',
      button: '确认邮箱',
      closing: '此链接只能使用一次，{duration}内有效。如果你在我们这里没有账号，请忽略这封邮件。',
    },
  }),
  email_changed: mailKind({
    example: { newEmail: 'ada@new.example' },
    en: {
      subject: 'Your e-mail address was changed',
      text: 'The e-mail address of your account is now {newEmail}. All mail about your account goes there from now on.',
      closing: 'If it was not you, write to us by the contact form on our site.',
    },
    pt: {
      subject: 'Seu e-mail foi alterado',
      text: 'O e-mail da sua conta agora é {newEmail}. De agora em diante, todas as mensagens sobre a sua conta vão para lá.',
      closing: 'Se não foi você, escreva para nós pelo formulário de contato do nosso site.',
    },
    ar: {
      subject: 'تغيّر بريدك الإلكتروني',
      text: 'أصبح البريد الإلكتروني لحسابك {newEmail}. وإليه تصل من الآن فصاعدًا كل الرسائل المتعلقة بحسابك.',
      closing: 'إن لم تكن أنت، فراسلنا عبر نموذج الاتصال في موقعنا.',
    },
    es: {
      subject: 'Tu correo electrónico se ha cambiado',
      text: 'El correo electrónico de tu cuenta es ahora {newEmail}. A partir de ahora enviaremos ahí todos los mensajes sobre tu cuenta.',
      closing: 'Si no has sido tú, escríbenos con el formulario de contacto de nuestro sitio.',
    },
    de: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      text: 'die E-Mail-Adresse deines Kontos ist jetzt {newEmail}. Alle E-Mails zu deinem Konto gehen ab sofort dorthin.',
      closing: 'Falls du das nicht warst, schreib uns über das Kontaktformular auf unserer Website.',
    },
    zh: {
      subject: '你的邮箱已更换',
      text: '你的账号邮箱现在是 {newEmail}。今后与账号有关的邮件都会发到那里。',
      closing: '如果不是你本人操作，请通过网站上的联系表单告诉我们。',
    },
  }),
};

declare module '#platform/mail/mailer.ts' {
  interface MailContents extends ContentsOf<typeof emailMails> {}
}
