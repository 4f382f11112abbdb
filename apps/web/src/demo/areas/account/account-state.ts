import { SAMPLE_TEAMS, type SampleTeam } from '../samples/sample-account.ts';
import { createVisitState, useVisitState } from '../pieces/visit-state.ts';
import { FIRST_PRIVACY, type PrivacySetting } from './privacy-settings.ts';

const teams = createVisitState(SAMPLE_TEAMS);
const privacy = createVisitState(FIRST_PRIVACY);

export function useTeams() {
  const [all, setAll] = useVisitState(teams);
  const change = (id: string, next: (invited: readonly string[]) => string[]) =>
    setAll(all.map((team): SampleTeam => (team.id === id ? { ...team, invited: next(team.invited) } : team)));
  return {
    teams: all,
    invite: (id: string, email: string) => change(id, (invited) => [...invited, email]),
    takeBack: (id: string, email: string) => change(id, (invited) => invited.filter((other) => other !== email)),
  };
}

export function usePrivacy() {
  const [chosen, setChosen] = useVisitState(privacy);
  return {
    isOn: (setting: PrivacySetting) => chosen.includes(setting),
    set: (setting: PrivacySetting, isOn: boolean) =>
      setChosen(isOn ? [...chosen, setting] : chosen.filter((other) => other !== setting)),
  };
}
