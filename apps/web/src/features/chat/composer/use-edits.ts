import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { addressIn, type Edit, linkWords, type Selected, toggleLines, toggleMark } from './edits.ts';

export type Format = 'bold' | 'italic' | 'strike' | 'code' | 'quote' | 'bullets' | 'numbers' | 'link';

const FORMATS: Record<Format, (selected: Selected) => Edit> = {
  bold: (selected) => toggleMark(selected, '**'),
  italic: (selected) => toggleMark(selected, '_'),
  strike: (selected) => toggleMark(selected, '~~'),
  code: (selected) => toggleMark(selected, '`'),
  quote: (selected) => toggleLines(selected, 'quote'),
  bullets: (selected) => toggleLines(selected, 'bullets'),
  numbers: (selected) => toggleLines(selected, 'numbers'),
  link: (selected) => linkWords(selected),
};

/** Keys with Ctrl or ⌘, as other chats have them; by place where a shifted digit is another sign. */
export const FORMAT_KEYS: Record<Format, { code: string; shift: boolean; shown: string }> = {
  bold: { code: 'KeyB', shift: false, shown: 'B' },
  italic: { code: 'KeyI', shift: false, shown: 'I' },
  strike: { code: 'KeyX', shift: true, shown: 'Shift+X' },
  code: { code: 'KeyE', shift: false, shown: 'E' },
  quote: { code: 'Digit9', shift: true, shown: 'Shift+9' },
  bullets: { code: 'Digit8', shift: true, shown: 'Shift+8' },
  numbers: { code: 'Digit7', shift: true, shown: 'Shift+7' },
  link: { code: 'KeyU', shift: true, shown: 'Shift+U' },
};

/** The format that a key asks for. Letters are taken as they are written, for keyboards differ in where they have them. */
function formatOf({
  nativeEvent: { code, key, ctrlKey, metaKey, shiftKey, altKey },
}: KeyboardEvent): Format | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const isOf = (wanted: string) =>
    wanted.startsWith('Key') && /^[a-z]$/i.test(key) ? key.toUpperCase() === wanted.slice(3) : code === wanted;
  return FORMAT_NAMES.find((name) => FORMAT_KEYS[name].shift === shiftKey && isOf(FORMAT_KEYS[name].code));
}

export const FORMAT_NAMES = Object.keys(FORMATS) as Format[];

/** Changes a field as typing would: what it was comes back with the browser's own undo. */
function applyEdit(
  field: HTMLTextAreaElement,
  { from, to, inserted, start, end }: Edit,
  onChange: (text: string) => void,
): void {
  const { value } = field;
  field.focus();
  field.setSelectionRange(from, to);
  // The caret goes into the new text, so that must stand first.
  flushSync(() => {
    // Deprecated, and the only way that keeps undo; where it is gone, the text is changed all the same.
    const isDone = document.execCommand?.(inserted === '' ? 'delete' : 'insertText', false, inserted);
    if (!isDone) onChange(value.slice(0, from) + inserted + value.slice(to));
  });
  field.setSelectionRange(start, end);
}

/** Formatting of a message that is being written: by buttons, keys, and links that are pasted onto words (LIVE-15). */
export function useEdits(ref: RefObject<HTMLTextAreaElement | null>, onChange: (text: string) => void) {
  const edit = (make: (selected: Selected) => Edit) => {
    const { current: field } = ref;
    if (field)
      applyEdit(field, make({ text: field.value, start: field.selectionStart, end: field.selectionEnd }), onChange);
  };
  return {
    format: (name: Format) => edit(FORMATS[name]),
    insert: (words: string) =>
      edit(({ start, end }) => {
        const caret = start + words.length;
        return { from: start, to: end, inserted: words, start: caret, end: caret };
      }),
    /** @returns whether the key was one of these */
    formatByKey(event: KeyboardEvent): boolean {
      const name = formatOf(event);
      if (name) edit(FORMATS[name]);
      return name !== undefined;
    },
    linkByPaste(event: ClipboardEvent): void {
      const { current: field } = ref;
      const address = addressIn(event.clipboardData.getData('text/plain'));
      const selected = field?.value.slice(field.selectionStart, field.selectionEnd).trim() ?? '';
      if (address === null || selected === '' || selected.includes('\n') || addressIn(selected) !== null) return;
      event.preventDefault();
      edit((before) => linkWords(before, address));
    },
  };
}
