import type { Translation } from '#i18n/words.ts';
import type * as en from './vendors.en.ts';

export const vendors: Translation<typeof en.vendors> = {
  title: 'Tus ofertas',
  lead: 'Lo que envías aparece en el catálogo en cuanto nuestro equipo lo acepta.',
  none: 'No perteneces a ninguna organización que tenga herramientas aquí. Escríbenos si vendes una de ellas.',
  newDeal: 'Nueva oferta',
  newTool: 'Nueva herramienta',
  tools: 'Tus herramientas',
  submissions: 'Borradores y envíos',
  untitled: 'Sin título',
  withdraw: 'Retirar',
  withdrawn: 'Retirado. Puedes cambiarlo y enviarlo de nuevo.',
  kind: { deal: 'Oferta', tool: 'Herramienta' },
  state: {
    draft: 'Borrador',
    submitted: 'Espera a nuestro equipo',
    accepted: 'Aceptado',
    refused: 'No aceptado',
    discarded: 'Descartado',
  },
  numbers: 'Los últimos 30 días. Contamos cuántos, nunca quiénes.',
  deal: 'Oferta',
  views: 'Vistas',
  saves: 'Guardados',
  clicks: 'Clics',
  notRunning: '(no está en curso)',
  edit: 'Editar',
  editOne: 'Editar «{title}»',
  days: '{count, plural, one {# día} many {# días} other {# días}}',
  noDays: 'Nadie todavía',
  ofDay:
    '{day}: {views, plural, one {# vista} many {# vistas} other {# vistas}}, {saves, plural, one {# guardado} many {# guardados} other {# guardados}}, {clicks, plural, one {# clic} many {# clics} other {# clics}}',
  submit: 'Enviar',
  submitted: 'Enviado. Te escribiremos cuando esté decidido.',
  incomplete: 'Aún no se ha enviado: falta algo o algo no es correcto.',
};
