import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import {
  createOrganizationInput,
  listOrganizationsInput,
  organizationInput,
  organizationMemberInput,
  setOrganizationMemberInput,
  updateOrganizationInput,
} from './organizations.contract.ts';
import * as members from './members.service.ts';
import * as service from './organizations.service.ts';

const procedure = permissionProcedure('admin.organizations');

export const adminOrganizationsRouter = router({
  list: procedure.input(listOrganizationsInput).query(({ ctx, input }) => service.listOrganizations(ctx, input)),
  get: procedure.input(organizationInput).query(({ ctx, input }) => service.getOrganization(ctx, input)),
  create: procedure.input(createOrganizationInput).mutation(({ ctx, input }) => service.createOrganization(ctx, input)),
  update: procedure.input(updateOrganizationInput).mutation(({ ctx, input }) => service.updateOrganization(ctx, input)),
  delete: procedure.input(organizationInput).mutation(({ ctx, input }) => service.deleteOrganization(ctx, input)),
  restore: procedure.input(organizationInput).mutation(({ ctx, input }) => service.restoreOrganization(ctx, input)),
  setMember: procedure
    .input(setOrganizationMemberInput)
    .mutation(({ ctx, input }) => members.setOrganizationMember(ctx, input)),
  removeMember: procedure
    .input(organizationMemberInput)
    .mutation(({ ctx, input }) => members.removeOrganizationMember(ctx, input)),
});
