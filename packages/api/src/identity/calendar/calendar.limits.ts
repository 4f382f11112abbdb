/** Events of one calendar, the next ones first: programs read all of it each time. */
export const EVENTS_MAX = 1000;

/** Days for which an event stays after it was, so that it does not vanish while one looks at it. */
export const PAST_DAYS = 31;
