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
import { answer, ok } from '#kernel/answers.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';
import * as answers from './organizations.answers.ts';

const procedure = permissionProcedure('admin.organizations');

export const adminOrganizationsRouter = router({
  list: procedure
    .input(listOrganizationsInput)
    .output(answer<TablePage<answers.AdminOrganization>>(answers.organizationsPage))
    .query(({ ctx, input }) => service.listOrganizations(ctx, input)),
  get: procedure
    .input(organizationInput)
    .output(answer<{ organization: answers.AdminOrganizationDetail }>(answers.foundOrganization))
    .query(({ ctx, input }) => service.getOrganization(ctx, input)),
  create: procedure
    .input(createOrganizationInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.createOrganization(ctx, input)),
  update: procedure
    .input(updateOrganizationInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.updateOrganization(ctx, input)),
  delete: procedure
    .input(organizationInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.deleteOrganization(ctx, input)),
  restore: procedure
    .input(organizationInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.restoreOrganization(ctx, input)),
  setMember: procedure
    .input(setOrganizationMemberInput)
    .output(ok)
    .mutation(({ ctx, input }) => members.setOrganizationMember(ctx, input)),
  removeMember: procedure
    .input(organizationMemberInput)
    .output(ok)
    .mutation(({ ctx, input }) => members.removeOrganizationMember(ctx, input)),
});
