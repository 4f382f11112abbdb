// Beside what Unicode says is shown as nothing: the empty braille pattern, and marks of annotations.
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Whether nothing of it can be seen: spaces, and characters that are shown as nothing. */
export const isBlank = (text: string): boolean => text.replaceAll(UNSEEN, '') === '';
