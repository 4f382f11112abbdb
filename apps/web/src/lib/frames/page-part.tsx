import { type ReactNode, useId } from 'react';
import classes from './page-part.module.css';

interface Props {
  title: ReactNode;
  /** Id of the heading, if it labels something else as well. */
  titleId?: string;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Text on what the part is for. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A part of a page below its heading; as wide as the page has it. */
export function PagePart({ title, titleId, actions, lead, children }: Props) {
  const own = useId();
  const id = titleId ?? own;
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className="row wrap items-center justify-between gap-3">
        <h2 id={id} className="min-w-0 text-20 breaks">
          {title}
        </h2>
        {actions}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
