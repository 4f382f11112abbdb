import { SearchForm } from '../features/catalog/components/search-form.tsx';
import classes from './error-page.module.css';

/** The catalogue's search where somebody looked for what is not there; the other pages do not load it. */
export function NotFoundSearch() {
  return (
    <div className={classes.search}>
      <SearchForm search={{}} />
    </div>
  );
}
