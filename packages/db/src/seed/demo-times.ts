import { v7 as uuidv7 } from 'uuid';

const DAY_MS = 86_400_000;

export const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Ids sort by time, so that of something from before is made for then. */
export const idAt = (moment: Date) => uuidv7({ msecs: moment.getTime() });
