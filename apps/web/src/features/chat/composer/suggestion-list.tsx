import { Avatar } from '@onceware/ui/avatar/avatar';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatUser, Reference } from '../chat-source.ts';
import type { Tag } from '../text/find-tags.ts';
import { useRoom } from '../room-facts.ts';
import classes from './suggestion-list.module.css';
import type { SuggestionStatus } from './use-suggestions.ts';

interface Props {
  id: string;
  kind: 'user' | 'post';
  status: SuggestionStatus;
  tags: readonly Tag[];
  active: number;
  onActivate: (index: number) => void;
  onTake: (tag: Tag) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Suggestions for a tag. The focus stays in the field, whose keys navigate the list (CHAT-14). */
export function SuggestionList({ id, kind, status, tags, active, onActivate, onTake }: Props) {
  const t = useTranslations('chatComposer.suggestions');
  const writing = useTranslations('chatWriting');
  const isSample = useRoom().kind === 'sample';
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  // The sample says nothing of what it does not find.
  if (status !== 'found') return isSample ? null : <Nothing kind={kind} status={status} />;
  const posts = isSample ? t('posts') : writing('things');
  return (
    <div ref={list} id={id} className={classes.list} role="listbox" aria-label={kind === 'user' ? t('people') : posts}>
      {tags.map((tag, index) => (
        <button
          type="button"
          tabIndex={-1}
          key={keyOf(tag)}
          id={optionId(id, index)}
          className={classes.option}
          role="option"
          aria-selected={index === active}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => onActivate(index)}
          onClick={() => onTake(tag)}
        >
          <Suggestion tag={tag} />
        </button>
      ))}
    </div>
  );
}

/** Why there is nothing to choose from. */
function Nothing({ kind, status }: { kind: Props['kind']; status: Exclude<SuggestionStatus, 'found'> }) {
  const t = useTranslations('chatWriting');
  const words = {
    searching: t('searching'),
    none: t(kind === 'user' ? 'nobodyFound' : 'nothingFound'),
    failed: t('searchFailed'),
  };
  return (
    <p className={`${classes.list} ${classes.nothing}`} role="status">
      {words[status]}
    </p>
  );
}

function Suggestion({ tag }: { tag: Tag }) {
  const t = useTranslations('chatComposer.suggestions');
  const writing = useTranslations('chatWriting');
  switch (tag.kind) {
    case 'mention':
      return <Person user={tag.user} />;
    case 'post':
      return <Thing {...tag.post} fact={t('by', { author: tag.post.author })} />;
    case 'reference':
      return <Thing {...tag.reference} fact={writing(tag.reference.kind)} />;
  }
}

function keyOf(tag: Tag): string {
  if (tag.kind === 'mention') return tag.user.id;
  return tag.kind === 'post' ? tag.post.id : tag.reference.url;
}

function Person({ user: { name, username, avatar } }: { user: ChatUser }) {
  const t = useTranslations('chatComposer.suggestions');
  return (
    <>
      <Avatar src={avatar} name={name} size={28} />
      <span className="min-w-0 truncate" dir="auto">
        {name}
      </span>
      {/* In live rooms people are named by their name. */}
      {username !== name && (
        <span className={classes.more}>
          <bdi>{t('username', { username })}</bdi>
        </span>
      )}
    </>
  );
}

function Thing({ title, thumbnail, fact }: Pick<Reference, 'title' | 'thumbnail'> & { fact: string }) {
  return (
    <>
      <span className={classes.thumbnail}>
        {thumbnail !== null && <img src={thumbnail} alt="" width={28} height={28} />}
      </span>
      <span className="min-w-0 truncate" dir="auto">
        {title}
      </span>
      <span className={classes.more}>{fact}</span>
    </>
  );
}
