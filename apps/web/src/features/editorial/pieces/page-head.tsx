import classes from './pieces.module.css';

/** What the page is, and the sentence that says why to read on where one is needed. */
export function PageHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className={classes.pageHeadHead}>
      <h1 className={classes.pageHeadTitle}>{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
    </header>
  );
}
