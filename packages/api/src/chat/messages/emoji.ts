/** Unicode's RGI set: what keyboards offer, with skin tones, joined, or a flag. */
const EMOJI = /^\p{RGI_Emoji}$/v;

/** Asks that what comes before be drawn as an emoji. Keyboards differ in where they write it. */
const AS_EMOJI = '\ufe0f';

/** Whether a text is one emoji, and nothing else. */
export const isEmoji = (text: string): boolean =>
  EMOJI.test(text) || EMOJI.test(text.endsWith(AS_EMOJI) ? text.slice(0, -AS_EMOJI.length) : text + AS_EMOJI);
