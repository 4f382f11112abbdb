import { type ContentsOf, mailKind } from '#platform/mail/mail-kind.ts';

export const accountMails = {
  account_deleted: mailKind({
    example: {},
    en: {
      subject: 'Your account was deleted',
      text: 'Your account was deleted for good. What you wrote in rooms and reviews stays without your name; everything else of it is erased.',
      closing: 'If it was not you, write to us by the contact form on our site.',
    },
    pt: {
      subject: 'Sua conta foi excluída',
      text: 'Sua conta foi excluída definitivamente. O que você escreveu em salas e avaliações fica sem o seu nome; todo o resto é apagado.',
      closing: 'Se não foi você, escreva para nós pelo formulário de contato do nosso site.',
    },
    ar: {
      subject: 'حُذف حسابك',
      text: 'حُذف حسابك نهائيًا. يبقى ما كتبته في الغرف والتقييمات دون اسمك، ويُمحى كل ما عداه.',
      closing: 'إن لم تكن أنت، فراسلنا عبر نموذج الاتصال في موقعنا.',
    },
    es: {
      subject: 'Tu cuenta se ha eliminado',
      text: 'Tu cuenta se ha eliminado definitivamente. Lo que escribiste en salas y reseñas se queda sin tu nombre; todo lo demás se borra.',
      closing: 'Si no has sido tú, escríbenos con el formulario de contacto de nuestro sitio.',
    },
    de: {
      subject: 'Dein Konto wurde gelöscht',
      text: 'dein Konto wurde endgültig gelöscht. Was du in Räumen und Bewertungen geschrieben hast, bleibt ohne deinen Namen; alles andere darin wird gelöscht.',
      closing: 'Falls du das nicht warst, schreib uns über das Kontaktformular auf unserer Website.',
    },
    zh: {
      subject: '你的账号已删除',
      text: '你的账号已永久删除。你在聊天室和评价中写的内容会保留，但不带你的名字；其余内容都会清除。',
      closing: '如果不是你本人操作，请通过网站上的联系表单告诉我们。',
    },
  }),
};

declare module '#platform/mail/mailer.ts' {
  interface MailContents extends ContentsOf<typeof accountMails> {}
}
