import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminVendors: Translation<typeof en.adminVendors> = {
  title: 'Enviado por vendedores',
  accepted: '“{title}” foi publicado.',
  accept: 'Aceitar e publicar',
  somebody: 'Alguém',
  outdated: 'alterou isto desde que foi começado,',
  theirs: 'Enviado',
  ours: 'Publicado nesse meio-tempo',
  fits: 'Nenhum campo foi alterado pelos dois lados: ao aceitar, as duas mudanças ficam.',
  overlaps: 'Alterado pelos dois lados: {fields}.',
  wrong: 'Não foi publicado, porque as duas mudanças não combinam: {fields}.',
  compare: 'Comparar e aceitar',
  refuse: 'Recusar',
  refuseTitle: 'Recusar “{title}”?',
  reason: 'Motivo',
  reasonHint: 'Quem enviou recebe isto por e-mail.',
  reasonMissing: 'Diga por quê.',
  tools: 'Ferramentas como vendedor',
  toolsText: 'Os membros desta organização podem enviar ofertas destas ferramentas e alterações nelas.',
  takeOne: 'Retirar “{title}”',
  take: 'Retirar',
  toolMissing: 'Esta ferramenta não existe.',
  give: 'Dar esta ferramenta',
  tool: 'Ferramenta',
  toolHint: 'O endereço da página dela aqui.',
};
