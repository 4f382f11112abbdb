/* global SwaggerUIBundle */
import { partOf } from './part-of.js';

let library;

/** Swagger UI takes longest to load, and only what tries an operation needs it. */
const loadLibrary = () =>
  (library ??= new Promise((resolve, reject) => {
    const style = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/api/page/swagger-ui.css',
    });
    const script = Object.assign(document.createElement('script'), { src: '/api/page/swagger-ui-bundle.js' });
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => {
      library = undefined;
      reject(new Error('Swagger UI could not be loaded.'));
    });
    // Before our own styles, which say what is different here.
    document.head.prepend(style);
    document.head.append(script);
  }));

/** Shows one operation of the document in full, to read and to try. `key` says the API key that is given then, or nothing. */
export async function showOperation(place, document_, { path, method, key }) {
  const hint = Object.assign(document.createElement('p'), { textContent: 'Loading…' });
  place.append(hint);
  try {
    await loadLibrary();
  } catch (error) {
    hint.textContent = `${error.message} Close this and open it again.`;
    setTimeout(() => place.replaceChildren(), 3_000);
    return;
  }
  // Running the library is one long task; the browser may draw and hear the keyboard before the next.
  await new Promise((resolve) => setTimeout(resolve));
  // Tried here, also where the site is reached by another address than its public one; a session's cookie comes by itself.
  const spec = { ...partOf(document_, path, method), servers: [{ url: location.origin }] };
  SwaggerUIBundle({
    spec,
    domNode: place,
    docExpansion: 'full',
    tryItOutEnabled: true,
    validatorUrl: null,
    defaultModelsExpandDepth: -1,
    requestInterceptor(request) {
      if (key()) request.headers.authorization = `Bearer ${key()}`;
      return request;
    },
  });
}
