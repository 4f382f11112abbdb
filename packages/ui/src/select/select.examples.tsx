import type { Example } from '../examples/example.ts';
import { Select, type SelectProps } from './select.tsx';

function Sort({ size }: Pick<SelectProps, 'size'>) {
  return (
    <Select label="Sort by" size={size}>
      <option>Newest</option>
      <option>Lowest price</option>
      <option>Best rated</option>
    </Select>
  );
}

export const selectExamples: readonly Example[] = [
  { title: 'Medium', render: () => <Sort size="md" /> },
  { title: 'Large', render: () => <Sort size="lg" /> },
  { title: 'Fluid: without its label where it is narrow', render: () => <Sort size="fluid" /> },
];
