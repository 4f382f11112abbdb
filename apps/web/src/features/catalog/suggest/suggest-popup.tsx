import type { Suggestions } from '@onceware/api/catalog/catalog.contract';
import { IconCategory } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { paths } from '#lib/paths.ts';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { RecentList } from './recent-list.tsx';
import { suggestedTools } from './suggested-tools.ts';
import classes from './suggest-popup.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  /**
   * Search field, in a form that the popup stands below; its combobox attributes and behaviour are maintained from
   * here.
   */
  field: HTMLInputElement;
}

/**
 * Suggestions for the search terms being typed: tools with their deals, and categories, to open at once (CAT-06); below an
 * empty field the reader's own recent searches (CAT-18).
 */
export function SuggestPopup({ field }: Props) {
  return (
    <WithWords part="suggest">
      <Popup field={field} />
    </WithWords>
  );
}

function Popup({ field }: Props) {
  const t = useTranslations('suggest');
  const listId = useId();
  const { found, active, isShown, recent, close } = useSuggestions(field, listId);
  const isOpen = isShown || recent.length > 0;
  return (
    <>
      <p className="sr-only" role="status">
        {isShown && found && t('count', { count: suggestedTools(found).length + found.categories.length })}
        {recent.length > 0 && t('recent.count', { count: recent.length })}
      </p>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus stays in the field, whatever is pressed here
        <div
          className={classes.popup}
          data-suggest
          onMouseDown={(event) => event.preventDefault()}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget !== field && !currentTarget.contains(relatedTarget)) close();
          }}
        >
          {isShown && found ? (
            <>
              {found.corrected !== null && (
                <p className={classes.corrected}>{t('corrected', { query: `\u2068${found.corrected}\u2069` })}</p>
              )}
              <div id={listId} role="listbox" aria-label={t('label')} tabIndex={-1}>
                <Options found={found} active={active} listId={listId} />
              </div>
            </>
          ) : (
            <RecentList field={field} onClose={close} />
          )}
        </div>
      )}
    </>
  );
}

function Options({ found, active, listId }: { found: Suggestions; active: string | null; listId: string }) {
  const t = useTranslations('suggest');
  const category = useTranslations('catalog.category');
  const { money } = useFormat();
  const tools = suggestedTools(found);
  const option = (to: string) => ({ to, id: `${listId}${to}`, isActive: active === to });
  return (
    <>
      <Group heading={t('tools')} isThere={tools.length > 0}>
        {tools.map(({ to, tool, name, note, offer }) => (
          <Option
            key={to}
            {...option(to)}
            media={<ToolLogo className={classes.logo} tool={tool} size={32} />}
            name={name}
            note={note}
            {...(offer && { aside: money(offer.price, offer.currency) })}
          />
        ))}
      </Group>
      <Group heading={t('categories')} isThere={found.categories.length > 0}>
        {found.categories.map((name) => (
          <Option
            key={name}
            {...option(paths.category(name))}
            media={<IconCategory className={classes.icon} size={20} stroke={1.75} aria-hidden />}
            name={category(name)}
          />
        ))}
      </Group>
    </>
  );
}

function Group({ heading, isThere, children }: { heading: string; isThere: boolean; children: ReactNode }) {
  const id = useId();
  if (!isThere) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={classes.heading} role="presentation">
        {heading}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  to: string;
  id: string;
  isActive: boolean;
  media: ReactNode;
  name: string;
  note?: string;
  aside?: string;
}

/** A link, so that it can be opened in another tab; the field keeps the focus. */
function Option({ to, id, isActive, media, name, note, aside }: OptionProps) {
  return (
    <Link id={id} className={classes.option} to={to} role="option" aria-selected={isActive} tabIndex={-1}>
      {media}
      <span className="stack min-w-0">
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {note && (
          <span className={classes.note} dir="auto">
            {note}
          </span>
        )}
      </span>
      {aside && <span className={classes.aside}>{aside}</span>}
    </Link>
  );
}
