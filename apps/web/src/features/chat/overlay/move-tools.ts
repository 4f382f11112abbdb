/** Where a message can be moved to (CHAT-12). Names of products: the same in every language. */
export const MOVE_TOOLS = [
  'Slack',
  'Discord',
  'Microsoft Teams',
  'Notion',
  'Trello',
  'Asana',
  'Linear',
  'GitHub',
  'Jira',
  'Confluence',
] as const;

export type MoveTool = (typeof MOVE_TOOLS)[number];
