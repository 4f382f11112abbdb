import type { InputIssue } from '@onceware/api/kernel/errors';

/** Problem of each field, as a sentence, by the field's name. */
export type Problems = Readonly<Record<string, string>>;

/** Kind of problem of a field; `weak`: a custom validity was set on it, `refused`: only the server says so. */
type ProblemKind = 'missing' | 'malformed' | 'short' | 'weak' | 'refused';

/** The sentence for a problem of a field, in the reader's language. */
export type ProblemSentence<Name extends string = string> = (name: Name, kind: ProblemKind) => string;

/** Returns the problem that the browser's own constraints find in a field, or null; blanks are no text. */
function fieldProblem({ validity, value, minLength, required }: HTMLInputElement | HTMLTextAreaElement) {
  if (validity.valueMissing || (required && value.trim() === '')) return 'missing';
  if (validity.tooShort || value.length < minLength) return 'short';
  if (validity.customError) return 'weak';
  return validity.valid ? null : 'malformed';
}

export function formProblems<Name extends string>(
  form: HTMLFormElement,
  fields: readonly Name[],
  sentence: ProblemSentence<Name>,
): Problems {
  const problems: Record<string, string> = {};
  for (const name of fields) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const kind = isText ? fieldProblem(field) : null;
    if (kind) problems[name] = sentence(name, kind);
  }
  return problems;
}

/** The fields that the server refused. Its own sentences are English, so each gets ours. */
export function refusedFields<Name extends string>(
  issues: readonly InputIssue[],
  fields: readonly Name[],
  sentence: ProblemSentence<Name>,
): Problems {
  const refused = fields.filter((name) => issues.some(({ path }) => path === name));
  return Object.fromEntries(refused.map((name) => [name, sentence(name, 'refused')]));
}

/** Returns the text of a field. */
export function fieldText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
