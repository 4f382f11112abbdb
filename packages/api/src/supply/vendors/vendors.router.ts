import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { memberProcedure, router } from '#kernel/trpc.ts';
import * as asking from './requests.contract.ts';
import * as requests from './requests.service.ts';
import * as contract from './vendors.contract.ts';
import * as service from './vendors.service.ts';

/**
 * Procedures for members of an organisation that staff gave tools to (CAT-11); each checks that the actor is a member.
 */
export const vendorsRouter = router({
  mine: memberProcedure.query(({ ctx }) => service.getVendors(ctx)),
  submissions: memberProcedure
    .input(contract.vendorInput)
    .query(({ ctx, input }) => service.getSubmissions(ctx, input)),
  submission: memberProcedure
    .input(contract.submissionInput)
    .query(({ ctx, input }) => service.getSubmission(ctx, input)),
  own: memberProcedure.input(contract.ownInput).query(({ ctx, input }) => service.getOwn(ctx, input)),
  numbers: memberProcedure.input(contract.numbersInput).query(({ ctx, input }) => service.getNumbers(ctx, input)),
  start: memberProcedure
    .input(contract.startSubmissionInput)
    .mutation(({ ctx, input }) => service.startSubmission(ctx, input)),
  save: memberProcedure
    .input(contract.saveSubmissionInput)
    .mutation(({ ctx, input }) => service.saveSubmission(ctx, input)),
  submit: memberProcedure.input(contract.submitInput).mutation(({ ctx, input }) => service.submit(ctx, input)),
  request: memberProcedure.query(({ ctx }) => requests.getRequest(ctx)),
  sendRequest: memberProcedure
    .input(asking.sendRequestInput)
    .mutation(({ ctx, input }) => requests.sendRequest(ctx, input)),
  withdrawRequest: memberProcedure.mutation(({ ctx }) => requests.withdrawRequest(ctx)),
  withdraw: memberProcedure.input(contract.submissionInput).mutation(({ ctx, input }) => service.withdraw(ctx, input)),
});

const staffProcedure = permissionProcedure('admin.catalog');

export const adminVendorsRouter = router({
  submitted: staffProcedure.query(({ ctx }) => service.getSubmitted(ctx)),
  refuse: staffProcedure.input(contract.refuseInput).mutation(({ ctx, input }) => service.refuse(ctx, input)),
  requests: staffProcedure.query(({ ctx }) => requests.getWaiting(ctx)),
  acceptRequest: staffProcedure
    .input(asking.acceptRequestInput)
    .mutation(({ ctx, input }) => requests.acceptRequest(ctx, input)),
  refuseRequest: staffProcedure
    .input(asking.refuseRequestInput)
    .mutation(({ ctx, input }) => requests.refuseRequest(ctx, input)),
  tools: staffProcedure.input(contract.vendorInput).query(({ ctx, input }) => service.getVendorTools(ctx, input)),
  giveTool: staffProcedure.input(contract.vendorToolInput).mutation(({ ctx, input }) => service.giveTool(ctx, input)),
  takeTool: staffProcedure.input(contract.vendorToolInput).mutation(({ ctx, input }) => service.takeTool(ctx, input)),
});
