export const accountMessages = {
  profile: {
    title: 'Profile Settings',
    lead: 'How you appear on Onceware.',
    name: 'Name',
    email: 'E-mail',
    picture: 'Picture',
  },
  getStarted: {
    title: 'Get Started',
    lead: 'Three steps to a library of software that you own.',
    findTitle: 'Find a tool you need',
    findText: 'Search by what it does, by price or by saving.',
    findAction: 'Open the LTD Explorer',
    saveTitle: 'Save what you consider',
    saveText: 'Save puts a deal or a tool into a collection. Your collections open from the button at the top.',
    saveAction: 'See the newest deals',
    readTitle: 'Read before you pay',
    readText: 'Our posts say what to check in a lifetime deal.',
    readAction: 'Go to the blog',
  },
  purchases: {
    title: 'My Purchases',
    lead: 'What you bought, with its licence codes and refund dates.',
    empty: 'The list of purchases is being built. Until it opens, save a deal that you bought to a collection.',
    emptyAction: 'Browse the deals',
  },
  security: {
    title: 'Security & Login',
    lead: 'How you sign in.',
    signedInAs: 'You are signed in as {email}.',
    next: 'Changing the password and ending other sessions is being built. Until it opens, log out on devices that are not yours.',
  },
} as const;
