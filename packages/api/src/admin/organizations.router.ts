import { memberProcedure, router } from '../core/trpc.ts';
import {
  createOrganizationInput,
  listOrganizationsInput,
  organizationInput,
  organizationMemberInput,
  setOrganizationMemberInput,
  updateOrganizationInput,
} from './admin.contract.ts';
import * as members from './organization-members.service.ts';
import * as service from './organizations.service.ts';

export const adminOrganizationsRouter = router({
  list: memberProcedure.input(listOrganizationsInput).query(({ ctx, input }) => service.listOrganizations(ctx, input)),
  get: memberProcedure.input(organizationInput).query(({ ctx, input }) => service.getOrganization(ctx, input)),
  create: memberProcedure.input(createOrganizationInput).mutation(({ ctx, input }) => service.createOrganization(ctx, input)),
  update: memberProcedure.input(updateOrganizationInput).mutation(({ ctx, input }) => service.updateOrganization(ctx, input)),
  delete: memberProcedure.input(organizationInput).mutation(({ ctx, input }) => service.deleteOrganization(ctx, input)),
  restore: memberProcedure.input(organizationInput).mutation(({ ctx, input }) => service.restoreOrganization(ctx, input)),
  setMember: memberProcedure.input(setOrganizationMemberInput).mutation(({ ctx, input }) => members.setOrganizationMember(ctx, input)),
  removeMember: memberProcedure.input(organizationMemberInput).mutation(({ ctx, input }) => members.removeOrganizationMember(ctx, input)),
});
