import { type Icon, IconBellRinging, IconDice3, IconMoon, IconNotebook, IconReceipt } from '@tabler/icons-react';
import { createVisitState, useVisitState } from '#demo/areas/pieces/visit-state.ts';

type SampleAppId = 'tidewatch' | 'ledgerling' | 'roundrobin' | 'papertrail' | 'nightdesk';

interface SampleApp {
  id: SampleAppId;
  name: string;
  icon: Icon;
}

export const SAMPLE_APPS: readonly SampleApp[] = [
  { id: 'tidewatch', name: 'Tidewatch', icon: IconBellRinging },
  { id: 'ledgerling', name: 'Ledgerling', icon: IconReceipt },
  { id: 'roundrobin', name: 'Round Robin', icon: IconDice3 },
  { id: 'papertrail', name: 'Papertrail Notes', icon: IconNotebook },
  { id: 'nightdesk', name: 'Nightdesk', icon: IconMoon },
];

const state = createVisitState<ReadonlySet<SampleAppId>>(new Set<SampleAppId>(['tidewatch', 'papertrail']));

/** Which of the apps are switched on during this visit, and how to switch one. */
export function useSampleApps(): {
  isOn: (id: SampleAppId) => boolean;
  setOn: (id: SampleAppId, isOn: boolean) => void;
} {
  const [on, set] = useVisitState(state);
  return {
    isOn: (id) => on.has(id),
    setOn: (id, isOn) => set(new Set(isOn ? [...on, id] : [...on].filter((one) => one !== id))),
  };
}
