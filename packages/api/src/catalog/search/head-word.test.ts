import { expect, it } from 'vitest';
import { headOf } from './head-word.ts';

it.each([
  ['beer profiler', 'profiler'],
  ['mobile invoice app', 'invoice'],
  ['time tracking for freelancers', 'tracking'],
  ['expense tracking for couples', 'expense'],
  ['social media scheduling', 'media'],
  ['scheduling for clinics', 'scheduling'],
  ['hotel accounting', 'accounting'],
  ['calendar with reminders', 'calendar'],
  ['Zeiterfassung für Handwerker', 'Zeiterfassung'],
  ['newsletter verschicken ohne abo', 'verschicken'],
  ['gestor de contraseñas', 'contraseñas'],
  ['editor de video para youtube', 'editor'],
  ['editar fotos en lote', 'fotos'],
  ['criar faturas com pix', 'faturas'],
  ['اداره الحسابات للشركات', 'الحسابات'],
  ['crm 50 usd', 'crm'],
  ['for', 'for'],
])('the head of «%s» is «%s» (CAT-16)', (query, head) => {
  const words = query.split(' ');
  expect(words[headOf(words)]).toBe(head);
});
