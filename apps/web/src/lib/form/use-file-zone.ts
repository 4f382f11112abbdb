import { type ChangeEvent, type DragEvent, useState } from 'react';

/** A place that a file is dropped on, `zone`, around an input that one is chosen by, `onChange`. */
export function useFileZone(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      take(target.files);
      // So that the same file can be chosen again after it was corrected.
      target.value = '';
    },
    zone: {
      'data-over': isOver || undefined,
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        // Else the browser would leave for the file.
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}
