import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes the files that are dropped within an area. @returns whether some are held over it */
export function useFileDrop(area: RefObject<HTMLElement | null>, onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);

  const dragOver = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Else the browser would open the file in the place of the page.
    event.preventDefault();
    setIsOver(true);
  });
  const dragLeave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && area.current?.contains(relatedTarget))) setIsOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (!event.dataTransfer || !holdsFiles(event)) return;
    event.preventDefault();
    onDrop([...event.dataTransfer.files]);
  });

  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const listening = new AbortController();
    const { signal } = listening;
    current.addEventListener('dragover', (event) => dragOver(event), { signal });
    current.addEventListener('dragleave', (event) => dragLeave(event), { signal });
    current.addEventListener('drop', (event) => drop(event), { signal });
    return () => listening.abort();
  }, [area]);
  return isOver;
}
