import { SAMPLE_FOLLOWING, SAMPLE_INVITATIONS, SAMPLE_JOINED } from '../samples/sample-network.ts';
import { createVisitState, useVisitState } from '../pieces/visit-state.ts';

type InvitationAnswer = 'accepted' | 'declined';

const followed = createVisitState(SAMPLE_FOLLOWING);
const joined = createVisitState(SAMPLE_JOINED);
const answers = createVisitState<Readonly<Record<string, InvitationAnswer>>>({});

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

export function useFollowed() {
  const [ids, setIds] = useVisitState(followed);
  return { isFollowed: (id: string) => ids.includes(id), toggle: (id: string) => setIds(toggled(ids, id)) };
}

export function useJoined() {
  const [ids, setIds] = useVisitState(joined);
  return { isJoined: (id: string) => ids.includes(id), toggle: (id: string) => setIds(toggled(ids, id)) };
}

export function useInvitations() {
  const [given, setGiven] = useVisitState(answers);
  return {
    answerTo: (id: string) => given[id],
    answer: (id: string, answer: InvitationAnswer) => setGiven({ ...given, [id]: answer }),
    undo: (id: string) => setGiven(Object.fromEntries(Object.entries(given).filter(([known]) => known !== id))),
    openCount: SAMPLE_INVITATIONS.filter(({ id }) => given[id] === undefined).length,
  };
}
