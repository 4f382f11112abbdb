import {
  createContext,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Params,
  RouterContextProvider,
} from 'react-router';
import type { LanguageCode } from '#i18n/languages.ts';
import { errorStatus } from '../api/api-error.ts';
import type { Queries } from '../api/trpc.ts';

const queriesContext = createContext<Queries>();
const languageContext = createContext<() => LanguageCode>();

/** Creates the context of loaders; once per request on the server, once per visit in the browser, whose language may change. */
export function loaderContext(queries: Queries, readLanguage: () => LanguageCode): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queriesContext, queries);
  context.set(languageContext, readLanguage);
  return context;
}

export const queriesIn = (context: LoaderFunctionArgs['context']): Queries => context.get(queriesContext);

export interface PageLoad {
  queries: Queries;
  params: Params;
  language: LanguageCode;
  search: URLSearchParams;
}

/**
 * A route's loader: fills the query cache with what the page reads.
 * The server waits for it, so that the first render is complete and its status right; the browser starts it and
 * renders at once, with the page's own skeleton until the data is there.
 */
export function pageLoader(load: (page: PageLoad) => Promise<unknown>): LoaderFunction {
  return async ({ context, params, request }: LoaderFunctionArgs) => {
    const page = {
      queries: queriesIn(context),
      params,
      language: context.get(languageContext)(),
      search: new URL(request.url).searchParams,
    };
    if (!import.meta.env.SSR) {
      // A failure is kept by the query, and the component that reads it shows it.
      void load(page).catch(() => undefined);
      return null;
    }
    try {
      await load(page);
      return null;
    } catch (error) {
      const status = errorStatus(error);
      if (status !== null && status < 500) throw data(null, { status });
      throw error;
    }
  };
}
