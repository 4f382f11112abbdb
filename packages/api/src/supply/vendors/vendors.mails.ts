import { type ContentsOf, EXAMPLE_LINK, mailKind } from '#platform/mail/mail-kind.ts';

export const vendorMails = {
  /** To a vendor's member, of a deal or tool that they submitted. */
  submission_accepted: mailKind({
    example: { title: 'Kiln for life', link: EXAMPLE_LINK },
    en: {
      subject: 'Your submission was accepted',
      text: '“{title}” was accepted, and stands in the catalogue now.',
      button: 'See it',
      closing: 'You need not do anything.',
    },
    pt: {
      subject: 'Seu envio foi aceito',
      text: '“{title}” foi aceito e já está no catálogo.',
      button: 'Ver',
      closing: 'Você não precisa fazer nada.',
    },
    ar: {
      subject: 'قُبل ما قدّمته',
      text: 'قُبل «{title}» وهو الآن في الكتالوج.',
      button: 'عرضه',
      closing: 'لا يلزمك فعل شيء.',
    },
    es: {
      subject: 'Tu envío se ha aceptado',
      text: '«{title}» se ha aceptado y ya está en el catálogo.',
      button: 'Verlo',
      closing: 'No tienes que hacer nada.',
    },
    de: {
      subject: 'Deine Einreichung wurde angenommen',
      text: '„{title}“ wurde angenommen und steht jetzt im Katalog.',
      button: 'Ansehen',
      closing: 'Du brauchst nichts zu tun.',
    },
    zh: {
      subject: '您提交的内容已被接受',
      text: '“{title}”已被接受，现已在目录中。',
      button: '查看',
      closing: '您无需做任何事。',
    },
  }),
  submission_refused: mailKind({
    example: { title: 'Kiln for life', reason: 'No price', link: EXAMPLE_LINK },
    en: {
      subject: 'Your submission was not accepted',
      text: '“{title}” was not accepted. The reason given: {reason}',
      button: 'See it',
      closing: 'You can change it and submit it again.',
    },
    pt: {
      subject: 'Seu envio não foi aceito',
      text: '“{title}” não foi aceito. O motivo informado: {reason}',
      button: 'Ver',
      closing: 'Você pode alterá-lo e enviar de novo.',
    },
    ar: {
      subject: 'لم يُقبل ما قدّمته',
      text: 'لم يُقبل «{title}». السبب المذكور: {reason}',
      button: 'عرضه',
      closing: 'يمكنك تغييره وتقديمه من جديد.',
    },
    es: {
      subject: 'Tu envío no se ha aceptado',
      text: '«{title}» no se ha aceptado. El motivo indicado: {reason}',
      button: 'Verlo',
      closing: 'Puedes cambiarlo y enviarlo de nuevo.',
    },
    de: {
      subject: 'Deine Einreichung wurde nicht angenommen',
      text: '„{title}“ wurde nicht angenommen. Der genannte Grund: {reason}',
      button: 'Ansehen',
      closing: 'Du kannst sie ändern und noch einmal einreichen.',
    },
    zh: {
      subject: '您提交的内容未被接受',
      text: '“{title}”未被接受。给出的原因：{reason}',
      button: '查看',
      closing: '您可以修改后再次提交。',
    },
  }),
  /** To who asked for a vendor account; `title` is their tool. */
  vendor_accepted: mailKind({
    example: { title: 'Kiln', link: EXAMPLE_LINK },
    en: {
      subject: 'Your vendor account is ready',
      text: 'You can now submit deals of “{title}” on Onceware; staff look at each before it is published.',
      button: 'Submit a deal',
      closing: 'Members of your team can be added on request.',
    },
    pt: {
      subject: 'Sua conta de vendedor está pronta',
      text: 'Agora você pode enviar ofertas de “{title}” na Onceware; a equipe examina cada uma antes de publicar.',
      button: 'Enviar uma oferta',
      closing: 'Outras pessoas da sua equipe podem ser incluídas a pedido.',
    },
    ar: {
      subject: 'حساب البائع جاهز',
      text: 'يمكنك الآن تقديم عروض «{title}» على Onceware، وينظر فريقنا في كل عرض قبل نشره.',
      button: 'تقديم عرض',
      closing: 'يمكن إضافة أعضاء من فريقك عند الطلب.',
    },
    es: {
      subject: 'Tu cuenta de vendedor está lista',
      text: 'Ya puedes enviar ofertas de «{title}» en Onceware; el equipo revisa cada una antes de publicarla.',
      button: 'Enviar una oferta',
      closing: 'Podemos añadir a más personas de tu equipo si lo pides.',
    },
    de: {
      subject: 'Dein Anbieterkonto ist bereit',
      text: 'Du kannst jetzt Deals für „{title}“ auf Onceware einreichen; unser Team prüft jeden, bevor er erscheint.',
      button: 'Deal einreichen',
      closing: 'Weitere Personen aus deinem Team nehmen wir auf Anfrage auf.',
    },
    zh: {
      subject: '您的供应商账号已开通',
      text: '您现在可以在 Onceware 提交“{title}”的优惠；每条优惠发布前都会由工作人员审核。',
      button: '提交优惠',
      closing: '如有需要，可以申请添加团队成员。',
    },
  }),
  vendor_refused: mailKind({
    example: { title: 'Kiln', reason: 'No website', link: EXAMPLE_LINK },
    en: {
      subject: 'Your request for a vendor account was refused',
      text: 'Your request for “{title}” was refused. The reason given: {reason}',
      button: 'See it',
      closing: 'You can change it and ask again.',
    },
    pt: {
      subject: 'Seu pedido de conta de vendedor foi recusado',
      text: 'Seu pedido para “{title}” foi recusado. O motivo informado: {reason}',
      button: 'Ver',
      closing: 'Você pode alterá-lo e pedir de novo.',
    },
    ar: {
      subject: 'رُفض طلبك لحساب بائع',
      text: 'رُفض طلبك الخاص بـ«{title}». السبب المذكور: {reason}',
      button: 'عرضه',
      closing: 'يمكنك تغييره وتقديمه من جديد.',
    },
    es: {
      subject: 'Tu solicitud de cuenta de vendedor se ha rechazado',
      text: 'Tu solicitud para «{title}» se ha rechazado. El motivo indicado: {reason}',
      button: 'Verla',
      closing: 'Puedes cambiarla y volver a enviarla.',
    },
    de: {
      subject: 'Deine Anfrage für ein Anbieterkonto wurde abgelehnt',
      text: 'Deine Anfrage für „{title}“ wurde abgelehnt. Der genannte Grund: {reason}',
      button: 'Ansehen',
      closing: 'Du kannst sie ändern und noch einmal stellen.',
    },
    zh: {
      subject: '您的供应商账号申请未通过',
      text: '您为“{title}”提交的申请未通过。给出的原因：{reason}',
      button: '查看',
      closing: '您可以修改后再次申请。',
    },
  }),
};

declare module '#platform/mail/mailer.ts' {
  interface MailContents extends ContentsOf<typeof vendorMails> {}
}
