import type { Clock } from './clock.ts';
import type { ChatUser } from '#features/chat/chat-source.ts';

/** How long somebody types, and when their reply follows (CHAT-06, spec §5). */
export const TYPING = { minMs: 1500, maxMs: 3500, replyDelayMs: 500 } as const;

interface World {
  clock: Clock;
  /** From 0 up to 1. */
  random: () => number;
  replies: readonly string[];
  /** People who could answer now. */
  idle: () => readonly ChatUser[];
  setTyping: (person: ChatUser, isTyping: boolean) => void;
  say: (person: ChatUser, text: string) => void;
}

interface SimulatedParty {
  /** Somebody types a while, and half a second later their reply is there (CHAT-06). */
  answer(): void;
  /** Stops all typing, and no reply comes. */
  stop(): void;
}

/** The others of the sample chat. While one of them types, a further message is answered by another; by nobody if all do. */
export function createSimulatedParty({ clock, random, replies, idle, setTyping, say }: World): SimulatedParty {
  const endings = new Set<() => void>();
  let lastReply: string | undefined;
  const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)];

  /** Like `clock.after`, until `stop`. */
  function later(ms: number, run: () => void, undo?: () => void): void {
    const cancel = clock.after(ms, () => {
      endings.delete(end);
      run();
    });
    const end = () => {
      cancel();
      undo?.();
    };
    endings.add(end);
  }

  function reply(person: ChatUser): void {
    const text = pick(replies.filter((known) => known !== lastReply)) ?? lastReply;
    if (text === undefined) return;
    lastReply = text;
    say(person, text);
  }

  return {
    answer() {
      const person = pick(idle());
      if (!person) return;
      const endTyping = () => setTyping(person, false);
      setTyping(person, true);
      later(
        TYPING.minMs + random() * (TYPING.maxMs - TYPING.minMs),
        () => {
          endTyping();
          later(TYPING.replyDelayMs, () => reply(person));
        },
        endTyping,
      );
    },
    stop() {
      for (const end of endings) end();
      endings.clear();
    },
  };
}
