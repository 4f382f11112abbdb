/** Words of the header's demo tools: search, notifications, apps. */
export const demoTools = {
  search: {
    open: 'Search',
    openWith: 'Search ({shortcut})',
    shortcut: {
      mac: '⌘K',
      other: 'Ctrl+K',
    },
    title: 'Search',
    close: 'Close search',
    field: 'What are you looking for?',
    clear: 'Clear the field',
    tabs: 'What to search in',
    tab: {
      catalog: 'Deals & Tools',
      mixed: 'Mixed',
      settings: 'Settings',
      integrations: 'Integrations',
      users: 'Users',
      docs: 'Docs',
      empty: 'Empty',
      noResults: 'No Results',
    },
    group: {
      newest: 'New deals',
      deals: 'Deals',
      tools: 'Tools',
      categories: 'Categories',
      kept: 'What you keep',
    },
    loading: 'Searching…',
    count: '{count, plural, one {# result} other {# results}}',
    corrected: 'Showing results for “{query}”.',
    all: 'All results for “{query}”',
    browse: 'All deals, newest first',
    failed: 'The search did not get through',
    retry: 'Try again',
    nothing: 'No results found',
    nothingFor: 'No results for “{query}”',
    nothingHint: 'Check the spelling, or try a shorter or broader word.',
    nothingAction: 'Search deals and tools',
    begin: 'Search for anything',
    beginHint: 'Type a name, a task or a category. Results appear as you type.',
    beginAction: 'Start typing',
    sample: 'Sample entries, to show how this looks.',
    connected: 'Connected',
    notConnected: 'Not connected',
  },
  setting: {
    profile: { name: 'Profile settings', hint: 'Name, picture, e-mail address' },
    getStarted: { name: 'Get started', hint: 'First steps with your account' },
    purchases: { name: 'My purchases', hint: 'The deals you have bought' },
    security: { name: 'Security and login', hint: 'Password, signed-in devices' },
    apiKeys: { name: 'API keys', hint: 'Keys for your own programs' },
    teams: { name: 'Teams', hint: 'Sample teams, their members and roles' },
    importMembers: { name: 'Import members', hint: 'Invite many people from a list' },
    privacy: { name: 'Privacy settings', hint: 'Who may see and find you' },
  },
  integration: {
    payments: 'Payments and invoices',
    calendar: 'Calendars and bookings',
    mail: 'Newsletters and mailing lists',
    storage: 'Files and backups',
    support: 'Help desk and live chat',
    reports: 'Reports and dashboards',
  },
  notifications: {
    title: 'Notifications',
    close: 'Close notifications',
    note: 'Sample notifications, to show what will be told here.',
    tabs: 'Kinds of notifications',
    tab: {
      all: 'All',
      inbox: 'Inbox',
      team: 'Team',
      following: 'Following',
    },
    unreadCount: '{count, plural, one {# unread} other {# unread}}',
    unread: 'Unread',
    archiveAll: 'Archive all',
    markAllRead: 'Mark all as read',
    archived: '{count, plural, one {# notification archived} other {# notifications archived}}',
    undo: 'Undo',
    kind: {
      mentioned: '<who>{name}</who> mentioned you in <what>{topic}</what>',
      replied: '<who>{name}</who> replied to your review of <what>{topic}</what>',
      invited: '<who>{name}</who> invited you to <what>{topic}</what>',
      joined: '<who>{name}</who> joined <what>{topic}</what>',
      finished: '<who>{name}</who> finished the task <what>{topic}</what>',
      uploaded: '<who>{name}</who> uploaded <what>{topic}</what>',
      published: '<who>{name}</who> published <what>{topic}</what>',
      shared: '<who>{name}</who> shared the collection <what>{topic}</what>',
      reviewed: '<who>{name}</who> reviewed <what>{topic}</what>',
    },
    empty: {
      all: {
        title: 'You are all caught up',
        hint: 'What happens around you will be listed here.',
        action: 'See your network',
      },
      inbox: {
        title: 'Nothing in your inbox',
        hint: 'Mentions, replies and invitations to you arrive here.',
        action: 'Meet members',
      },
      team: {
        title: 'Nothing new in your teams',
        hint: 'What your teams start, finish and upload shows up here.',
        action: 'Go to your teams',
      },
      following: {
        title: 'Nothing new from people you follow',
        hint: 'Follow somebody, and what they publish shows up here.',
        action: 'Find people to follow',
      },
    },
  },
  apps: {
    open: 'Apps',
    title: 'Apps',
    close: 'Close apps',
    note: 'Sample apps. What you switch on stays on until you leave.',
    about: {
      tidewatch: 'Tells you when a deal you saved is about to end.',
      ledgerling: 'Files the receipts of your purchases by year.',
      roundrobin: 'Draws who buys the next tool for the team.',
      papertrail: 'Keeps notes on the tools you have tried.',
      nightdesk: 'Sends one quiet summary in the evening.',
    },
  },
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    demoTools: typeof demoTools;
  }
  interface Parts {
    tools: true;
  }
}
