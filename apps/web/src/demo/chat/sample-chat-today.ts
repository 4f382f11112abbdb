import { picture, type SampleLine } from './sample-chat-lines.ts';

/** Told as if it were noon; `sample-chat.ts` moves it to just before now. */
export const SAMPLE_TODAY: readonly SampleLine[] = [
  {
    id: 't1',
    by: 'felix',
    at: '10:02',
    text: 'All forty jobs ran last night, and Cronhollow knows it. @lijun, your script even says how long it took. https://cronhollow.example/status',
    reactions: [['🎉', 'jun', 'sam']],
  },
  {
    id: 't2',
    by: 'jun',
    at: '10:07',
    text: '第二台服务器的备份比平时快了三倍，所以它报了警。原来是磁盘满了。没有它我们要到月底才知道。',
    replyTo: 't1',
    reactions: [
      ['😱', 'amara', 'elise', 'reader'],
      ['👍', 'felix'],
    ],
  },
  {
    id: 't3',
    by: 'elise',
    at: '10:31',
    text: 'The test issue went to the ten of us at nine. Please look whether it is in your inbox or in junk, and tell me with a reaction: 📬 or 🗑️',
    reactions: [
      ['📬', 'sam', 'felix', 'amara', 'noor', 'jun', 'marisol'],
      ['🗑️', 'reader'],
    ],
  },
  {
    id: 't4',
    by: 'reader',
    at: '10:38',
    text: 'Mine was in junk, but so is everything my mother sends.',
    replyTo: 't3',
    reactions: [['😂', 'elise', 'sam', 'felix']],
  },
  {
    id: 't5',
    by: 'noor',
    at: '10:52',
    text: 'وصلتني في البريد الوارد، والعربية سليمة في السطر الأول وفي العنوان.',
    replyTo: 't3',
  },
  {
    id: 't6',
    by: 'marisol',
    at: '11:05',
    text: 'Two drafts for the lesson page of #Evening course platform. I lean to the first: the list of lessons stays where it is while the film plays.',
    attachments: [
      picture('chalkhouse-lifetime', 'lesson-page-first.svg', 2926),
      picture('zwischentitel-lifetime', 'lesson-page-second.svg', 3861),
    ],
    reactions: [
      ['1️⃣', 'sam', 'noor', 'amara'],
      ['2️⃣', 'felix'],
    ],
  },
  {
    id: 't7',
    by: 'felix',
    at: '11:09',
    text: 'The second, because subtitles are beneath the film and not on it.',
    replyTo: 't6',
  },
  {
    id: 't8',
    by: 'marisol',
    at: '11:12',
    text: 'Fair. Then the first with the subtitles of the second.',
    replyTo: 't7',
    before: ['Hm.'],
    reactions: [['🤝', 'felix']],
  },
  { id: 't9', by: 'reader', at: '11:20', text: 'Agreed. I will have words for the empty state by tomorrow.' },
  {
    id: 't10',
    by: 'amara',
    at: '11:41',
    text: 'Reminder: the refund window of Screenparrot ends in two weeks. Who asked for it, and do we keep it?',
    flags: { pinned: true },
  },
  {
    id: 't11',
    by: 'sam',
    at: '11:44',
    text: 'That was me. I have used it three times, and all three times it saved me a call. Keep.',
    replyTo: 't10',
    reactions: [['✅', 'amara']],
  },
  {
    id: 't12',
    by: 'elise',
    at: '11:52',
    text: 'Six of ten in the inbox so far, one in junk, three asleep. If the rest arrives, we move the list on Monday and cancel the plan before the 30th.',
  },
  {
    id: 't13',
    by: 'sam',
    at: '11:57',
    text: 'And Tomasz from #Print shop orders asks to join us. He has questions about form tools, and cake.',
    reactions: [['🍰', 'marisol', 'elise', 'amara']],
  },
];
