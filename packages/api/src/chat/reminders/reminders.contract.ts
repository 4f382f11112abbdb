import { z } from 'zod';
import { ownMoment } from '../own-moments.contract.ts';

export type * from './reminders.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

export const remindInput = z.object({ roomId: id, id: id.describe('Of the message.'), ...ownMoment });
export const cancelReminderInput = z.object({ id });
