import { suggestInput } from '@onceware/api/catalog/catalog.contract';
import { suggest } from '@onceware/api/catalog/suggest/suggest.service';
import { XML_HEAD, xmlText } from '@onceware/api/kernel/xml';
import { ATOM_TYPE } from '@onceware/api/outlets/syndication/atom';
import { suggestions } from '#openapi/answers.ts';
import { defineRoute } from '../define-route.ts';

const SUGGESTIONS = '/api/suggestions';
const SUGGESTIONS_TYPE = 'application/x-suggestions+json';

/** Search description for browsers and programs: OpenSearch 1.1 (CAT-12). */
export const describeSearch = defineRoute({
  method: 'get',
  path: '/opensearch.xml',
  operationId: 'describeSearch',
  tag: 'Catalog',
  summary: 'How to search here from the address bar of a browser (OpenSearch 1.1).',
  access: 'public',
  answer: { 'application/opensearchdescription+xml': null },
  isAlone: true,
  handler(_services, _input, { reply, site: { publicUrl } }) {
    const url = (type: string, rel: string, path: string) =>
      `<Url type="${type}" rel="${rel}" method="get" template="${xmlText(publicUrl)}${path}?q={searchTerms}"/>\n`;
    const addresses = [
      url('text/html', 'results', '/explore'),
      url(ATOM_TYPE, 'results', '/explore.atom'),
      url(SUGGESTIONS_TYPE, 'suggestions', SUGGESTIONS),
    ].join('');
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/opensearchdescription+xml; charset=utf-8')
      .send(`${XML_HEAD}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Onceware</ShortName>
<Description>Lifetime software deals</Description>
${addresses}<Url type="application/opensearchdescription+xml" rel="self" template="${xmlText(publicUrl)}/opensearch.xml"/>
<Image width="32" height="32" type="image/x-icon">${xmlText(publicUrl)}/favicon.ico</Image>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`);
  },
});

/** Suggestions that browsers request while a person types in the address bar. */
export const suggestSearches = defineRoute({
  method: 'get',
  path: SUGGESTIONS,
  operationId: 'suggestSearches',
  tag: 'Catalog',
  summary: 'What an unfinished search may mean, as browsers read it (OpenSearch Suggestions).',
  access: 'public',
  part: 'catalog',
  isCacheable: true,
  input: suggestInput,
  answer: suggestions,
  async handler(services, { q }, { site: { publicUrl } }) {
    const { deals, tools } = await suggest(services, { q });
    const found = [
      ...tools.map(({ name, tagline, slug }) => ({ name, about: tagline, path: `/tool/${encodeURIComponent(slug)}` })),
      ...deals.map(({ title, toolName, slug }) => ({
        name: title,
        about: toolName,
        path: `/deal/${encodeURIComponent(slug)}`,
      })),
    ];
    return [
      q,
      found.map(({ name }) => name),
      found.map(({ about }) => about),
      found.map(({ path }) => publicUrl + path),
    ];
  },
});
