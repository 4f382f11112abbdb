import { onTopModal, topModal } from '@onceware/ui/dialog/open-modals';
import { useLayoutEffect, useState } from 'react';

function newLayer(className: string): HTMLElement {
  const layer = document.createElement('div');
  layer.className = className;
  layer.popover = 'manual';
  return layer;
}

/**
 * An element for a portal that stands above everything and within reach, whatever opens: in the browser's top layer, and
 * within the modal that is open, for all outside of one is inert. It moves by itself, and keeps what is in it.
 */
export function useTopLayer(className: string): HTMLElement {
  const [layer] = useState(() => newLayer(className));
  useLayoutEffect(() => {
    const place = () => {
      (topModal() ?? document.body).append(layer);
      layer.showPopover();
    };
    place();
    const stop = onTopModal(place);
    return () => {
      stop();
      layer.remove();
    };
  }, [layer]);
  return layer;
}
