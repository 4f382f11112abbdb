import { z } from 'zod';

const twoDecimals = new Set(
  Intl.supportedValuesOf('currency').filter(
    (code) => new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits === 2,
  ),
);

/** ISO code of a currency with two decimals, so that 100 minor units are a major one everywhere. */
export const currency = z
  .string()
  .max(10)
  .trim()
  .toUpperCase()
  .refine((code) => twoDecimals.has(code), 'Use the code of a currency with two decimals, such as USD.');

/** Whether an amount in major units is a whole number of minor ones. */
export const hasTwoDecimals = (major: number): boolean => Math.abs(major * 100 - Math.round(major * 100)) < 1e-6;

/** Minor units of an amount in major ones. */
export const toMinor = (major: number): number => Math.round(major * 100);

/** Major units of an amount in minor ones. */
export const toMajor = (minor: number): number => minor / 100;
