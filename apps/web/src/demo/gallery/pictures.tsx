import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from '@onceware/ui/avatar/avatar';
import { FailedImageTitle, Image } from '@onceware/ui/image/image';
import type { Piece } from './piece.ts';

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'علي حسن', '李小龙', 'Élodie Dupont', '👩‍🚀', 'x'];
const row = (children: ReactNode) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' }}>{children}</div>
);
const ofAll = (look: Omit<AvatarProps, 'name'>) =>
  row(NAMES.map((name) => <Avatar key={name} {...look} name={name} />));

export const avatarPiece: Piece = {
  name: 'Avatar',
  examples: [
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
  ],
};

/** A blue square that needs no request. */
const SQUARE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Crect width='1' height='1' fill='steelblue'/%3E%3C/svg%3E";
const BROKEN = 'data:image/png;base64,AAAA';

/** Sets the width on the surrounding element, as the product does. */
const framed = (image: ReactNode) => <div style={{ display: 'grid', maxInlineSize: 96 }}>{image}</div>;

export const imagePiece: Piece = {
  name: 'Image',
  examples: [
    { title: 'Loaded', render: () => framed(<Image src={SQUARE} alt="A blue square" width={96} height={96} />) },
    {
      title: 'By its second alternative',
      render: () =>
        framed(
          <Image src={BROKEN} alternatives={[`${BROKEN}AA`, SQUARE]} alt="A blue square" width={96} height={96} />,
        ),
    },
    { title: 'Failed', render: () => framed(<Image src={BROKEN} alt="A cover" width={96} height={96} />) },
    {
      title: 'Failed, titled in the language of the page',
      render: () =>
        framed(
          <FailedImageTitle value={(alt) => `Konnte nicht geladen werden: ${alt}`}>
            <Image src={BROKEN} alt="Titelbild" width={96} height={96} />
          </FailedImageTitle>,
        ),
    },
  ],
};
