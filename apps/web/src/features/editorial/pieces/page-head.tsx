import classes from './pieces.module.css';

/** Title of the page, and a sentence on why to read on if one is needed. */
export function PageHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className={classes.pageHeadHead}>
      <h1 className={classes.pageHeadTitle}>{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
    </header>
  );
}
