/** Whether a link may be shown; asked by the field, too. */
export const isLink = (given: string): boolean => {
  const url = URL.canParse(given) ? new URL(given) : null;
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.hostname.includes('.') &&
    url.username === '' &&
    url.password === ''
  );
};
