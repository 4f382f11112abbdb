import './page.css';
import { connect, failureOf, rememberedKey, SITE } from './site.ts';
import { dress, find, say } from './words.ts';

dress();
find('#make-key', HTMLAnchorElement).href = `${SITE}/account/anywhere`;
const state = find('#state', HTMLElement);
const key = find('[name="key"]', HTMLInputElement);
key.value = await rememberedKey();

async function remember(): Promise<string> {
  const apiKey = key.value.trim();
  try {
    const session = await connect(apiKey).auth.session.query();
    await chrome.storage.local.set({ apiKey });
    return session ? say('youAre', session.user.name) : say('signInFirst');
  } catch (error) {
    return say(failureOf(error));
  }
}

find('form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  void remember().then((sentence) => (state.textContent = sentence));
});
