/** Shared by inputs, services and the screen; no zod here. */
export const pollLimits = {
  questionMax: 200,
  optionMax: 80,
  optionsMin: 2,
  optionsMax: 10,
  /** Names at an option; beyond them its votes are counted. */
  namesMax: 50,
  daysMax: 30,
} as const;
