import { buttonClass } from '@onceware/ui/button/button';
import { IconBookmark } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from './anywhere.module.css';

/** Opens the save page in a new window next to the current page. */
const bookmarkletOf = (publicUrl: string): string =>
  `javascript:void open('${publicUrl}${paths.save}?url='+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title.slice(0,300)),'onceware','width=560,height=760')`;

/** A link to drag to the bookmarks; pressed here it is copied, for those who cannot drag. */
export function Bookmarklet({ publicUrl }: { publicUrl: string }) {
  const t = useTranslations('anywhere.bookmarklet');
  const code = bookmarkletOf(publicUrl);
  // React renders no such address, which would be wrong anywhere else; without script it is a link to the page itself.
  const link = useCallback((element: HTMLAnchorElement | null) => element?.setAttribute('href', code), [code]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ kind: 'success', text: t('copied') });
    } catch {
      showToast({ kind: 'error', text: t('notCopied') });
    }
  };
  return (
    <p>
      <a
        ref={link}
        href={paths.save}
        className={`${buttonClass()} ${classes.bookmarklet}`}
        onClick={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        <IconBookmark size={18} stroke={1.75} aria-hidden />
        {t('name')}
      </a>
    </p>
  );
}
