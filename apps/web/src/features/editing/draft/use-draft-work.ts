import type { DraftDetail, SaveDraftInput } from '@onceware/api/supply/editing/editing.contract';
import { useState } from 'react';
import { errorBody } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import type { Problems } from '#lib/form/check-fields.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import type { AnyContent } from '../versions/content-words.ts';
import { useContentProblems } from './problems.ts';
import { useDraft } from './use-draft.ts';

const NONE: Problems = {};

interface Options {
  /** Saves it on the server. */
  send: (input: SaveDraftInput) => Promise<{ revision: number }>;
  /** Reads the draft again, with its published version. */
  rereadQueries: () => Promise<unknown>;
}

export type DraftWork = ReturnType<typeof useDraftWork>;

/**
 * Holds what `DraftFrame` shows of an open draft: its form or its preview, its problems, and somebody else's changes to
 * the same item.
 */
export function useDraftWork(draft: DraftDetail, { send, rereadQueries }: Options) {
  const { save, replace, ...typed } = useDraft(draft, send);
  const sentence = useErrorSentence();
  const problemsOf = useContentProblems();
  const [problems, setProblems] = useState(NONE);
  const [isPreviewed, setPreviewed] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  // The form starts over with the decision.
  const [round, setRound] = useState(0);
  const { published } = draft;

  /** Rebases the draft on the present published version. */
  const decide = async (content: AnyContent) => {
    if (!published) return;
    setDeciding(false);
    try {
      await save({ version: published.version, content });
      replace(content);
      setRound((before) => before + 1);
      await rereadQueries();
    } catch (error) {
      showToast({ kind: 'error', text: sentence(error) });
    }
  };
  /** Shows the refused fields in the form. @returns whether the refusal was about the form */
  const refuse = (error: unknown): boolean => {
    const issues = errorBody(error)?.issues;
    if (!issues) return false;
    setProblems(problemsOf(issues));
    setPreviewed(false);
    return true;
  };
  return {
    ...typed,
    /** Saves what is typed by now. */
    save: () => {
      setProblems(NONE);
      return save();
    },
    problems,
    refuse,
    isPreviewed,
    setPreviewed,
    isDeciding,
    setDeciding,
    decide,
    round,
  };
}
