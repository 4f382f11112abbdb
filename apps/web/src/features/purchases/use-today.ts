import { useNow } from '#lib/time/use-now.ts';
import { dayOf } from './days.ts';

/** The reader's own day; it changes at their midnight. */
export const useToday = (): string => dayOf(useNow());
