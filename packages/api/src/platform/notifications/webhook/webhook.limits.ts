export const webhookLimits = {
  urlMax: 1_000,
  /** Kinds that one may choose, more than there are. */
  kindsMax: 100,
  /** Messages that are over and still in the log. */
  logMax: 50,
  /** Messages that may wait; what comes then waits as a notification until there is room. */
  waitingMax: 500,
  /** First characters of an answer that the log has. */
  answerMax: 300,
  /** Hours for which the secret before signs too. */
  formerHours: 24,
} as const;

/** Reasons why nothing arrived. */
export const WEBHOOK_FAILURES = [
  'status',
  'redirect',
  'address',
  'timeout',
  'unreachable',
  'failed',
  'left_out',
  'switched_off',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/** The name of a test in the log, beside those of kinds. */
export const TEST_KIND = 'test';
