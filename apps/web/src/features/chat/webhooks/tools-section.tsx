import { type ReactNode, useId } from 'react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { Loading, LoadFailed } from '../rooms/states.tsx';
import classes from './connections.module.css';

interface Props<Data> {
  words: { title: string; hint: string; loading: string };
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** Some of the tools that a room is connected with, once they are known. */
export function ToolsSection<Data>({ words, query: { data, error, refetch }, children }: Props<Data>) {
  const id = useId();
  const sentence = useErrorSentence();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id} className="text-16 weight-600">
        {words.title}
      </h3>
      <p className="text-14 quiet">{words.hint}</p>
      {error ? (
        <LoadFailed text={sentence(error)} onRetry={() => void refetch()} isBrief />
      ) : data === undefined ? (
        <Loading label={words.loading} />
      ) : (
        children(data)
      )}
    </section>
  );
}
