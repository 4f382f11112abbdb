import type { InputIssue } from '@onceware/api/core/errors';

/** What is wrong with each field, as a sentence, by the field's name. */
export type Problems = Readonly<Record<string, string>>;

/** What can be wrong with a field; `weak`: a custom validity was set on it, `refused`: only the server says so. */
export type ProblemKind = 'missing' | 'malformed' | 'short' | 'weak' | 'refused';

/** The sentence for a problem of a field, in the reader's language. */
export type ProblemSentence = (name: string, kind: ProblemKind) => string;

/** What the browser's own constraints say of a field; null when they hold. */
export function fieldProblem({ validity, value, minLength }: HTMLInputElement): ProblemKind | null {
  if (validity.valueMissing) return 'missing';
  if (validity.tooShort || value.length < minLength) return 'short';
  if (validity.customError) return 'weak';
  return validity.valid ? null : 'malformed';
}

export function formProblems(form: HTMLFormElement, fields: readonly string[], sentence: ProblemSentence): Problems {
  const problems: Record<string, string> = {};
  for (const name of fields) {
    const input = form.elements.namedItem(name);
    const kind = input instanceof HTMLInputElement ? fieldProblem(input) : null;
    if (kind) problems[name] = sentence(name, kind);
  }
  return problems;
}

/** The fields that the server refused. Its own sentences are English, so each gets ours. */
export function refusedFields(
  issues: readonly InputIssue[],
  fields: readonly string[],
  sentence: ProblemSentence,
): Problems {
  return Object.fromEntries(
    issues.filter(({ path }) => fields.includes(path)).map(({ path }) => [path, sentence(path, 'refused')]),
  );
}

/** What stands in a field. */
export function fieldText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
