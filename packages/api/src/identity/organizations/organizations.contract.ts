import { z } from 'zod';
import { id, table } from '#kernel/table/table.contract.ts';
import { email } from '../auth/auth.contract.ts';
import { isStorable, line, text } from '#kernel/text.ts';
import { ORGANIZATION_SORTS, organizationLimits, ORGANIZATION_ROLES } from './organizations.limits.ts';

export type * from './organizations.answers.ts';

export const listOrganizationsInput = z.object(table(ORGANIZATION_SORTS));

export const organizationInput = z.object({ organizationId: id });
export type OrganizationInput = z.infer<typeof organizationInput>;

/** Refuses credentials, which everybody who sees the address would have. */
function holdsNoCredentials(address: string): boolean {
  const url = URL.parse(address);
  return url?.username === '' && url.password === '';
}

/** A public site's address. */
export const website = z
  .url({ protocol: /^https?$/, error: 'Use an address that begins with https://.' })
  .max(organizationLimits.websiteMax)
  .refine(isStorable, 'NUL and unpaired surrogates are not allowed.')
  .refine(holdsNoCredentials, 'Leave out the user name and password.');

const organizationFields = {
  name: line(organizationLimits.nameMax),
  website: website.nullable(),
  notes: text(organizationLimits.notesMax),
};

/** `id` is made by the caller: the same again has its effect once. */
export const createOrganizationInput = z.object({
  id,
  name: organizationFields.name,
  website: organizationFields.website.default(null),
  notes: organizationFields.notes.default(''),
});

export const updateOrganizationInput = z.object({
  organizationId: id,
  ...z.object(organizationFields).partial().shape,
});
export type UpdateOrganizationInput = z.infer<typeof updateOrganizationInput>;

/** Makes the account with this address a member, or gives the member another role. */
export const setOrganizationMemberInput = z.object({ organizationId: id, email, role: z.enum(ORGANIZATION_ROLES) });

export const organizationMemberInput = z.object({ organizationId: id, userId: id });
export type OrganizationMemberInput = z.infer<typeof organizationMemberInput>;
