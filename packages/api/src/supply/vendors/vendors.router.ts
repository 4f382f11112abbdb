import { z } from 'zod';
import { answer, id, ok } from '#kernel/answers.ts';
import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { memberProcedure, router } from '#kernel/trpc.ts';
import * as editing from '#supply/editing/editing.answers.ts';
import * as asked from './requests.answers.ts';
import * as asking from './requests.contract.ts';
import * as requests from './requests.service.ts';
import * as answers from './vendors.answers.ts';
import * as contract from './vendors.contract.ts';
import * as service from './vendors.service.ts';

const made = answer(z.strictObject({ id }));

/**
 * Procedures for members of an organisation that staff gave tools to (CAT-11); each checks that the actor is a member.
 */
export const vendorsRouter = router({
  mine: memberProcedure
    .output(answer<{ vendors: answers.Vendor[] }>(answers.vendors))
    .query(({ ctx }) => service.getVendors(ctx)),
  submissions: memberProcedure
    .input(contract.vendorInput)
    .output(answer<{ submissions: answers.Submission[] }>(answers.submissions))
    .query(({ ctx, input }) => service.getSubmissions(ctx, input)),
  submission: memberProcedure
    .input(contract.submissionInput)
    .output(answer<editing.DraftDetail>(editing.draftDetail))
    .query(({ ctx, input }) => service.getSubmission(ctx, input)),
  own: memberProcedure
    .input(contract.ownInput)
    .output(answer<editing.Published>(editing.published))
    .query(({ ctx, input }) => service.getOwn(ctx, input)),
  numbers: memberProcedure
    .input(contract.numbersInput)
    .output(answer<{ deals: answers.DealNumbers[] }>(answers.numbers))
    .query(({ ctx, input }) => service.getNumbers(ctx, input)),
  start: memberProcedure
    .input(contract.startSubmissionInput)
    .output(made)
    .mutation(({ ctx, input }) => service.startSubmission(ctx, input)),
  save: memberProcedure
    .input(contract.saveSubmissionInput)
    .output(answer(editing.savedRevision))
    .mutation(({ ctx, input }) => service.saveSubmission(ctx, input)),
  submit: memberProcedure
    .input(contract.submitInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.submit(ctx, input)),
  request: memberProcedure
    .output(answer<{ request: asked.VendorRequest | null }>(asked.lastRequest))
    .query(({ ctx }) => requests.getRequest(ctx)),
  sendRequest: memberProcedure
    .input(asking.sendRequestInput)
    .output(made)
    .mutation(({ ctx, input }) => requests.sendRequest(ctx, input)),
  withdrawRequest: memberProcedure.output(ok).mutation(({ ctx }) => requests.withdrawRequest(ctx)),
  withdraw: memberProcedure
    .input(contract.submissionInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.withdraw(ctx, input)),
});

const staffProcedure = permissionProcedure('admin.catalog');

export const adminVendorsRouter = router({
  submitted: staffProcedure
    .output(answer<{ submissions: answers.SubmittedEntry[] }>(answers.submitted))
    .query(({ ctx }) => service.getSubmitted(ctx)),
  refuse: staffProcedure
    .input(contract.refuseInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.refuse(ctx, input)),
  requests: staffProcedure
    .output(answer<{ requests: asked.WaitingRequest[] }>(asked.waitingRequests))
    .query(({ ctx }) => requests.getWaiting(ctx)),
  acceptRequest: staffProcedure
    .input(asking.acceptRequestInput)
    .output(answer(z.strictObject({ organizationId: id })))
    .mutation(({ ctx, input }) => requests.acceptRequest(ctx, input)),
  refuseRequest: staffProcedure
    .input(asking.refuseRequestInput)
    .output(ok)
    .mutation(({ ctx, input }) => requests.refuseRequest(ctx, input)),
  tools: staffProcedure
    .input(contract.vendorInput)
    .output(answer<{ tools: answers.Titled[] }>(answers.vendorTools))
    .query(({ ctx, input }) => service.getVendorTools(ctx, input)),
  giveTool: staffProcedure
    .input(contract.vendorToolInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.giveTool(ctx, input)),
  takeTool: staffProcedure
    .input(contract.vendorToolInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.takeTool(ctx, input)),
});
