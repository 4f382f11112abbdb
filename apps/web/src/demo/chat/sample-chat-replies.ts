/** Replies of the others to any message (CHAT-06). */
export const SAMPLE_REPLIES: readonly string[] = [
  'Good point. Let me look at the limits of the smallest tier first.',
  'Agreed. Shall we try it for an evening before we buy?',
  'I would wait for the next offer, it comes as surely as the next bus.',
  'Does it export to something we can open elsewhere? Then yes.',
  'Noted, I will put it on the list of renewals.',
  'We have two seats left in the old one. Enough until spring?',
  'Can you write that into the wiki? I will have forgotten it by Friday.',
  'Ha! That is exactly what I said last year.',
  'Give me ten minutes, I am reading the changelog.',
  'Yes, please. And the receipt into the folder this time 🙂',
  'نعم، أوافق. سأجرّبها الليلة وأكتب لكم غداً.',
  '好主意，我明天上午试一下。',
];
