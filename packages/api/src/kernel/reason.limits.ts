/** Characters of the sentence that staff give with a decision. */
export const REASON_MAX = 500;
