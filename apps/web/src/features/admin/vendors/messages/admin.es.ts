import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminVendors: Translation<typeof en.adminVendors> = {
  title: 'Enviado por vendedores',
  accepted: '«{title}» está publicado.',
  accept: 'Aceptar y publicar',
  somebody: 'Alguien',
  outdated: 'ha cambiado esto desde que se empezó,',
  theirs: 'Enviado',
  ours: 'Publicado entretanto',
  fits: 'Ningún campo lo cambiaron ambas partes: al aceptar se conservan los dos cambios.',
  overlaps: 'Cambiado por ambas partes: {fields}.',
  wrong: 'No se publicó, porque los dos cambios no encajan: {fields}.',
  compare: 'Comparar y aceptar',
  refuse: 'Rechazar',
  refuseTitle: '¿Rechazar «{title}»?',
  reason: 'Motivo',
  reasonHint: 'Quien lo envió lo recibe por correo.',
  reasonMissing: 'Di por qué.',
  tools: 'Herramientas como vendedor',
  toolsText: 'Los miembros de esta organización pueden enviar ofertas de estas herramientas y cambios en ellas.',
  takeOne: 'Quitar «{title}»',
  take: 'Quitar',
  toolMissing: 'No existe esta herramienta.',
  give: 'Dar esta herramienta',
  tool: 'Herramienta',
  toolHint: 'La dirección de su página aquí.',
};
