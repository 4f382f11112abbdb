/** Milliseconds for which a person is shown as typing after their last signal. */
export const TYPING_SHOWN_MS = 5_000;
/** Minimum time between two typing notices to the room. */
export const TYPING_SENT_EVERY_MS = 3_000;

/** People who are typing now, by id, in the order in which they began. */
export function createTypingPeople(onChange: () => void) {
  const people = new Map<string, { name: string; timer: ReturnType<typeof setTimeout> }>();
  let names: readonly string[] = [];
  const tell = () => {
    names = Array.from(people.values(), ({ name }) => name);
    onChange();
  };
  function end(id: string): void {
    const person = people.get(id);
    if (!person) return;
    clearTimeout(person.timer);
    people.delete(id);
    tell();
  }
  return {
    /** The same list as long as it holds the same. */
    names: () => names,
    heard({ id, name }: { id: string; name: string }): void {
      const before = people.get(id);
      clearTimeout(before?.timer);
      people.set(id, { name, timer: setTimeout(() => end(id), TYPING_SHOWN_MS) });
      if (!before) tell();
    },
    end,
    stop(): void {
      for (const id of people.keys()) end(id);
    },
  };
}
