interface Sending {
  method: 'POST' | 'PUT';
  address: string;
  /** Media type. */
  type: string;
}

interface Listener {
  /** Bytes that have left. */
  onSent: (bytes: number) => void;
  /** The received part of an answer, while it grows. */
  onText?: (text: string) => void;
  onAnswer: (answer: { status: number; text: string }) => void;
  /** No answer came. */
  onBroken: () => void;
}

/**
 * Sends a file with XMLHttpRequest, for fetch cannot tell how much of it has left. Returns how to stop; after that nothing is
 * told.
 */
export function sendBytes(
  body: Blob,
  { method, address, type }: Sending,
  { onSent, onText, onAnswer, onBroken }: Listener,
): () => void {
  const request = new XMLHttpRequest();
  request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
  request.addEventListener('progress', () => onText?.(request.responseText));
  request.addEventListener('load', () => onAnswer({ status: request.status, text: request.responseText }));
  request.addEventListener('error', onBroken);
  request.open(method, address);
  request.setRequestHeader('content-type', type);
  request.send(body);
  return () => request.abort();
}
