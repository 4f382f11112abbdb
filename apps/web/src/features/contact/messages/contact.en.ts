export const contact = {
  title: 'Contact us',
  lead: 'Ask, report or suggest something. A person reads every message and answers by e-mail.',
  description: 'Write to Onceware: questions, deals, vendors and accounts.',
  field: {
    name: 'Your name',
    email: 'Your e-mail',
    emailHint: 'We answer to this address and use it for nothing else.',
    topic: 'What is it about?',
    message: 'Message',
  },
  topic: {
    question: 'A question',
    deal: 'A deal',
    vendor: 'I sell software',
    account: 'My account',
    other: 'Something else',
  },
  length: '{length, number} of {max, number}',
  problem: {
    name: 'Enter your name.',
    email: 'This is not an e-mail address.',
    message: 'Write what it is about.',
    tooMany: 'That were many messages in a short time. Wait a while, then send this one.',
  },
  send: 'Send message',
  sending: 'Sending…',
  sentTitle: 'We have your message',
  sentText: 'We answer to <address>{email}</address>.',
  another: 'Write another message',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    contact: typeof contact;
  }
  interface Parts {
    contact: true;
  }
}
