/* global SwaggerUIBundle */
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const answer = await fetch('/api/openapi.json');
const spec = await answer.json();
// Tried here, also where the site is reached by another address than its public one; a session's cookie comes by itself.
spec.servers = [{ url: location.origin }];
spec.components.securitySchemes = { apiKey: spec.components.securitySchemes.apiKey };
SwaggerUIBundle({ spec, dom_id: '#api', deepLinking: true, tryItOutEnabled: true, validatorUrl: null });
