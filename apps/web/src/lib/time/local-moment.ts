/** A moment as the browser's field for a day and an hour takes it, in the reader's time zone. */
export function localMoment(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
