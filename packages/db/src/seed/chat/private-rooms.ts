import type { Talk } from './talk.ts';

/** Room of the team of Ines and Mateo. */
export const teamRoom: Talk = {
  unread: { ines: 1 },
  lines: [
    {
      who: 'ines',
      daysAgo: 6.3,
      text: 'This is ours alone: what we buy, what we try, and who has which code.',
      isPinned: true,
    },
    {
      who: 'mateo',
      daysAgo: 6.25,
      text: 'Finally. I had begun to write notes onto the coffee tin.',
      reactions: { '😂': ['ines'] },
    },
    {
      who: 'ines',
      daysAgo: 5.5,
      text: 'For the storeroom I looked at #Nookplan Lifetime: it can do the column in the middle. 35 pounds.',
      as: 'store',
    },
    {
      who: 'mateo',
      daysAgo: 5.4,
      text: 'Before we plan it, somebody has to clear it. I am free on Thursday.',
      to: 'store',
      reactions: { '💪': ['ines'] },
    },
    {
      who: 'mateo',
      daysAgo: 4.2,
      text: 'The storm on Sunday: do we have a copy of the accounts outside of this building?',
    },
    {
      who: 'ines',
      daysAgo: 4.15,
      text: 'No. That is why #Brineshield Lifetime is in Must-Have. Five machines are what we have. Shall I?',
    },
    { who: 'mateo', daysAgo: 4.1, text: 'Yes. Before the next one, please.', reactions: { '👍': ['ines'] } },
    {
      who: 'ines',
      daysAgo: 2.95,
      text: 'Minutewren is bought, the code is with my purchases. We try it at the board meeting and decide then.',
    },
    {
      who: 'mateo',
      daysAgo: 1.3,
      text: 'Friday letter: done in Spanish and English. Who reads the Arabic?',
      as: 'letter',
    },
    { who: 'ines', daysAgo: 1.25, text: 'I do, tonight.', to: 'letter', reactions: { '🙏': ['mateo'] } },
    {
      who: 'ines',
      daysAgo: 0.35,
      text: 'Read, two commas moved. @Mateo Berg, can you send it before nine?',
      to: 'letter',
    },
    { who: 'ines', daysAgo: 0.3, text: 'And somebody at the door wants to bring a kiln.' },
    {
      who: 'mateo',
      daysAgo: 0.05,
      text: 'Sent! The kiln is for upstairs. @Ines Sadiq, Duesgrove ends tomorrow: are we in?',
    },
  ],
};

/** Between Ada and Ines. */
export const direct: Talk = {
  unread: { ada: 1 },
  lines: [
    {
      who: 'ada',
      daysAgo: 3.2,
      text: 'You answer half of the refund questions here. Would you look after the room of Doclantern until it ends?',
    },
    {
      who: 'ines',
      daysAgo: 3.1,
      text: 'Gladly, if "look after" means what I do anyway.',
      reactions: { '😂': ['ada'] },
    },
    { who: 'ada', daysAgo: 3.05, text: 'Exactly that. Write to me if something gets loud.' },
    { who: 'ines', daysAgo: 0.95, text: 'So far the loudest was somebody who praised the refund.' },
  ],
};
