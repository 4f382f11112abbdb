import path from 'node:path';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { ascii } from './vite/ascii.ts';
import { compiledMessages } from './vite/compiled-messages.ts';
import { emojiFiles } from './vite/emoji/emoji-files.ts';
import { fonts } from './vite/fonts.ts';
import { lazyParts } from './vite/lazy-parts.ts';
import { pictures } from './vite/pictures.ts';
import { posts } from './vite/posts.ts';
import { preloadablePaths } from './vite/preloadable-paths.ts';
import { productionBuild } from './vite/production-build.ts';
import { dataMode } from './vite/react-router/data-mode.ts';
import { unusedHooks } from './vite/unused-hooks.ts';

const VENDOR =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(?:react-query|query-core)(?!.*\/(?:useQueries|queriesObserver))|@trpc|use-intl|@formatjs)\//;

/** Words of a part in one language, and the module that gathers those of every page. */
const WORDS = /\/messages\/([\w-]+)\.([a-z]{2})\.json$|\/i18n\/(core)-files\/([a-z]{2})\.ts$/;
const wordsOf = (id: string) => WORDS.exec(id)?.slice(1).filter(Boolean).join('-');

const lazy = lazyParts();

/** One file for those who need the same of a group; what is shorter than `bytes` goes to the next of them, since a request of its own costs more. */
const byNeed = (bytes: number) => ({
  entriesAware: true,
  entriesAwareMergeThreshold: bytes,
  includeDependenciesRecursively: false,
});

// `vite build` writes the browser's half to dist/client, `vite build --ssr src/entry-server.tsx --outDir dist/server` the server's.
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    productionBuild(),
    dataMode(),
    unusedHooks(),
    react(),
    compiledMessages(),
    fonts(path.join(import.meta.dirname, 'src/app/fonts.css')),
    posts(),
    preloadablePaths(),
    emojiFiles(),
    pictures(),
    isSsrBuild ? ascii() : lazy.plugin,
  ],
  resolve: {
    // The catalogues are compiled at build time; the parser stays out of the browser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  css: {
    postcss: { plugins: [mantine()] },
    modules: { generateScopedName: command === 'build' ? '[hash:base64:6]' : '[name]__[local]' },
  },
  ssr: {
    // For production all of it: nothing is resolved from node_modules at start. In development, what must see the alias.
    noExternal: command === 'build' ? true : ['use-intl'],
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: 'es2022',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Small pictures and fonts stay files: data URLs are not cached and fonts may not be inlined under the CSP.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The document names what its page needs; what is opened later is fetched at once, not file after file.
      resolveDependencies: lazy.needsOf,
    },
    rolldownOptions: {
      output: isSsrBuild
        ? {
            // Pages and words are read when somebody first asks for them: together they are two thirds of it. What a file holds
            // stays in memory as text for as long as it runs, so it is without what only people read; names stay, for traces.
            codeSplitting: {
              groups: [
                { name: wordsOf, test: WORDS },
                { name: 'frame', tags: ['$initial'] },
                { name: 'shared', minShareCount: 2 },
              ],
            },
            minify: { mangle: false, compress: true, codegen: true },
          }
        : {
            // The first file of every page lists all that may come later: long names would be a tenth of it.
            chunkFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.includes('/i18n/') ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names.every((name) => name.endsWith('.css'))
                ? 'assets/[hash:5][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // The words of a part, whichever folders they come from: one file for each language.
                { name: wordsOf, test: WORDS },
                // Puts what every page needs and no release of ours changes into one file, cached for long, and smaller than its parts.
                { name: 'vendor', test: VENDOR },
                // The frame of every page. Lazy parts share modules with it, and without this each would be a file of its own.
                { name: 'frame', tags: ['$initial'] },
                // Groups the modules that catalogue pages share with the home page, and with each other: visitors of one go on to another.
                {
                  name: 'catalog',
                  test: /[\\/]catalog[\\/](cards[\\/](deal-card|use-deal)|listing[\\/]deal-grid|explore[\\/](search-form|explore-address))|lib[\\/]frames[\\/](linked-row|link-index|page-section)|packages[\\/]ui[\\/]src[\\/]avatar[\\/]|art[\\/]src[\\/]drawn-avatar|[\\/]IconArrowRight\./,
                },
                {
                  name: 'listings',
                  test: /[\\/]features[\\/]catalog[\\/](cards|listing|compare|explore)[\\/]|packages[\\/]ui[\\/]src[\\/](badge|dialog|sheet)[\\/]|lib[\\/]deal-paths|app[\\/]layouts[\\/]use-open-room|[\\/]Icon(AdjustmentsHorizontal|Arrow(Down|Left|Up)|Check|Copy|Download|ExternalLink|Messages|Plus|X)\./,
                  minShareCount: 2,
                },
                // Every signed-in page loads these, whatever it shows.
                {
                  name: 'member',
                  test: /[\\/](demo[\\/]tools[\\/](search-button|apps-button)|features[\\/]notifications[\\/](bell[\\/]|data[\\/]use-unread|live[\\/]announcer)|lib[\\/]use-lazy-tool|features[\\/](header[\\/]user[\\/](member-area|user-menu-trigger)|side-panel[\\/](panel-button|panel-history|use-is-narrow)|chat[\\/](heard[\\/](chat-count|tab-count|use-heard)|rooms[\\/]room-ref|live[\\/]stored-text)|collections[\\/](save[\\/]saved-batches|changes[\\/]change\.))|app[\\/]layouts[\\/](panel-watch|live-news|header-tools)|lib[\\/](announcing[\\/]|api[\\/]batches|changes[\\/]stored-until|pictures[\\/]user-avatar)|(collections|notifications)\.limits)|gravatar\.limits|[\\/]Icon(Apps|Bell|Folders)\./,
                  includeDependenciesRecursively: false,
                },
                // Slivers that nearly every page beyond the catalogue has some of: each alone would be a request for a few hundred bytes.
                {
                  name: 'moments',
                  test: /src[\\/]lib[\\/](time[\\/](exact-time|moment|relative-time|server-clock)|changes[\\/](?!stored)|frames[\\/]load-failed)|[\\/]reviews\.limits/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'pieces',
                  test: /src[\\/]lib[\\/](time|changes|progress)[\\/]|src[\\/]lib[\\/](use-|api[\\/]send-bytes|frames[\\/]load-failed)|packages[\\/]ui[\\/]src[\\/]search-box[\\/]|node_modules[\\/]uuid[\\/]|packages[\\/]api[\\/]src[\\/].*\.limits\.ts|api[\\/]src[\\/]kernel[\\/]trim\.ts/,
                  minShareCount: 2,
                  ...byNeed(3000),
                },
                // Each a file of its own would be a request of its own, and longer than what it draws.
                { name: 'icons', test: /@tabler[\\/]icons-react[\\/]/, minShareCount: 2, ...byNeed(8000) },
                // The pages of deals and tools, with what members write about them.
                {
                  name: 'deal',
                  test: /[\\/]features[\\/](catalog[\\/](deal[\\/]|prices[\\/])|reviews[\\/](deal-reviews|list[\\/](?!answer-dialog)|own[\\/]([\w-]*own-)))(?!.*messages)|[\\/]prices\.limits/,
                  includeDependenciesRecursively: false,
                },
                // A form has most of them: one file, and one that comes before the styles of whoever uses them.
                {
                  name: 'fields',
                  test: /packages[\\/]ui[\\/]src[\\/](field|textarea|theme[\\/](mantine-scope|theme\.ts))|src[\\/]lib[\\/](form[\\/]|password[\\/]((new-)?password-field|strength-bar|password\.module))|clsx[\\/]|@mantine[\\/](core[\\/](esm[\\/]core|.*[\\/](TextInput|Textarea|Input(Base)?|UnstyledButton|CloseButton|Loader|(Optional)?Portal)[\\/.])|hooks[\\/].*[\\/](use-(id|isomorphic-effect|uncontrolled|media-query|did-update|merged-ref|reduced-motion|force-update)|random-id)[\\/.])/,
                  includeDependenciesRecursively: false,
                },
                // With both sheets of Mantine's in this order: one by itself has no code, and comes behind the styles of whoever uses it.
                {
                  name: 'entries-menu',
                  test: /src[\\/]lib[\\/]entries-menu\.tsx|@mantine[\\/]core[\\/]styles[\\/](Popover|Menu)\.css/,
                  includeDependenciesRecursively: false,
                },
                // Menus and popovers stand on the same library, which is longer than any of them. Its styles stay in the sheets of those
                // who override them: in one of their own they would come behind.
                {
                  name: 'menus',
                  test: /@mantine[\\/](core[\\/](?!styles)|hooks[\\/])|@floating-ui|lib[\\/]anchored/,
                  minShareCount: 4,
                  ...byNeed(8000),
                },
                // Cards of saved pages, which a shared collection shows to visitors, who keep nothing.
                {
                  name: 'saved-pages',
                  test: /[\\/]features[\\/]collections[\\/]pages[\\/](page-link|page-words|page-picture|pages\.module)/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // Knowledge of what is kept where: for the Save menu and shared collections, without the panel's lists.
                {
                  name: 'kept',
                  test: /[\\/]features[\\/](collections[\\/](changes|saving|save|pages[\\/](apply|page-query)|library[\\/]apply|tag-manager[\\/]apply|data[\\/](use-collections|use-every-page)|pieces[\\/](collection-color|pieces\.module|dot))(?!.*messages))|api[\\/]src[\\/]collections[\\/]/,
                  minShareCount: 2,
                  ...byNeed(6000),
                },
                // The panel and the page of collections, with their dialogs.
                {
                  name: 'collections',
                  // Nobody else asks several queries at once.
                  test: /[\\/]features[\\/]collections[\\/](?!.*messages|sharing|form[\\/]name-field)|app[\\/]layouts[\\/]use-live|@dnd-kit|@tanstack[\\/].*[\\/](useQueries|queriesObserver)/,
                  minShareCount: 2,
                  ...byNeed(6000),
                },
                {
                  name: 'auth',
                  test: /[\\/]features[\\/]auth[\\/]|lib[\\/]api[\\/]member-queries/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // Staff and vendors write in the same fields, above the same bar, below the same headings.
                {
                  name: 'drafts',
                  test: /[\\/](features[\\/]vendors(?![\\/]sell)|features[\\/]editing[\\/](draft|fields|vendor|versions)|src[\\/]lib[\\/]versions|api[\\/]src[\\/]supply[\\/]editing)[\\/](?!.*messages)|[\\/]editing\.module|lib[\\/](leave-guard|frames[\\/](actions-bar|notice|page-part|ruled-list|use-dock))/,
                  includeDependenciesRecursively: false,
                },
                // Frames of the account's and the admins' pages.
                {
                  name: 'desk',
                  test: /[\\/]src[\\/]lib[\\/](page[\\/]guards|admin-paths|frames[\\/](account-page|frames\.module|admin-|confirm-dialog|user-link))|permissions\.contract/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // Puts each of these areas into one file: its visitors see several of its pages, and fewer files are named in the first one.
                {
                  name: 'admin',
                  // With what else it needs that one of its pages alone loads: in that page's file it would come after who reads it.
                  test: /[\\/](features[\\/](admin|editing(?![\\/](draft|fields|vendor|versions)[\\/]|[\\/]editing\.module)|action-log|organizations|contact[\\/]inbox)|lib[\\/]table|api[\\/]src[\\/](staff[\\/](action-log|reports|staff\.)|kernel[\\/](audit|table)|catalog[\\/](rates|synonyms)|supply[\\/](import|fetched-feeds)))[\\/](?!.*messages)|lib[\\/]frames[\\/](catalog-nav|part-nav|waiting-list)|[\\/]Icon(Mail|UserMinus)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'demo',
                  test: /[\\/]demo[\\/](areas|store[\\/](?!store-toolbar))(?!.*messages)|[\\/]IconCircle\./,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
      // Without these the bundler keeps zod's schemas and Mantine's unused parts, whose calls it cannot see through.
      treeshake: {
        manualPureFunctions: [
          'factory',
          'polymorphicFactory',
          'genericFactory',
          'createVarsResolver',
          'createSafeContext',
          'createOptionalContext',
        ],
        // tRPC does not say that its files do nothing by being loaded: its web sockets came along.
        moduleSideEffects: [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }],
      },
    },
  },
}));
