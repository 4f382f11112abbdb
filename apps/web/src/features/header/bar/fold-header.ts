/**
 * Folds away what the header has no room for, one thing after the other, until the rest fits: the words beside the
 * tools' icons, the space between entries, the search field (an icon opens it), the main menu (into the slide-in), the lesser tools (there too), the name in the
 * logo, and the bell (there too). `data-folded` says what went; the styles do it.
 *
 * It also runs inline, before the first paint (`header-bar.tsx`): it may use nothing but its argument.
 */
export function foldHeader(bar: HTMLElement): void {
  const fits = (): boolean => {
    const end = bar.lastElementChild?.getBoundingClientRect();
    const { left, right } = bar.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(bar).paddingInlineEnd);
    // Content that does not fit sticks out at the line's end: on the right, or in Arabic on the left.
    return !end || (end.right <= right - padding + 0.5 && end.left >= left + padding - 0.5);
  };
  let folded = '';
  bar.dataset.folded = folded;
  for (const next of ['words', 'space', 'search', 'menu', 'tools', 'name', 'bell']) {
    if (fits()) return;
    folded = `${folded} ${next}`.trim();
    bar.dataset.folded = folded;
  }
}
