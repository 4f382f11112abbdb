import { describe, expect, it } from 'vitest';
import { readAlternative, withSpellings } from './alternative-words.ts';

describe('names that others are wanted of', () => {
  it.each([
    ['alternative to Notion', 'Notion'],
    ['free open source alternatives to Google Analytics?', 'Google Analytics'],
    ['Notion alternative for students', 'Notion'],
    ['cheap Google Analytics replacement', 'Google Analytics'],
    ['moving away from the Notion app', 'Notion'],
    ['Notion too expensive', 'Notion'],
    ['Ersatz für Notion', 'Notion'],
    ['Notion-Alternative', 'Notion'],
    ['Programm ähnlich wie Notion', 'Notion'],
    ['Notion ersetzen', 'Notion'],
    ['algo parecido a la aplicación Notion', 'Notion'],
    ['más barato que Google Analytics', 'Google Analytics'],
    ['um app parecido com o Notion', 'Notion'],
    ['mais barato do que o Notion', 'Notion'],
    ['بديل لبرنامج Notion', 'Notion'],
    ['بديل لـ Notion', 'Notion'],
    ['برنامج شبيه بـNotion', 'Notion'],
    ['أرخص من Notion', 'Notion'],
    ['البرامج المشابهة لNotion', 'Notion'],
    ['بديل لميزان', 'ميزان'],
    ['مثل موقع Notion', 'Notion'],
    ['بديل للـNotion', 'Notion'],
    ['alternative to The Desk', 'The Desk'],
    ['类似 Notion 的软件', 'Notion'],
    ['Notion平替', 'Notion'],
    ['跟Notion差不多', 'Notion'],
    ['替代竹影的软件', '竹影'],
    ['apps comparable to Notion', 'Notion'],
    ['something other than Notion', 'Notion'],
    ['stop paying for Notion', 'Notion'],
    ['Notion but cheaper', 'Notion'],
    ['Pendant zu Notion', 'Notion'],
    ['Notion loswerden', 'Notion'],
    ['Notion ähnliche Software', 'Notion'],
    ['competencia de Notion', 'Notion'],
    ['Notion pero más barato', 'Notion'],
    ['quero deixar o Notion', 'Notion'],
    ['opções ao Notion', 'Notion'],
    ['شيء غير Notion', 'Notion'],
    ['برنامج يحل محل Notion', 'Notion'],
    ['不想用 Notion 了', 'Notion'],
    ['Notion 那样的软件', 'Notion'],
    ['Notion but without a monthly bill', 'Notion'],
    ['Notion aber ohne Abo', 'Notion'],
    ['Notion pero sin suscripción', 'Notion'],
    ['Notion mas sem assinatura', 'Notion'],
    ['Notion لكن بدون اشتراك', 'Notion'],
  ])('%j asks for others than %s (CAT-16)', (query, name) => expect(readAlternative(query)).toContain(name));

  it.each(['notes with Notion', 'integração com Slack', 'wiki', 'alternative', 'أفضل برنامج Notion', '笔记软件'])(
    'are none in %j (CAT-16)',
    (query) => expect(readAlternative(query)).toEqual([]),
  );

  it('are few, however long a query is (CAT-16)', () => {
    expect(readAlternative('something like a b c d e f g h '.repeat(500)).length).toBeLessThanOrEqual(40);
  });
});

it.each([
  ['Otter', 'Otter.ai'],
  ['Otter.ai', 'Otter'],
  ['google-analytics', 'google analytics'],
  ['uptime robot', 'uptimerobot'],
  ['frame io', 'frame.io'],
  ['1 Password', '1Password'],
])('%j may be spelled %j, which is looked up after it (CAT-16)', (name, spelled) => {
  const names = withSpellings([name, 'Other']);
  expect(names.slice(0, 2)).toEqual([name, 'Other']);
  expect(names).toContain(spelled);
});

it('spellings are few, and none is looked up twice (CAT-16)', () => {
  const names = withSpellings(readAlternative('something like a b c d e f g h '.repeat(500)));
  expect(names.length).toBeLessThanOrEqual(140);
  expect(new Set(names).size).toBe(names.length);
});
