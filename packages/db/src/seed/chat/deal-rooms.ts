import type { Talk } from './talk.ts';

/** By the slug of the deal. */
export const dealRooms: Record<string, Talk> = {
  'doclantern-lifetime': {
    unread: { ines: 2, mateo: 3 },
    lines: [
      {
        who: 'jonas',
        daysAgo: 6.2,
        text: 'Does it read handwriting? Our minutes before 1998 are by hand.',
        as: 'hand',
      },
      {
        who: 'ines',
        daysAgo: 6.1,
        text: 'Typed scans very well. Handwriting of one person somewhat, of three people no. I would not buy it for that.',
        to: 'hand',
        reactions: { '🙏': ['jonas'] },
      },
      {
        who: 'priya',
        daysAgo: 5,
        text: 'Desk or Shelf? I have about 1,500 pages, and they will become more.',
        as: 'desk',
      },
      {
        who: 'ines',
        daysAgo: 4.95,
        text: 'I stacked two codes for the larger plan and have not regretted it: the questions ran out before the pages did. 300 a month is ten a day.',
        to: 'desk',
        reactions: { '👍': ['priya', 'tom'] },
      },
      {
        who: 'tom',
        daysAgo: 4.1,
        text: 'For solicitors: there is #Doclantern for Law Offices as well, with a log of who asked what. @Ada Morgan has that one, I think.',
      },
      {
        who: 'ada',
        daysAgo: 4.05,
        text: 'I do. One sealed folder for each matter. Dearer, and worth it if somebody may ask you later who had seen what.',
        reactions: { '👍': ['tom'] },
      },
      {
        who: 'lucia',
        daysAgo: 2.4,
        text: 'Refund asked for on Monday, money back on Wednesday. It was me, not the tool: I have fewer files than I thought.',
        reactions: { '👏': ['ines', 'ada'] },
      },
      { who: 'jonas', daysAgo: 0.9, text: 'It ends in three days. I take Desk and let the old minutes rest.' },
      {
        who: 'priya',
        daysAgo: 0.3,
        text: 'Took Shelf. Thank you all, this room was more use than the video.',
        reactions: { '🎉': ['tom', 'lucia'] },
      },
    ],
  },
  'minutewren-lifetime': {
    unread: { mateo: 1 },
    lines: [
      {
        who: 'lucia',
        daysAgo: 5.5,
        text: '¿Alguien lo ha probado con reuniones en español y catalán mezclados?',
        as: 'lenguas',
      },
      {
        who: 'mateo',
        daysAgo: 5.4,
        text: 'Con español sí, y bien. Cuando mi tía pasa al valenciano, resume solo la mitad.',
        to: 'lenguas',
        reactions: { '😂': ['lucia'] },
      },
      { who: 'tom', daysAgo: 4.7, text: 'Does a bot join the call? Two of my customers do not want one.', as: 'bot' },
      {
        who: 'ines',
        daysAgo: 4.6,
        text: 'No bot: the desktop recorder hears what you hear. Tell them anyway, of course.',
        to: 'bot',
        reactions: { '👍': ['tom', 'ada', 'priya'] },
        isPinned: true,
      },
      {
        who: 'ines',
        daysAgo: 2.9,
        text: 'Bought Solo. 60 days to send it back, so the next board meeting decides.',
        before: 'Bought Solo. 30 days to send it back, so the next board meeting decides.',
      },
      {
        who: 'sara',
        daysAgo: 2.5,
        text: 'Twelve languages on the Solo plan. Is Arabic one of them, and does it write from right to left in the export?',
        as: 'arabic',
      },
      {
        who: 'ines',
        daysAgo: 1.1,
        text: 'It is, and the DOCX came out the right way round. The Markdown is only text, there your editor decides. @سارة منصور',
        to: 'arabic',
        reactions: { '❤️': ['sara'] },
      },
      { who: 'tom', daysAgo: 0.5, text: '#Minutewren Early Birds people: your plan stays as it was, I asked them.' },
    ],
  },
  'two-tin-cans-lifetime': {
    unread: { ada: 2 },
    lines: [
      {
        who: 'ines',
        daysAgo: 5.9,
        text: 'Our guests sit in kitchens with bad wifi. It saved the episode with the lighthouse keeper: what was missing came after the goodbye.',
        reactions: { '❤️': ['mateo', 'tom', 'lucia'] },
      },
      { who: 'tom', daysAgo: 5.3, text: 'How many hours do you need in a month, honestly?', as: 'hours' },
      {
        who: 'ines',
        daysAgo: 5.25,
        text: 'Two episodes of 40 minutes, with everything around it: six hours. Host has ten.',
        to: 'hours',
        reactions: { '🙏': ['tom'] },
      },
      {
        who: 'mateo',
        daysAgo: 3.4,
        text: 'The laptop of my guest died in the middle. Four seconds were lost, as they promise. I was impressed, the guest was not.',
        reactions: { '😂': ['ines', 'tom', 'priya'] },
      },
      {
        who: 'priya',
        daysAgo: 2,
        text: 'Does it work from a phone? My workshop has no computer that one may touch with those hands.',
        as: 'phone',
      },
      {
        who: 'mateo',
        daysAgo: 1.95,
        text: 'A guest with a phone works, in the browser. I would not host from one.',
        to: 'phone',
      },
      {
        who: 'lucia',
        daysAgo: 0.7,
        text: 'Comprado. 65 dólares, un café al mes durante un año, y luego nada.',
        reactions: { '👏': ['mateo'] },
      },
    ],
  },
};
