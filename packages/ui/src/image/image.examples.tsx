import type { ReactNode } from 'react';
import type { Example } from '../examples/example.ts';
import { FailedImageTitle, Image } from './image.tsx';

/** A blue square that needs no request. */
const SQUARE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Crect width='1' height='1' fill='steelblue'/%3E%3C/svg%3E";
const BROKEN = 'data:image/png;base64,AAAA';

/** As in the product, the place around it says how wide it is. */
const framed = (image: ReactNode) => <div style={{ display: 'grid', maxInlineSize: 96 }}>{image}</div>;

export const imageExamples: readonly Example[] = [
  { title: 'Loaded', render: () => framed(<Image src={SQUARE} alt="A blue square" width={96} height={96} />) },
  {
    title: 'By its second alternative',
    render: () =>
      framed(<Image src={BROKEN} alternatives={[`${BROKEN}AA`, SQUARE]} alt="A blue square" width={96} height={96} />),
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
];
