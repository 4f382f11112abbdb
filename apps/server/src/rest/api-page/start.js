/* global SwaggerUIBundle */
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const answer = await fetch('/api/openapi.json');
// Tried here, also where the site is reached by another address than its public one.
const spec = { ...(await answer.json()), servers: [{ url: location.origin }] };
SwaggerUIBundle({ spec, dom_id: '#api', deepLinking: true, tryItOutEnabled: true, validatorUrl: null });
