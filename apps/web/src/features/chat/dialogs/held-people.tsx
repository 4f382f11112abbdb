import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';
import classes from './people.module.css';
import { PersonLine } from './person-line.tsx';

interface ListProps {
  words: Record<'title' | 'close' | 'loading' | 'none' | 'noneHint', string>;
  query: { error: unknown; refetch: () => unknown };
  /** Undefined: not loaded yet. */
  rows: ReactNode[] | undefined;
  onClose: () => void;
}

/** Dialog that lists people whom something holds until a time. */
export function HeldPeople({ words, query: { error, refetch }, rows, onClose }: ListProps) {
  const sentence = useErrorSentence();
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={words.close}>
      {error ? (
        <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />
      ) : !rows ? (
        <Loading label={words.loading} />
      ) : rows.length === 0 ? (
        <State title={words.none} hint={words.noneHint} />
      ) : (
        <ul>{rows}</ul>
      )}
    </Dialog>
  );
}

interface RowProps {
  person: ComponentProps<typeof PersonLine>['person'];
  /** Until when, and why. */
  children: ReactNode;
  /** Name of the button that ends it. */
  end: string;
  isBusy: boolean;
  onEnd: () => void;
}

/** One of them, with a button that ends it. */
export function HeldPerson({ person, children, end, isBusy, onEnd }: RowProps) {
  return (
    <li className={classes.held}>
      <div className="stack flex-1 min-w-0">
        <PersonLine person={person} isOnline={false} />
        {children}
      </div>
      <Button isBusy={isBusy} onClick={onEnd}>
        {end}
        <span className="sr-only"> {person.name}</span>
      </Button>
    </li>
  );
}
