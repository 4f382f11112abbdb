import { roomLimits } from '@onceware/api/chat/chat.limits';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAttachment } from './attachments.ts';
import type { ChatSource, Draft } from '../chat-source.ts';
import { type Refusal, sortFiles } from './file-rules.ts';
import { type Upload, uploadsOf } from './uploads.ts';

export interface RefusedFile {
  name: string;
  /** `private`: files are for private mode only. */
  reason: Refusal | 'private';
}

interface Attaching {
  attach: (files: readonly File[]) => void;
  /** Files on their way to the server; those of the sample have none to go to. */
  uploads: readonly Upload[];
  retry: (id: number) => void;
  cancel: (id: number) => void;
  /** Files that were refused the last time files were added. */
  refused: readonly RefusedFile[];
  forgetRefused: () => void;
}

interface Drafting {
  change: (part: Partial<Draft>) => void;
  /** Shows the draft as it is now: a file has arrived. */
  refresh: () => void;
}

/** Adds chosen, pasted or dropped files to the draft, and records the refused ones (CHAT-13, LIVE-07). */
export function useAttach(source: ChatSource, isPrivate: boolean, { change, refresh }: Drafting): Attaching {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const uploading = uploadsOf(source);
  const uploads = useSyncExternalStore(uploading.subscribe, uploading.getSnapshot);
  useEffect(() => uploading.subscribe(refresh), [uploading, refresh]);
  const isLive = source.getSnapshot().room.kind !== 'sample';

  const attach = (files: readonly File[]) => {
    if (!isPrivate) return setRefused(files.map(({ name }) => ({ name, reason: 'private' })));
    const { attachments } = source.getDraft();
    const { accepted, refused: others } = sortFiles(files, {
      attachedCount: attachments.length + uploads.length,
      bytesMax: isLive ? roomLimits.fileBytesMax : Infinity,
    });
    if (isLive) uploading.add(accepted);
    else if (accepted.length > 0) change({ attachments: [...attachments, ...accepted.map(createAttachment)] });
    setRefused(others);
  };
  // In private mode, that there was none no longer matters.
  const shown = isPrivate ? refused.filter(({ reason }) => reason !== 'private') : refused;
  const { retry, cancel } = uploading;
  return { attach, uploads, retry, cancel, refused: shown, forgetRefused: () => setRefused([]) };
}
