import { errorBody } from '#lib/api/api-error.ts';

export const FIELD_NAMES = ['name', 'email', 'message'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The fields that the browser's own constraints say something against; blanks are no text. */
export function problemFields(form: HTMLFormElement): FieldName[] {
  return FIELD_NAMES.filter((name) => {
    const field = form.elements.namedItem(name);
    return (
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      (!field.validity.valid || field.value.trim() === '')
    );
  });
}

/** The fields that the server refused. */
export function refusedFields(error: unknown): FieldName[] {
  const paths = errorBody(error)?.issues?.map(({ path }) => path) ?? [];
  return FIELD_NAMES.filter((name) => paths.includes(name));
}
