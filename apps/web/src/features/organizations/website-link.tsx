import { shortAddress } from './website.ts';

/** A link to an organization's site, typed by people: opens a new tab without referrer. */
export function Website({ website }: { website: string }) {
  return (
    <a href={website} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
      {shortAddress(website)}
    </a>
  );
}
