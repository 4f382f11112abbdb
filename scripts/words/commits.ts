/** Longest subject of a commit, in characters. */
const SUBJECT_MAX = 72;
/** Changed lines from which on a commit says why in a body. */
const LINES_WITHOUT_BODY = 200;

const CONVENTIONAL = /^(feat|fix|perf|refactor|test|docs|build|ci|chore|style|revert)(\([a-z0-9-]+\))?!?: (.+)$/;
/** Verbs that end like a past or a gerund, and are neither. */
const IMPERATIVES = new Set(['bring', 'embed', 'exceed', 'feed', 'need', 'proceed', 'seed', 'shed', 'speed', 'string']);
const NOT_VERBS = new Set([
  'a',
  'all',
  'an',
  'each',
  'every',
  'no',
  'of',
  'one',
  'that',
  'the',
  'there',
  'what',
  'who',
]);

export interface Commit {
  subject: string;
  body: string;
  /** Lines added and removed by hand. */
  lines: number;
}

/** Finds what is wrong with a commit's message; empty where nothing is. */
export function commitProblems({ subject, body, lines }: Commit): string[] {
  const problems: string[] = [];
  if (subject.length > SUBJECT_MAX) problems.push(`has ${subject.length} characters, of at most ${SUBJECT_MAX}`);
  const text = CONVENTIONAL.exec(subject)?.[3];
  if (text === undefined) problems.push('does not begin with a type, such as "fix(chat): "');
  else if (!isImperative(text)) problems.push('does not say what to do, such as "keep the order of items"');
  if (text?.endsWith('.')) problems.push('ends with a full stop');
  if (lines > LINES_WITHOUT_BODY && body.trim() === '') problems.push(`changes ${lines} lines and has no body`);
  return problems;
}

function isImperative(text: string): boolean {
  const [verb = ''] = text.split(/[\s,:]/, 1);
  if (!/^[a-z][a-z-]*$/.test(verb) || NOT_VERBS.has(verb)) return false;
  return IMPERATIVES.has(verb) || !/(ed|ing)$/.test(verb);
}
