const UNSAFE = /[<\u2028\u2029]/g;

/** JSON as it may stand in a `<script>`: nothing in it can end the element or a line (T14). */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
