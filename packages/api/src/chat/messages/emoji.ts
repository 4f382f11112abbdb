/** Unicode's RGI set: what keyboards offer, with skin tones, joined, or a flag. */
const EMOJI = /^\p{RGI_Emoji}$/v;

/** Variation selector that asks for emoji presentation. Keyboards differ in where they put it. */
const AS_EMOJI = '\ufe0f';

/** Whether a text is one emoji, and nothing else. */
export const isEmoji = (text: string): boolean =>
  EMOJI.test(text) || EMOJI.test(text.endsWith(AS_EMOJI) ? text.slice(0, -AS_EMOJI.length) : text + AS_EMOJI);
