import { ChoiceField } from '@onceware/ui/field/choice-field';
import { TextField } from '@onceware/ui/field/text-field';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { Select, type SelectProps } from '@onceware/ui/select/select';
import { Switch } from '@onceware/ui/switch/switch';
import type { Piece } from './piece.ts';

export const fieldPiece: Piece = {
  name: 'Field',
  examples: [
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
  ],
};

export const searchBoxPiece: Piece = {
  name: 'Search box',
  examples: [
    { title: 'Empty', render: () => <SearchBox label="Search deals" /> },
    { title: 'Filled', render: () => <SearchBox label="Search deals" defaultValue="invoice" /> },
  ],
};

function Sort({ size }: Pick<SelectProps, 'size'>) {
  return (
    <Select label="Sort by" size={size}>
      <option>Newest</option>
      <option>Lowest price</option>
      <option>Best rated</option>
    </Select>
  );
}

export const selectPiece: Piece = {
  name: 'Select',
  examples: [
    { title: 'Medium', render: () => <Sort size="md" /> },
    { title: 'Large', render: () => <Sort size="lg" /> },
    { title: 'Fluid: without its label where it is narrow', render: () => <Sort size="fluid" /> },
  ],
};

export const switchPiece: Piece = {
  name: 'Switch',
  examples: [
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
  ],
};
