import type { ReactNode } from 'react';
import type { Example } from '../examples/example.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'علي حسن', '李小龙', 'Élodie Dupont', '👩‍🚀', 'x'];
const row = (children: ReactNode) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' }}>{children}</div>
);
const ofAll = (look: Omit<AvatarProps, 'name'>) =>
  row(NAMES.map((name) => <Avatar key={name} {...look} name={name} />));

export const avatarExamples: readonly Example[] = [
  {
    title: 'A picture, after half a second of skeleton',
    render: () => <Avatar src="/art/avatars/07.svg" name="Ada Lovelace" size={64} />,
  },
  { title: 'Initials without a picture', render: () => ofAll({ src: null }) },
  { title: 'A drawn avatar without a picture', render: () => ofAll({ src: null, fallback: 'drawn' }) },
  { title: 'A picture that fails', render: () => <Avatar src="data:image/png;base64,AAAA" name="Ada Lovelace" /> },
  {
    title: 'A place without its base: 2024/05/abc123',
    render: () => <Avatar src="2024/05/abc123" name="Ada Lovelace" />,
  },
  { title: 'Nothing to fall back on', render: () => <Avatar src={null} name="Ada Lovelace" fallback="none" /> },
  {
    title: 'Sizes',
    render: () =>
      row(
        [24, 36, 40, 64, 96].map((size) => (
          <Avatar key={size} src={null} name="Ada Lovelace" size={size} fallback="drawn" />
        )),
      ),
  },
  {
    title: 'All 25 drawn avatars',
    render: () =>
      row(
        Array.from({ length: 25 }, (_, index) => (
          <Avatar key={index} src={`/art/avatars/${String(index).padStart(2, '0')}.svg`} name="" size={48} />
        )),
      ),
  },
];
