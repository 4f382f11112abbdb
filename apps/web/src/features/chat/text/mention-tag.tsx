import { HoverCard } from '@onceware/ui/hover-card/hover-card';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatUser } from '../chat-source.ts';
import { MemberCard } from './cards.tsx';
import { useTabStop } from '../message/tab-stop.ts';
import classes from './text.module.css';
import { useWhenLoaded } from '../overlay/use-when-loaded.ts';

const loadPopover = () => import('../overlay/anchored-popover.tsx');
const AnchoredPopover = lazy(async () => ({ default: (await loadPopover()).AnchoredPopover }));

/** A person that a message names, with a card about them: while the pointer rests on it, or, under a finger, when pressed (CHAT-14). */
export function MentionTag({ text, user }: { text: string; user: ChatUser }) {
  const t = useTranslations('chat.message');
  const tabIndex = useTabStop();
  const whenLoaded = useWhenLoaded();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('about', { name: user.name });
  const card = <MemberCard user={user} />;
  return (
    <>
      <HoverCard label={label} card={card}>
        <button
          type="button"
          className={classes.tag}
          tabIndex={tabIndex}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) =>
            whenLoaded(loadPopover, () => setAnchor(anchor === null ? currentTarget : null))
          }
        >
          <bdi>{text}</bdi>
        </button>
      </HoverCard>
      {anchor !== null && (
        <Suspense>
          <AnchoredPopover
            anchor={anchor}
            label={label}
            side="below"
            firstFocus="popover"
            onClose={() => setAnchor(null)}
          >
            {() => card}
          </AnchoredPopover>
        </Suspense>
      )}
    </>
  );
}
