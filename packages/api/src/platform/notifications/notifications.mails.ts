import { type ContentsOf, EXAMPLE_LINK, mailKind } from '#platform/mail/mail-kind.ts';
import type { MailLine } from '#platform/mail/mail-line.ts';

interface Told {
  /** The sentence, where it is one; else the kind's own. */
  subject?: string;
  lines: MailLine[];
  link: string;
  /** Ends such mails when it is posted to (RFC 8058). */
  unsubscribe: string;
  /** The page on which its reader chooses what is mailed. */
  choose: string;
}

const example = (count: number): Told => ({
  lines: Array.from({ length: count }, (_, at) => ({
    sentence: [
      { text: 'Ada Lovelace', isName: true },
      { text: ' · ', isName: false },
      { text: 'Lounge', isName: true },
    ],
    quote: at === 0 ? 'Have you seen this?' : null,
    link: `https://onceware.example/dashboard?room=${at}`,
  })),
  link: EXAMPLE_LINK,
  unsubscribe: 'https://onceware.example/api/mail/unsubscribe/AbC-_123',
  choose: 'https://onceware.example/mail-choices#AbC-_123',
});

export const notificationMails = {
  /** One line of the bell; its subject is the sentence. */
  notification: mailKind<Told>({
    example: example(1),
    en: {
      subject: 'Something new for you',
      text: 'There is something new for you:',
      button: 'See it',
      closing: 'All that is new is also in your notifications.',
    },
    pt: {
      subject: 'Uma novidade para você',
      text: 'Há uma novidade para você:',
      button: 'Ver',
      closing: 'Todas as novidades também estão nas suas notificações.',
    },
    ar: {
      subject: 'جديد لك',
      text: 'هناك جديد لك:',
      button: 'عرض',
      closing: 'وكل جديد تجده أيضًا في إشعاراتك.',
    },
    es: {
      subject: 'Una novedad para ti',
      text: 'Hay una novedad para ti:',
      button: 'Verla',
      closing: 'Todas las novedades están también en tus notificaciones.',
    },
    de: {
      subject: 'Etwas Neues für dich',
      text: 'es gibt etwas Neues für dich:',
      button: 'Ansehen',
      closing: 'Alles Neue steht auch in deinen Benachrichtigungen.',
    },
    zh: {
      subject: '你有新的通知',
      text: '你有一条新通知：',
      button: '查看',
      closing: '所有新通知也可以在你的通知列表中查看。',
    },
  }),
  /** Several lines, of a day or a week or of one moment. */
  digest: mailKind<Told>({
    example: example(2),
    en: {
      subject: 'What is new for you',
      text: 'This is new for you:',
      button: 'See all notifications',
      closing: 'What came before is also in your notifications.',
    },
    pt: {
      subject: 'As novidades para você',
      text: 'Estas são as novidades para você:',
      button: 'Ver todas as notificações',
      closing: 'O que veio antes também está nas suas notificações.',
    },
    ar: {
      subject: 'ما الجديد لك',
      text: 'هذا هو الجديد لك:',
      button: 'عرض كل الإشعارات',
      closing: 'وما سبق تجده أيضًا في إشعاراتك.',
    },
    es: {
      subject: 'Tus novedades',
      text: 'Estas son tus novedades:',
      button: 'Ver todas las notificaciones',
      closing: 'Lo anterior también está en tus notificaciones.',
    },
    de: {
      subject: 'Neues für dich',
      text: 'das ist neu für dich:',
      button: 'Alle Benachrichtigungen ansehen',
      closing: 'Was davor kam, steht auch in deinen Benachrichtigungen.',
    },
    zh: {
      subject: '你的最新动态',
      text: '以下是你的最新动态：',
      button: '查看所有通知',
      closing: '之前的内容也可以在你的通知列表中查看。',
    },
  }),
};

declare module '#platform/mail/mailer.ts' {
  interface MailContents extends ContentsOf<typeof notificationMails> {}
}
