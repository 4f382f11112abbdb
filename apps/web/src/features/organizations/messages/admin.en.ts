export const adminOrganizations = {
  caption: 'Organizations',
  search: 'Search by name or website',
  column: { name: 'Name', website: 'Website', members: 'Members', created: 'Since' },
  empty: 'There is no organization yet. Create the first one, then add the people who belong to it.',
  create: 'New organization',
  form: {
    createTitle: 'New organization',
    editTitle: 'Edit organization',
    name: 'Name',
    noName: 'Enter a name.',
    website: 'Website',
    websiteHint: 'Optional, such as https://example.com.',
    noWebsite: 'Enter an address such as https://example.com.',
    notes: 'Notes',
    notesHint: 'Only administrators read them.',
    counter: '{length, number} of {max, number}',
    create: 'Create',
    save: 'Save',
    created: '{name} was created',
    saved: 'Saved',
  },
  edit: 'Edit',
  delete: 'Delete',
  deleted: '{name} was deleted',
  restored: '{name} is back',
  undo: 'Undo',
  fact: { website: 'Website', created: 'Since', notes: 'Notes', none: 'None' },
  members: {
    title: 'Members',
    empty: 'Nobody belongs to this organization yet. Add the first person by the e-mail address of their account.',
    role: 'Role of {name}',
    remove: 'Remove {name}',
    removed: '{name} was removed',
    since: 'since {date}',
    changed: '{name}: {role, select, owner {owner} manager {manager} other {member}}',
    add: 'Add member',
    email: 'E-mail',
    emailHint: 'The address of somebody who has an account.',
    noEmail: 'Enter an e-mail address.',
    newRole: 'Role',
    added: '{email} was added',
    isMember: 'This person is a member already.',
  },
  role: { owner: 'Owner', manager: 'Manager', member: 'Member' },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    adminOrganizations: typeof adminOrganizations;
  }
  interface Parts {
    admin: true;
  }
}
