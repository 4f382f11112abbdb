import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { ChatMessage } from '../chat-source.ts';
import classes from './overlay.module.css';

/** Everybody who reacted to a message, by emoji (LIVE-06). */
export function Reactors({ message: { reactions }, onClose }: { message: ChatMessage; onClose: () => void }) {
  const t = useTranslations('chatMessage');
  const format = useFormat();
  return (
    <Dialog isOpen onClose={onClose} title={t('reactors')} closeLabel={t('close')} size="sm">
      {reactions.map(({ emoji, users }) => (
        <section key={emoji} className={classes.reactors}>
          <h3 className="text-16 weight-600">
            {emoji} <span className="text-14 num quiet">{format.number(users.length)}</span>
          </h3>
          <ul>
            {users.map((name, index) => (
              // Two people may have one name.
              <li key={index} className="py-1 breaks" dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {reactions.length === 0 && <p>{t('noReactors')}</p>}
    </Dialog>
  );
}
