import { Button } from '@onceware/ui/button/button';
import { useMounted } from '@mantine/hooks';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { errorKey } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import type { SaveHereProps } from '#lib/saving/save-here.ts';
import { SaveChoices } from './save-choices.tsx';
import { SaveFrame } from './save-frame.tsx';
import classes from './save-menu.module.css';

/** The menu of Save without its button: of a deal, a tool, or a page by its address (COL-15, LIVE-08). */
export function SaveHere(props: SaveHereProps) {
  return (
    <Suspense>
      <WithWords part="collections">
        <OpenMenu {...props} />
      </WithWords>
    </Suspense>
  );
}

function OpenMenu({ thing, anchor, onClose }: SaveHereProps) {
  const isMounted = useMounted();
  const id = useId();
  return (
    <SaveFrame anchor={isMounted ? anchor : null} isOpen={isMounted} onClose={onClose}>
      {thing.type === 'page' ? (
        <PageChoices url={thing.url} labelledBy={id} />
      ) : (
        <SaveChoices entity={thing} labelledBy={id} />
      )}
    </SaveFrame>
  );
}

/** Finds the page among those that the reader keeps, so that it is marked where it is already. */
function PageChoices({ url, labelledBy }: { url: string; labelledBy: string }) {
  const t = useTranslations('collections');
  const sentence = useErrorSentence();
  const { data, error, isFetching, refetch } = trpc.collections.kept.useQuery({ url });
  const [newId] = useState(() => uuidv7());
  if (data) return <SaveChoices entity={{ type: 'page', id: data.page?.id ?? newId, url }} labelledBy={labelledBy} />;
  if (error && !isFetching)
    return (
      <>
        <p className={classes.note} role="alert">
          {sentence(error)}
        </p>
        {errorKey(error) !== 'invalid_input' && (
          <Button isWide onClick={() => void refetch()}>
            {t('load.tryAgain')}
          </Button>
        )}
      </>
    );
  return (
    <p className={classes.note} role="status">
      {t('load.loading')}
    </p>
  );
}
