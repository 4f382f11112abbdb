import { picture, type SampleLine } from './sample-chat-lines.ts';

/** Two days ago. */
export const SAMPLE_BEFORE: readonly SampleLine[] = [
  { id: 'b1', by: 'sam', at: '09:02', text: 'Good morning! Three things on the list this week: the analytics tool for the club pages, the subtitles, and what to do with the mail plan that renews on the 30th.', reactions: [['☕', 'felix', 'elise', 'amara']] },
  { id: 'b2', by: 'felix', at: '09:06', text: 'Analytics first, please. Ebbline is down to $49 while the offer lasts: 50,000 page views a month, three sites, and no consent banner.' },
  { id: 'b3', by: 'amara', at: '09:11', text: 'For comparison: the plan we have costs $14 a month. Forty-nine dollars once is paid back in the fourth month.', replyTo: 'b2', reactions: [['💯', 'felix', 'sam'], ['👏', 'elise']] },
  { id: 'b4', by: 'marisol', at: '09:20', text: 'I tried the demo on the train. Whole report on one screen, also on a phone. This is what it looks like:', attachments: [picture('ebbline-lifetime', 'ebbline-on-one-screen.svg', 4074)], reactions: [['😍', 'elise', 'noor'], ['👀', 'jun']] },
  { id: 'b5', by: 'reader', at: '09:27', text: 'That is readable. Do we keep the numbers if we go over the limit in December?' },
  { id: 'b6', by: 'felix', at: '09:31', text: 'Yes. From their page: “If a month goes over the limit we keep counting and send you a note, once.” Raw counts stay for five years, CSV at any time.', replyTo: 'b5', reactions: [['👍', 'reader', 'sam']] },
  { id: 'b7', by: 'noor', at: '09:44', text: 'الأرقام واضحة والصفحة سريعة حتى على هاتفي القديم. أوافق على الشراء.', reactions: [['👍', 'felix']] },
  { id: 'b8', by: 'jun', at: '09:52', text: '我看了一下脚本，只有两千字节，不写 cookie，也不存任何东西。可以放心用。' },
  { id: 'b9', by: 'sam', at: '10:05', text: 'Then it is decided: one Ebbline licence, tier Blog.<br>@amara pays, @felix puts the line into the template.', reactions: [['✅', 'amara', 'felix']], flags: { pinned: true } },
  { id: 'b10', by: 'amara', at: '10:18', text: 'Paid. The receipt is in the folder, licence key in the vault. The refund window is open for 60 days, I put the date in the calendar.', before: ['Paid. The receipt is in the folder. The refund window is open for 30 days, I put the date in the calendar.'] },
  { id: 'b11', by: 'elise', at: '11:40', text: 'While we are buying things: does anybody use Two Tin Cans for interviews? I have a guest on a farm with one bar of signal.' },
  { id: 'b12', by: 'jun', at: '12:15', text: '用过。每个人在自己那边录音，网络再差也没关系，最后再上传合并。@elise 可以先让嘉宾试录一分钟。', replyTo: 'b11' },
  { id: 'b13', by: 'elise', at: '12:21', text: 'Recorded at their end and sent afterwards, if I read that correctly? Then the signal does not matter. Thank you!', replyTo: 'b12', reactions: [['🙏', 'jun']] },
  { id: 'b14', by: 'marisol', at: '14:03', text: 'Small thing: the palette for #Evening course platform fails contrast on the yellow buttons. Kolorado lists the nearest shade that passes.', attachments: [picture('kolorado-lifetime', 'palette-with-failing-pairs.svg', 3216)] },
  { id: 'b15', by: 'reader', at: '14:10', text: 'Take the nearest one. Nobody will miss the old yellow.', replyTo: 'b14', reactions: [['😅', 'marisol'], ['💛', 'sam', 'elise']] },
  { id: 'b16', by: 'felix', at: '17:48', text: 'First visits are in: 212 since lunch, most of them from the club newsletter. Feierabend.', reactions: [['🎉', 'sam', 'amara', 'elise', 'reader']] },
];
