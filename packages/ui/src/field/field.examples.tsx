import type { Example } from '../examples/example.ts';
import { ChoiceField } from './choice-field.tsx';
import { TextField } from './text-field.tsx';

export const fieldExamples: readonly Example[] = [
  { title: 'Text', render: () => <TextField label="Name" hint="As others see it." /> },
  {
    title: 'With a problem',
    render: () => (
      <TextField label="E-mail" type="email" defaultValue="ada@" problem="This is not an e-mail address." />
    ),
  },
  {
    title: 'One of many',
    render: () => (
      <ChoiceField label="Currency">
        <option>USD</option>
        <option>EUR</option>
      </ChoiceField>
    ),
  },
];
