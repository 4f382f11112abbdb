import { useEffect } from 'react';
import { CountAnnouncer } from '#lib/announcing/count-announcer.tsx';
import { type HeardTotal, NOTHING, useChatName, useHeardTotal, useShortCount } from './use-heard.ts';

/** Counts that a title begins with; whoever reads the title out leaves them away. */
const COUNTS = /^\([^)]{1,20}\) /;
const ICONS = { plain: '/favicon.svg', unread: '/favicon-unread.svg', mentions: '/favicon-mentions.svg' };
const PLAIN_ICO = '/favicon.ico';

/**
 * Shows in the tab what is new: "(@1 · 3) Deals · Onceware", and a dot on its icon (LIVE-13). Screen readers are told politely,
 * and in a busy hour now and then.
 */
export function TabCount() {
  const total = useHeardTotal();
  const name = useChatName();
  useTabCount(total ?? NOTHING);
  return <CountAnnouncer count={total && total.unread + total.mentions} say={() => name(total)} />;
}

function useTabCount({ unread, mentions }: HeardTotal): void {
  const short = useShortCount();
  const named = mentions > 0 ? `@${short(mentions)}` : '';
  const words = [named, unread > 0 ? short(unread) : ''].filter(Boolean).join(' · ');
  useEffect(() => keepTitle(words && `(${words}) `), [words]);
  const icon = mentions > 0 ? 'mentions' : unread > 0 ? 'unread' : 'plain';
  useEffect(() => setIcon(icon), [icon]);
  useEffect(() => () => setIcon('plain'), []);
}

/** Keeps the title's beginning, whichever page writes another title. */
function keepTitle(beginning: string): () => void {
  const write = (before: string) => {
    const title = before + document.title.replace(COUNTS, '');
    if (document.title !== title) document.title = title;
  };
  write(beginning);
  if (beginning === '') return () => undefined;
  const changed = new MutationObserver(() => write(beginning));
  changed.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    changed.disconnect();
    write('');
  };
}

function setIcon(icon: keyof typeof ICONS): void {
  const [ico, svg] = document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]');
  svg?.setAttribute('href', ICONS[icon]);
  // Browsers without the picture take the first one.
  ico?.setAttribute('href', icon === 'plain' ? PLAIN_ICO : ICONS[icon]);
}
