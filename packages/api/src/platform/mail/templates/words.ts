import type { LanguageCode } from '#kernel/languages.ts';

type FrameWords = Record<
  'greeting' | 'greetingNameless' | 'copyLink' | 'sender' | 'automatic' | 'wanted' | 'choose',
  string
>;

/** The words around every mail. */
export const frameWords: Record<LanguageCode, FrameWords> = {
  en: {
    greeting: 'Hello {name},',
    greetingNameless: 'Hello,',
    copyLink: 'If the button does not work, copy this address into your browser:',
    sender: 'Onceware, lifetime deals for software',
    automatic: 'This mail was sent by the product itself, because something happened to your account.',
    wanted: 'You get this mail because your settings say that you want to be told of this by mail.',
    choose: 'Choose what is mailed to you, or unsubscribe',
  },
  pt: {
    greeting: 'Olá, {name}!',
    greetingNameless: 'Olá!',
    copyLink: 'Se o botão não funcionar, copie este endereço no seu navegador:',
    sender: 'Onceware, ofertas vitalícias de software',
    automatic: 'Este e-mail foi enviado automaticamente porque algo aconteceu na sua conta.',
    wanted: 'Você recebe este e-mail porque suas configurações dizem que quer ser avisado disto por e-mail.',
    choose: 'Escolher o que é enviado por e-mail ou cancelar a inscrição',
  },
  ar: {
    greeting: 'مرحبًا {name}،',
    greetingNameless: 'مرحبًا،',
    copyLink: 'إن لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
    sender: 'عروض برامج مدى الحياة من Onceware',
    automatic: 'أُرسلت هذه الرسالة تلقائيًا لأن شيئًا ما حدث في حسابك.',
    wanted: 'وصلتك هذه الرسالة لأن إعداداتك تقول إنك تريد أن تُبلَّغ بذلك بالبريد.',
    choose: 'اختر ما يُرسَل إليك بالبريد أو ألغِ الاشتراك',
  },
  es: {
    greeting: 'Hola, {name}:',
    greetingNameless: 'Hola:',
    copyLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    sender: 'Onceware, ofertas de software de por vida',
    automatic: 'Este correo se ha enviado automáticamente, porque ha ocurrido algo relacionado con tu cuenta.',
    wanted: 'Recibes este correo porque en tu configuración pediste que se te avise de esto por correo.',
    choose: 'Elegir qué se te envía por correo o darte de baja',
  },
  de: {
    greeting: 'Hallo {name},',
    greetingNameless: 'Hallo,',
    copyLink: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    sender: 'Onceware, Lifetime-Deals für Software',
    automatic: 'Diese E-Mail wurde automatisch verschickt, weil sich in deinem Konto etwas getan hat.',
    wanted:
      'Du bekommst diese E-Mail, weil du laut deinen Einstellungen darüber per E-Mail informiert werden möchtest.',
    choose: 'Auswählen, was du per E-Mail bekommst, oder abbestellen',
  },
  zh: {
    greeting: '{name}，你好：',
    greetingNameless: '你好：',
    copyLink: '如果按钮无法使用，请将以下地址复制到浏览器中打开：',
    sender: 'Onceware，软件买断优惠',
    automatic: '这封邮件由系统自动发送，内容与你的账号有关。',
    wanted: '你收到这封邮件，是因为你在设置中选择了通过邮件接收此类通知。',
    choose: '选择接收哪些邮件，或退订',
  },
};
