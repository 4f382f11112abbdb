import { useCallback, useState } from 'react';
import type { ChatSource, Draft } from '../chat-source.ts';

/** What is being written. The source keeps it while the panel is closed, so it is the one that knows. */
export function useDraft(source: ChatSource): {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  send: () => void;
} {
  const [draft, setDraft] = useState(() => source.getDraft());
  const change = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...source.getDraft(), ...part };
      source.setDraft(next);
      setDraft(next);
    },
    [source],
  );
  const send = useCallback(() => {
    source.send(source.getDraft());
    setDraft(source.getDraft());
  }, [source]);
  return { draft, change, send };
}
