import type { LinkPreview } from '@onceware/api/chat/chat.contract';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import type { ChatMessage } from '../chat-source.ts';
import { useMessageActions } from '../message-actions.ts';
import { useTabStop } from '../message/tab-stop.ts';
import { useRoom } from '../room-facts.ts';
import classes from './previews.module.css';
import { useShowsPreviews } from './use-shows-previews.ts';

/** Links of a message with what their pages say of themselves, without pictures: no reader's browser asks a stranger's site (LIVE-08). */
export function PreviewCards({ message }: { message: ChatMessage }) {
  const { hasPreviews } = useRoom();
  return message.previews.length > 0 && hasPreviews ? <Cards message={message} /> : null;
}

function Cards({ message: { id, out, previews } }: { message: ChatMessage }) {
  const t = useTranslations('chatPreviews');
  const { may } = useRoom();
  const isShown = useShowsPreviews();
  if (isShown === false) return null;
  const mayRemove = out ? may.write : may.moderate;
  return (
    <ul className={classes.cards} aria-label={t('label')}>
      {previews.map((preview) => (
        <li key={preview.url} className={classes.card}>
          {isShown && <PreviewCard preview={preview} />}
          {isShown && mayRemove && <Remove id={id} preview={preview} />}
        </li>
      ))}
    </ul>
  );
}

const KEPT_FRESH_MS = 5 * 60_000;

/** A page that the reader keeps bears the title that it has in their library. */
function PreviewCard({ preview: { url, title, description, siteName } }: { preview: LinkPreview }) {
  const t = useTranslations('chatPreviews');
  const tabIndex = useTabStop();
  const { data } = trpc.collections.kept.useQuery({ url }, { staleTime: KEPT_FRESH_MS });
  const kept = data?.page;
  const host = new URL(url).host.replace(/^www\./, '');
  const site = siteName !== '' && siteName.toLowerCase() !== host ? `${siteName} · ${host}` : host;
  return (
    <a
      className={classes.link}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      tabIndex={tabIndex}
      data-kept={kept ? true : undefined}
    >
      <span className={classes.site}>
        <bdi>{site}</bdi>
        {kept && <span className={classes.kept}>{t('kept')}</span>}
      </span>
      <span className={classes.title} dir="auto">
        {kept?.title || title}
      </span>
      <span className={classes.about} dir="auto">
        {kept?.description || description}
      </span>
    </a>
  );
}

function Remove({ id, preview: { url, title } }: { id: string; preview: LinkPreview }) {
  const t = useTranslations('chatPreviews');
  const { setPreview } = useMessageActions();
  return (
    <button
      type="button"
      className={classes.remove}
      aria-label={t('remove', { title })}
      tabIndex={useTabStop()}
      onClick={() => setPreview(id, url, false)}
    >
      <IconX size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
