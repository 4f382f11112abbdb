const NAMES: Record<string, string> = { amp: '&', lt: '<', gt: '>' };

/**
 * A text as Slack takes it, as plain text: three characters are escaped there, and links and people stand in angle brackets,
 * with what is shown of them behind a bar.
 */
export const readSlackText = (text: string): string =>
  text
    .replaceAll(/<([^<>|\s]{1,2000})(?:\|([^<>\n]{0,2000}))?>/g, (_, target: string, label: string | undefined) => {
      if (/^[!@#]/.test(target)) return label ?? target.replace(/^!(subteam\^)?/, '@');
      return label && label !== target ? `${label} (${target})` : target;
    })
    .replaceAll(/&(amp|lt|gt);/g, (whole, name: string) => NAMES[name] ?? whole);

/** Escapes text so that nothing in it becomes a link or a mention of everybody there. */
export const writeSlackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
