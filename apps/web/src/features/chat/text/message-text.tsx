import { HoverCard } from '@onceware/ui/hover-card/hover-card';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { PostCard } from './cards.tsx';
import { groupBlocks } from './group-blocks.ts';
import type { ChatMessage, PostReference } from '../chat-source.ts';
import { MentionTag } from './mention-tag.tsx';
import { useTabStop } from '../message/tab-stop.ts';
import { useLeavePanel } from '../overlay/leave-panel.ts';
import { type MessageNode, parseMessage } from './parse-message.ts';
import classes from './text.module.css';
import { truncateMessage } from './truncate-message.ts';

interface Props {
  message: ChatMessage;
  isExpanded: boolean;
  onToggle: () => void;
}

/** A message's text, cut where it is long (CHAT-04, CHAT-15, LIVE-15). */
export function MessageText({ message, isExpanded, onToggle }: Props) {
  const t = useTranslations('chat.message');
  const tabIndex = useTabStop();
  const { text, taggedContent } = message;
  const all = useMemo(() => parseMessage(text, taggedContent), [text, taggedContent]);
  const { nodes, isCut } = useMemo(() => truncateMessage(all), [all]);
  if (text === '') return null;
  return (
    <>
      <div className={classes.text}>
        <Blocks nodes={isExpanded ? all : nodes} isCut={isCut && !isExpanded} />
      </div>
      {isCut && (
        <button
          type="button"
          className={classes.more}
          tabIndex={tabIndex}
          aria-expanded={isExpanded}
          onClick={onToggle}
        >
          {isExpanded ? t('showLess') : t('readMore')}
        </button>
      )}
    </>
  );
}

/** Uses positions as keys, because nodes never change their order. */
function Blocks({ nodes, isCut }: { nodes: readonly MessageNode[]; isCut: boolean }) {
  const groups = groupBlocks(nodes);
  return groups.map(({ block, lines }, index) => {
    const end = isCut && index === groups.length - 1 ? '\u00a0…' : '';
    if (block === 'bullets' || block === 'numbers') {
      const Items = block === 'bullets' ? 'ul' : 'ol';
      return (
        <Items key={index} className={classes.list} dir="auto">
          {lines.map(([marker, ...line], at) => (
            <li key={at} dir="auto" {...(block === 'numbers' && { value: Number.parseInt(marker?.text ?? '1', 10) })}>
              <MessageNodes nodes={line} />
              {at === lines.length - 1 && end}
            </li>
          ))}
        </Items>
      );
    }
    const inside = (
      <>
        <MessageNodes nodes={lines.flat()} />
        {end}
      </>
    );
    if (block === 'quote')
      return (
        <blockquote key={index} className={classes.quote} dir="auto">
          {inside}
        </blockquote>
      );
    if (block === 'code')
      return (
        <pre key={index} className={classes.block} dir="ltr">
          <code>{inside}</code>
        </pre>
      );
    return (
      <p key={index} dir="auto">
        {inside}
      </p>
    );
  });
}

function MessageNodes({ nodes }: { nodes: readonly MessageNode[] }) {
  return nodes.map((node, index) =>
    node.marks.reduceRight<ReactNode>(
      (inner, mark) => {
        const Mark = ELEMENTS[mark];
        return <Mark key={index}>{inner}</Mark>;
      },
      <Node key={index} node={node} />,
    ),
  );
}

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

function Node({ node }: { node: MessageNode }) {
  const tabIndex = useTabStop();
  switch (node.kind) {
    case 'text':
    case 'marker':
      return node.text;
    case 'break':
      return <br />;
    case 'link':
      return (
        <a
          className={classes.link}
          href={node.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          // Words may say anything.
          {...(node.text !== node.href && { title: node.href })}
          tabIndex={tabIndex}
        >
          {node.text}
        </a>
      );
    case 'mention':
      return <MentionTag text={node.text} user={node.user} />;
    case 'post':
      return <PostTag text={node.text} post={node.post} />;
    case 'reference':
      return <ReferenceTag text={node.text} url={node.reference.url} />;
  }
}

/** A post that a message names: a link to it, with a card about it (CHAT-14). */
function PostTag({ text, post }: { text: string; post: PostReference }) {
  const t = useTranslations('chat.message');
  const tabIndex = useTabStop();
  const onLeave = useLeavePanel();
  return (
    <HoverCard label={t('about', { name: post.title })} card={<PostCard post={post} />}>
      <Link className={classes.tag} to={post.url} tabIndex={tabIndex} onClick={onLeave}>
        <bdi>{text}</bdi>
      </Link>
    </HoverCard>
  );
}

/** A deal or a tool that a message names: a link to it (LIVE-08). */
function ReferenceTag({ text, url }: { text: string; url: string }) {
  const tabIndex = useTabStop();
  const onLeave = useLeavePanel();
  return (
    <Link className={classes.tag} to={url} tabIndex={tabIndex} onClick={onLeave}>
      <bdi>{text}</bdi>
    </Link>
  );
}
