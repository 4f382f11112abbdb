import { Menu } from '@mantine/core';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { type SavableThing, SaveHereContext } from '#lib/saving/save-here.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import type { ChatMessage } from '../chat-source.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '../overlay/anchored-menu.tsx';
import type { NamedThing } from '../text/named-things.ts';
import { useThingCard } from '../text/use-thing-card.ts';
import { type Savable, savableThings } from './savable-things.ts';

type Props = Pick<AnchoredMenuProps, 'anchor' | 'onClose'>;

/** Saves what a message leads to; where that is more than one thing, the reader says which (LIVE-08). */
export function SaveFromMessage({ message, ...menu }: Props & { message: ChatMessage }) {
  const t = useTranslations('chatSaving');
  const things = savableThings(message);
  const [chosen, setChosen] = useState<Savable | null>(things.length === 1 ? (things[0] ?? null) : null);
  if (chosen?.is === 'thing') return <SaveNamed {...menu} thing={chosen.thing} />;
  if (chosen) return <SaveThis {...menu} thing={{ type: 'page', url: chosen.url }} />;
  return (
    <AnchoredMenu {...menu} label={t('which')} width={264}>
      {things.map((one) => (
        <Menu.Item key={one.key} closeMenuOnClick={false} onClick={() => setChosen(one)}>
          <bdi className="breaks">{one.label}</bdi>
        </Menu.Item>
      ))}
    </AnchoredMenu>
  );
}

/** A deal or a tool, once the catalogue has said which. */
function SaveNamed({ thing, ...menu }: Props & { thing: NamedThing }) {
  const t = useTranslations('chatSaving');
  const card = useThingCard(thing);
  const isGone = card.is === 'missing' || card.is === 'failed';
  const giveUp = useEffectEvent(() => {
    showToast({ kind: 'error', text: t(card.is === 'missing' ? 'missing' : 'failed') });
    menu.onClose();
  });
  useEffect(() => {
    if (isGone) giveUp();
  }, [isGone]);
  if (card.is === 'deal') return <SaveThis {...menu} thing={{ type: 'deal', id: card.deal.id }} />;
  if (card.is === 'tool') return <SaveThis {...menu} thing={{ type: 'tool', id: card.tool.id }} />;
  return null;
}

function SaveThis(props: Props & { thing: SavableThing }) {
  const { SaveHere } = use(SaveHereContext);
  return SaveHere ? <SaveHere {...props} /> : null;
}
