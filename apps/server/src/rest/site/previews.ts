import { previewInput } from '@onceware/api/outlets/previews/preview.contract';
import { findPublishedPreview } from '@onceware/api/collections/publishing/published-preview.service';
import { findPreview } from '@onceware/api/outlets/previews/preview.service';
import { defineRoute } from '../define-route.ts';
import { matchesEtag } from '../files/cacheable.ts';

/** Its address names what it shows, so that it may be kept for long; others show it on their pages. */
const HEADERS = { 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' };

/** CAT-12 */
export const getPreview = defineRoute({
  method: 'get',
  path: '/previews/{kind}/{slug}.png',
  operationId: 'getPreview',
  tag: 'Catalog',
  summary:
    'A picture of a deal, a tool, a published collection or a page (home, about, blog) for those who show a preview of it: 1200 by 630 pixels.',
  access: 'public',
  part: 'catalog',
  input: previewInput,
  answer: { 'image/png': null },
  isCacheable: true,
  failures: ['not_found', 'gone', 'too_many_requests'],
  async handler(services, input, { request, reply, site }) {
    const { kind } = input;
    const { key, drawing } =
      kind === 'collections'
        ? await findPublishedPreview(services, input)
        : await findPreview(services, { ...input, kind });
    const etag = `"${key}"`;
    if (matchesEtag(request.headers['if-none-match'], etag))
      return reply
        .headers({ ...HEADERS, etag })
        .code(304)
        .send();
    const png = await site.previews.draw(key, drawing, () => services.limits.countCaller('preview', request.ip));
    return reply
      .headers({ ...HEADERS, etag })
      .type('image/png')
      .send(png);
  },
});
