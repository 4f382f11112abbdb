/**
 * Says how a file to keep is called, for old browsers in ASCII (RFC 6266, RFC 8187).
 *
 * @param name of what is in it, as a person may have written it
 * @param ending without a dot
 */
export function dispositionOf(name: string, ending: string): string {
  const date = new Date().toISOString().slice(0, 10);
  // Neither folders, nor characters that turn the rest of the name around.
  const safe = name.replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ').trim();
  const fileName = `Onceware ${safe} ${date}.${ending}`;
  const ascii = fileName.replace(/[^\w .-]+/g, '-');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
