/** Tools that a message of a team's room can be moved to: those whose incoming webhook takes a text. */
export const MOVE_TARGETS = ['slack', 'discord', 'teams'] as const;

export type MoveTarget = (typeof MOVE_TARGETS)[number];

/** Names of products: the same in every language. */
export const TARGET_NAMES: Record<MoveTarget, string> = {
  slack: 'Slack',
  discord: 'Discord',
  teams: 'Microsoft Teams',
};

/**
 * Hosts of each tool's incoming webhooks; one with a dot in front covers all hosts below it. Nothing else is written to
 * (decision 042).
 */
const HOSTS: Record<MoveTarget, readonly string[]> = {
  slack: ['hooks.slack.com', 'hooks.slack-gov.com'],
  discord: ['discord.com', 'discordapp.com', 'canary.discord.com', 'ptb.discord.com'],
  teams: ['.logic.azure.com', '.api.powerplatform.com', '.webhook.office.com'],
};

/** Whether this is an address as the tool gives them out. */
export function isAddressOf(target: MoveTarget, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isListed = HOSTS[target].some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
  return protocol === 'https:' && port === '' && !username && !password && isListed;
}
