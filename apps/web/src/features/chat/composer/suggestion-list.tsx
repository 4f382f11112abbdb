import { Avatar } from '@onceware/ui/avatar/avatar';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ChatUser, Reference } from '../chat-source.ts';
import type { Tag } from '../text/find-tags.ts';
import classes from './suggestion-list.module.css';

interface Props {
  id: string;
  kind: 'user' | 'post';
  tags: readonly Tag[];
  active: number;
  onActivate: (index: number) => void;
  onTake: (tag: Tag) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Whom or what a tag may mean. The focus stays in the field, which leads through the list by its keys (CHAT-14). */
export function SuggestionList({ id, kind, tags, active, onActivate, onTake }: Props) {
  const t = useTranslations('chatComposer.suggestions');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      className={classes.list}
      role="listbox"
      aria-label={t(kind === 'user' ? 'people' : 'posts')}
    >
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
          {tag.kind === 'mention' ? (
            <Person user={tag.user} />
          ) : (
            <Thing {...(tag.kind === 'post' ? tag.post : tag.reference)} />
          )}
        </button>
      ))}
    </div>
  );
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
      <span className={classes.name} dir="auto">
        {name}
      </span>
      <span className={classes.more}>
        <bdi>{t('username', { username })}</bdi>
      </span>
    </>
  );
}

function Thing({ title, thumbnail, author }: Pick<Reference, 'title' | 'thumbnail'> & { author?: string }) {
  const t = useTranslations('chatComposer.suggestions');
  return (
    <>
      <span className={classes.thumbnail}>
        {thumbnail !== null && <img src={thumbnail} alt="" width={28} height={28} />}
      </span>
      <span className={classes.name} dir="auto">
        {title}
      </span>
      {author !== undefined && <span className={classes.more}>{t('by', { author })}</span>}
    </>
  );
}
