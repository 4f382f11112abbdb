import { picture, type SampleLine, textFile } from './sample-chat-lines.ts';
import { COMPARISON, HOW_WE_BUY } from './sample-chat-long.ts';

const RENEWALS = `Renewals until the end of the year

30th   Mail plan           $228 a year   replace (see Postbox Heron)
 4th   Status page         $29 a month   keep until spring
12th   Old analytics       $14 a month   cancelled
19th   Subtitle editor     $19 a month   replace (Elise tests)
`;

export const SAMPLE_YESTERDAY: readonly SampleLine[] = [
  {
    id: 'y1',
    by: 'amara',
    at: '08:41',
    text: 'The list of renewals until the end of the year, as promised. Two of the four can go.',
    attachments: [textFile('renewals.txt', RENEWALS)],
    flags: { pinned: true },
  },
  { id: 'y2', by: 'sam', at: '08:55', text: 'Lovely and short. Which one hurts most?', replyTo: 'y1' },
  {
    id: 'y3',
    by: 'amara',
    at: '08:58',
    text: 'The mail plan: $228 a year for 4,100 addresses. Postbox Heron has 6,000 for $139, once.',
    replyTo: 'y2',
    before: [
      'The mail plan: $228 a year for 4,100 addresses.',
      'The mail plan: $228 a year for 4,100 addresses. Postbox Heron has 6,000 for $149, once.',
    ],
    reactions: [['🤯', 'sam', 'marisol']],
  },
  {
    id: 'y4',
    by: 'elise',
    at: '09:15',
    text: COMPARISON,
    reactions: [
      ['❤️', 'amara', 'noor', 'reader'],
      ['🔖', 'sam'],
    ],
  },
  {
    id: 'y5',
    by: 'felix',
    at: '09:22',
    text: 'Delivery is the only thing I would test. @elise, can you send the next issue to the ten of us first and count what lands in junk?',
    replyTo: 'y4',
  },
  {
    id: 'y6',
    by: 'elise',
    at: '09:24',
    text: 'Will do. #Newsletter move has the numbers of the last time: four waves, 31 bounces, nobody lost.',
  },
  {
    id: 'y7',
    by: 'noor',
    at: '10:02',
    text: 'جرّبت Mizan Lens على رسالة الترحيب العربية. وجد خطأين في المخاطبة لم ألاحظهما، وشرح السبب باللغتين.<br>الملف الأصلي بقي من اليمين إلى اليسار عند التصدير.',
    reactions: [['👏', 'elise', 'sam']],
  },
  {
    id: 'y8',
    by: 'reader',
    at: '10:09',
    text: 'Two we would have sent. @noor, is the Editor tier enough for you alone?',
    replyTo: 'y7',
  },
  { id: 'y9', by: 'noor', at: '10:16', text: 'نعم، مئة ألف كلمة في الشهر أكثر مما أكتب في سنة 🙂', replyTo: 'y8' },
  {
    id: 'y10',
    by: 'marisol',
    at: '11:30',
    text: 'Does anyone know why the deal page of Strichvogel Icons says 6,200 icons and the file has 6,214? I counted. Do not ask.',
    reactions: [['😂', 'felix', 'elise', 'jun', 'reader']],
  },
  { id: 'y11', by: 'jun', at: '11:34', text: '多出来的十四个是竹子。', replyTo: 'y10' },
  {
    id: 'y12',
    by: 'felix',
    at: '13:05',
    text: 'CHEAP LIFETIME KEYS, ALL TOOLS, write to me in private!!! … is what somebody just posted in the open forum, with our logo. I removed it there. Flagged here so that you know the wording.',
    flags: { flagged: true },
  },
  {
    id: 'y13',
    by: 'sam',
    at: '13:12',
    text: 'Thank you. I wrote to the two people who had answered it. Nobody paid.',
    replyTo: 'y12',
    reactions: [['🙏', 'felix', 'amara']],
  },
  {
    id: 'y14',
    by: 'marisol',
    at: '14:20',
    text: 'Never mind my question about the old logo, found it.',
    flags: { ghosted: true },
  },
  {
    id: 'y15',
    by: 'sam',
    at: '15:02',
    text: HOW_WE_BUY,
    before: [HOW_WE_BUY.replace('sixty days', 'thirty days')],
    flags: { pinned: true },
    reactions: [
      ['📌', 'amara', 'felix'],
      ['❤️', 'noor', 'elise', 'reader'],
    ],
  },
  {
    id: 'y16',
    by: 'reader',
    at: '15:20',
    text: 'Point 4 would have saved us the whiteboard app of last year.',
    replyTo: 'y15',
    reactions: [['😬', 'sam', 'marisol']],
  },
  {
    id: 'y17',
    by: 'jun',
    at: '16:45',
    text: '今晚我把 Cronhollow 接到备份任务上：四十个任务，三十九美元，一次付清，正好够用。详情在 #Quiet monitoring 里。',
    attachments: [picture('cronhollow-lifetime', 'nightly-jobs.svg', 4279)],
  },
  {
    id: 'y18',
    by: 'felix',
    at: '16:51',
    text: 'It learns the usual duration within a week. A backup that ends in four seconds is a failure, whatever the exit code says. I like these people.',
    replyTo: 'y17',
    reactions: [['🤝', 'jun']],
  },
];
