import type { Translation } from '#i18n/words.ts';
import type * as en from './vendors.en.ts';

export const vendors: Translation<typeof en.vendors> = {
  title: 'Suas ofertas',
  lead: 'O que você envia aparece no catálogo assim que nossa equipe aceita.',
  none: 'Você não pertence a nenhuma organização com ferramentas aqui. Escreva para nós se vende uma delas.',
  newDeal: 'Nova oferta',
  newTool: 'Nova ferramenta',
  tools: 'Suas ferramentas',
  submissions: 'Rascunhos e envios',
  untitled: 'Sem título',
  withdraw: 'Retirar',
  withdrawn: 'Retirado. Você pode alterar e enviar de novo.',
  kind: { deal: 'Oferta', tool: 'Ferramenta' },
  state: {
    draft: 'Rascunho',
    submitted: 'Aguarda nossa equipe',
    accepted: 'Aceito',
    refused: 'Não aceito',
    discarded: 'Descartado',
  },
  numbers: 'Os últimos 30 dias. Contamos quantos, nunca quem.',
  deal: 'Oferta',
  views: 'Visualizações',
  saves: 'Salvos',
  clicks: 'Cliques',
  notRunning: '(não está ativa)',
  edit: 'Editar',
  editOne: 'Editar “{title}”',
  days: '{count, plural, one {# dia} many {# dias} other {# dias}}',
  noDays: 'Ninguém ainda',
  ofDay:
    '{day}: {views, plural, one {# visualização} many {# visualizações} other {# visualizações}}, {saves, plural, one {# salvo} many {# salvos} other {# salvos}}, {clicks, plural, one {# clique} many {# cliques} other {# cliques}}',
  submit: 'Enviar',
  submitted: 'Enviado. Escreveremos quando for decidido.',
  incomplete: 'Ainda não enviado: falta algo ou algo está errado.',
};
