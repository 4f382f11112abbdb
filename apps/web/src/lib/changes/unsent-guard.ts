let unsent = 0;

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** While something is on its way, the browser asks before the page is closed. Ends when `work` does. */
export function guardUnsent(work: Promise<unknown>): void {
  if (unsent++ === 0) window.addEventListener('beforeunload', warn);
  const done = () => {
    if (--unsent === 0) window.removeEventListener('beforeunload', warn);
  };
  work.then(done, done);
}
