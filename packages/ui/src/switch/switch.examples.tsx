import type { Example } from '../examples/example.ts';
import { Switch } from './switch.tsx';

export const switchExamples: readonly Example[] = [
  { title: 'Off', render: () => <Switch label="Weekly summary" /> },
  {
    title: 'On, with a description',
    render: () => (
      <Switch label="Weekly summary" description="Every Monday, what is new in your collections." defaultChecked />
    ),
  },
  { title: 'Label read out only', render: () => <Switch label="Weekly summary" isLabelHidden defaultChecked /> },
  { title: 'Disabled, off', render: () => <Switch label="Weekly summary" disabled /> },
  {
    title: 'Disabled, on',
    render: () => <Switch label="Security messages" description="They are always sent." defaultChecked disabled />,
  },
];
