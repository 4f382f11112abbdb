import { answer, ok } from '#kernel/answers.ts';
import { calls, router, sessionProcedure } from '#kernel/trpc.ts';
import * as answers from './calendar.answers.ts';
import * as service from './calendar.service.ts';

export const calendarRouter = router({
  address: sessionProcedure
    .output(answer<answers.CalendarState>(answers.calendarState))
    .query(calls(service.findAddress)),
  renew: sessionProcedure
    .output(answer<answers.RenewedCalendar>(answers.renewedCalendar))
    .mutation(calls(service.renewAddress)),
  revoke: sessionProcedure.output(ok).mutation(calls(service.revokeAddress)),
});
