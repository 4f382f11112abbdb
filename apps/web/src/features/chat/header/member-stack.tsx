import { Avatar } from '@onceware/ui/avatar/avatar';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { ChatUser } from '../chat-source.ts';
import classes from './header.module.css';

const SHOWN = 4;

/** The members' pictures, the online ones first; how many more there are (CHAT-01). */
export function MemberStack({ members, count }: { members: readonly ChatUser[]; count: number }) {
  const t = useTranslations('chat.screen');
  const format = useFormat();
  const ordered = members.toSorted((one, other) => Number(other.isOnline) - Number(one.isOnline));
  const more = count - Math.min(SHOWN, members.length);
  return (
    <ul className="row items-center flex-none" aria-label={t('members')}>
      {ordered.slice(0, SHOWN).map((member) => (
        <Member key={member.id} member={member} />
      ))}
      {more > 0 && (
        <li className={classes.more}>
          <bdi dir="ltr" aria-hidden>
            +{format.number(more)}
          </bdi>
          <span className="sr-only">{t('moreMembers', { count: more })}</span>
        </li>
      )}
    </ul>
  );
}

function Member({ member: { name, avatar, isOnline } }: { member: ChatUser }) {
  const t = useTranslations('chat.screen');
  const label = isOnline ? t('memberOnline', { name }) : name;
  return (
    <li className={classes.member}>
      {/* For the eye and the pointer alone: a title that repeats the words is read out too. */}
      <span className={classes.picture} title={label} aria-hidden>
        <Avatar src={avatar} name={name} size={28} />
      </span>
      <span className="sr-only">{label}</span>
    </li>
  );
}
