const DRAFTS = 'chat-draft/';
const WAITING = 'chat-waiting/';

export const draftKey = (userId: string, roomId: string): string => `${DRAFTS}${userId}/${roomId}`;

/** Notes that messages of this person wait in the browser's database, for the next page that has not opened the chat. */
export function noteWaiting(userId: string, isSo: boolean): void {
  attempt((storage) => (isSo ? storage.setItem(`${WAITING}${userId}`, '') : storage.removeItem(`${WAITING}${userId}`)));
}

/** Whether the browser keeps words of this person: to be sent, or to be forgotten when they sign out. */
export const hasStoredText = (userId: string): boolean =>
  attempt((storage) =>
    Object.keys(storage).some((key) => key === `${WAITING}${userId}` || key.startsWith(draftKey(userId, ''))),
  ) ?? false;

/** Some browsers keep nothing, or no more. */
function attempt<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}
