import { threadId } from 'node:worker_threads';
import { answerBeside } from '../core/beside/answer-beside.ts';

/** Says what it is told, or which thread it is; hangs or fails when told to. */
answerBeside((word: string): string => {
  if (word === 'hang') for (;;);
  if (word === 'fail') throw new Error('As told.');
  return word === 'thread' ? String(threadId) : word;
});
