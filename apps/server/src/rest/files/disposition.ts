/** Names an export after its content, which may be text a person wrote, and the day. */
export function exportName(content: string, ending: string): string {
  const date = new Date().toISOString().slice(0, 10);
  // Neither folders, nor characters that turn the rest of the name around.
  const safe = content.replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ').trim();
  return `Onceware ${safe} ${date}.${ending}`;
}

/** Says how a file is called, for old browsers in ASCII (RFC 6266, RFC 8187). */
export function dispositionOf(kind: 'attachment' | 'inline', fileName: string): string {
  const ascii = fileName.replace(/[^\w .-]+/g, '-');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
