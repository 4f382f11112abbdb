import { authLimits } from '@onceware/api/auth/auth.limits';
import { errorBody } from '../../lib/api-error.ts';
import type { authMessages } from './auth.messages.ts';

export const FIELD_NAMES = ['name', 'email', 'password'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** What is wrong with each field, as a sentence. */
export type Problems = Partial<Record<FieldName, string>>;

type ProblemKey = keyof (typeof authMessages)['problem'];
type Sentence = (key: ProblemKey, values: { min: number; max: number }) => string;

const LENGTHS = { min: authLimits.passwordMin, max: authLimits.passwordMax };

/** What the browser's own constraints say of a field, as a key of our words; null when they hold. */
export function fieldProblem(input: HTMLInputElement, name: FieldName): ProblemKey | null {
  const { valid, valueMissing } = input.validity;
  if (valid && input.value.length >= input.minLength) return null;
  if (valueMissing || name === 'name') return name;
  return name === 'email' ? 'emailForm' : 'passwordShort';
}

export function formProblems(form: HTMLFormElement, sentence: Sentence): Problems {
  const problems: Problems = {};
  for (const name of FIELD_NAMES) {
    const input = form.elements.namedItem(name);
    const key = input instanceof HTMLInputElement ? fieldProblem(input, name) : null;
    if (key) problems[name] = sentence(key, LENGTHS);
  }
  return problems;
}

const REFUSED = { name: 'name', email: 'emailForm', password: 'passwordLength' } as const;

/** The form's fields that the server refused. Its own sentences are English, so each gets ours. */
export function serverProblems(error: unknown, sentence: Sentence): Problems {
  const problems: Problems = {};
  for (const { path } of errorBody(error)?.issues ?? []) {
    const name = FIELD_NAMES.find((known) => known === path);
    if (name) problems[name] = sentence(REFUSED[name], LENGTHS);
  }
  return problems;
}

/** What stands in a field. */
export function fieldText(values: FormData, name: FieldName): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
