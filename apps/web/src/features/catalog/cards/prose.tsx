import classes from './prose.module.css';

/** Plain text with empty lines between paragraphs, as the catalogue keeps it. */
export function Prose({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={classes.prose}>
      {paragraphs.map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
