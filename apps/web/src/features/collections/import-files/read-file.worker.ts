import { replyTo } from './read-file.ts';
import type { Reading } from './reading.ts';

/** Files are large, and the page must answer meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<{ file: Blob; reading: Reading }>) => {
  void replyTo(data.file, data.reading).then((reply) => self.postMessage(reply));
});
