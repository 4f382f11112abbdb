import { replyTo } from './read-file.ts';

/** Files are large, and the page must answer meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void replyTo(data).then((reply) => self.postMessage(reply));
});
