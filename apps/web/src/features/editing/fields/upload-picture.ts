import { sendBytes } from '#lib/api/send-bytes.ts';

/** Puts a picture into the store. @returns its address here; rejects where it is none, or nothing answers */
export const uploadPicture = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('the picture was not taken'));
    sendBytes(
      file,
      { method: 'POST', address: '/api/pictures', type: 'application/octet-stream' },
      {
        onSent: () => undefined,
        onText: () => undefined,
        onAnswer({ text }) {
          const url = urlOf(text);
          if (url === null) refuse();
          else resolve(url);
        },
        onBroken: refuse,
      },
    );
  });

function urlOf(text: string): string | null {
  try {
    const { url } = JSON.parse(text) as { url?: unknown };
    return typeof url === 'string' ? url : null;
  } catch {
    return null;
  }
}
