import classes from './page-head.module.css';

/** What the page is, and the sentence that says why to read on where one is needed. */
export function PageHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
    </header>
  );
}
