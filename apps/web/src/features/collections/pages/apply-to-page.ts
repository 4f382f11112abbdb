import type { Page } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import type { Change } from '../changes/change.ts';

/** Returns the page after a change, as the server would; null if there is none. */
export function applyToPage(page: Page | null, pageId: string, change: Change): Page | null {
  switch (change.kind) {
    case 'addUrl':
      return change.input.pageId === pageId ? added(page, change.input) : page;
    case 'editPage': {
      const { title = page?.title, description = page?.description } = change.input;
      return page && change.input.pageId === pageId
        ? { ...page, title: title ?? '', description: description ?? '' }
        : page;
    }
    case 'fetchPage':
      return page && change.input.pageId === pageId ? { ...page, state: 'waiting', failure: null } : page;
    case 'suggestPage':
      return page && change.input.pageId === pageId ? { ...page, is_suggested: true } : page;
    default:
      return page;
  }
}

type Added = Extract<Change, { kind: 'addUrl' }>['input'];

/** Keeps the data of a page that is already saved, because only the server knows its present title. */
function added(page: Page | null, { pageId, url, title, description }: Added): Page {
  if (page) return page;
  return {
    id: pageId,
    url,
    title: title ?? '',
    description: description ?? '',
    site_name: '',
    picture_url: null,
    icon_url: null,
    tool: null,
    deal: null,
    state: 'waiting',
    failure: null,
    dead_since: null,
    is_suggested: false,
  };
}
