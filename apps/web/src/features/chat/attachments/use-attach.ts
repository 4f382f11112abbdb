import { useState } from 'react';
import { createAttachment } from './attachments.ts';
import type { ChatSource, Draft } from '../chat-source.ts';
import { type Refusal, sortFiles } from './file-rules.ts';

export interface RefusedFile {
  name: string;
  /** `private`: files are for private mode only. */
  reason: Refusal | 'private';
}

interface Attaching {
  attach: (files: readonly File[]) => void;
  /** Of the last time that files were given. */
  refused: readonly RefusedFile[];
  forgetRefused: () => void;
}

/** Adds files to the draft, however they came, and remembers which could not be (CHAT-13). */
export function useAttach(source: ChatSource, isPrivate: boolean, change: (part: Partial<Draft>) => void): Attaching {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const attach = (files: readonly File[]) => {
    if (!isPrivate) return setRefused(files.map(({ name }) => ({ name, reason: 'private' })));
    const { attachments } = source.getDraft();
    const sorted = sortFiles(files, attachments);
    if (sorted.accepted.length > 0) change({ attachments: [...attachments, ...sorted.accepted.map(createAttachment)] });
    setRefused(sorted.refused);
  };
  // In private mode, that there was none no longer matters.
  const shown = isPrivate ? refused.filter(({ reason }) => reason !== 'private') : refused;
  return { attach, refused: shown, forgetRefused: () => setRefused([]) };
}
