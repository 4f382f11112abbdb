import { Switch } from '@onceware/ui/switch/switch';
import { useState } from 'react';
import { Head } from '#lib/page/head.tsx';
import { pieces } from './pieces.ts';
import classes from './dev-ui-page.module.css';

/** Every piece in every state, in either colour scheme and direction whatever the page around it has. */
export function DevUiPage() {
  const [isDark, setDark] = useState(false);
  const [isRtl, setRtl] = useState(false);
  return (
    <div className={classes.page} lang="en" dir="ltr">
      <Head title={words.title} isHidden />
      <header>
        <h1 className="text-32">{words.title}</h1>
        <p className="mt-2 quiet">{words.lead}</p>
      </header>
      <div className={classes.columns}>
        <div className={classes.side}>
          <Switch label={words.dark} checked={isDark} onChange={(event) => setDark(event.currentTarget.checked)} />
          <Switch label={words.rightToLeft} checked={isRtl} onChange={(event) => setRtl(event.currentTarget.checked)} />
          <nav aria-label={words.pieces}>
            <ul className={classes.anchors}>
              {pieces.map(({ name }) => (
                <li key={name}>
                  <a className={classes.anchor} href={`#${anchorOf(name)}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div
          className={classes.preview}
          data-mantine-color-scheme={isDark ? 'dark' : 'light'}
          dir={isRtl ? 'rtl' : 'ltr'}
        >
          {pieces.map(({ name, examples }) => (
            <section key={name} id={anchorOf(name)} aria-labelledby={`${anchorOf(name)}-heading`}>
              <h2 id={`${anchorOf(name)}-heading`} className={classes.heading}>
                {name}
              </h2>
              <div className={classes.examples}>
                {examples.map(({ title, render: Render }) => (
                  <figure key={title} className="stack one-column gap-2 min-w-0">
                    <figcaption className="text-14 quiet">{title}</figcaption>
                    <div className={classes.stage}>
                      <Render />
                    </div>
                  </figure>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The name of its folder in packages/ui. */
const anchorOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** English alone: developers read this page, and it is no part of any menu for others. */
const words = {
  title: 'Pieces of the interface',
  lead: 'Each piece of packages/ui in each of its states, as the product shows it.',
  pieces: 'Pieces',
  dark: 'Dark',
  rightToLeft: 'Right to left',
};
