/** Makes the field as high as its text, for browsers that cannot do it in CSS. Least and most height are CSS's. */
export function growToText(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
}
