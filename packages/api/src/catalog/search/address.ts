import { trimEnd } from '#kernel/trim.ts';

/** A web address that someone searches for. */
interface Address {
  /** Its host without www, and what that is a part of. */
  hosts: string[];
  /** Its path, with a slash at its end. */
  page: string;
  /** Name that the address gives: 'n8n' of n8n.io. */
  name: string;
  /** Its host has a page for each of many tools. */
  isShared: boolean;
  /** It can be nothing else. */
  isCertain: boolean;
}

const ADDRESS =
  /^(?<scheme>https?:\/\/)?(?<www>www\.)?(?<host>(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})\.?(?::\d+)?(?<path>[/?#]\S*)?$/iu;

/** Hosts where many projects have a page each. */
const SHARED = /(?:^|\.)(?:github|gitlab|bitbucket|sourceforge|codeberg)\.(?:com|org|net)$/u;

/** Null for what is none. */
export function readAddress(query: string): Address | null {
  const parts = ADDRESS.exec(query.trim())?.groups;
  const host = parts?.['host']?.toLowerCase();
  if (!parts || !host) return null;
  const labels = host.split('.');
  const path = `${trimEnd((parts['path'] ?? '').split(/[?#]/u, 1)[0] ?? '', '/')}/`;
  const isShared = SHARED.test(host);
  const [owner, project = owner] = path.split('/').filter((part) => part !== '');
  return {
    hosts: labels.slice(0, -1).map((_, n) => labels.slice(n).join('.')),
    page: path,
    name: isShared && project ? project : labels.slice(0, -1).join(' '),
    isShared,
    isCertain: Boolean(parts['scheme'] ?? parts['www'] ?? parts['path']),
  };
}
