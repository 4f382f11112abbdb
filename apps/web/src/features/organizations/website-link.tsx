import { shortAddress } from './website.ts';

/** An organization's own site, which somebody typed in: it opens apart and learns nothing of this one. */
export function Website({ website }: { website: string }) {
  return (
    <a href={website} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
      {shortAddress(website)}
    </a>
  );
}
