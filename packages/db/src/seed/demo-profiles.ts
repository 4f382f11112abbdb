import type { Db } from '../client.ts';
import { interests, profiles } from '../schema/people.ts';
import type { Talker } from './chat/talk.ts';
import data from './demo-profiles.json' with { type: 'json' };

type DemoProfile = Required<
  Pick<typeof profiles.$inferInsert, 'handle' | 'handleKey' | 'about' | 'links' | 'visibility' | 'saysBought'>
> & { of: Talker; interests: string[] };

/** Keys are made of handles above the database; a test there compares them. */
export const demoProfiles = data as DemoProfile[];

/** Words that the demonstration accounts say of themselves. */
export async function seedProfiles(tx: Db, idOf: (who: Talker) => string): Promise<void> {
  await tx.insert(profiles).values(
    demoProfiles.map(({ of, handle, handleKey, about, links, visibility, saysBought }) => {
      const userId = idOf(of);
      return { userId, handle, handleKey, about, links, visibility, saysBought };
    }),
  );
  await tx
    .insert(interests)
    .values(demoProfiles.flatMap((one) => one.interests.map((category) => ({ userId: idOf(one.of), category }))));
}
