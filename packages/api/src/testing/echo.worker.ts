import { answerBeside } from '../core/beside/answer-beside.ts';

/** Says what it is told; hangs or fails when told to. */
answerBeside((word: string): string => {
  if (word === 'hang') for (;;);
  if (word === 'fail') throw new Error('As told.');
  return word;
});
