import type { Translation } from '#i18n/words.ts';
import type * as en from './chat.en.ts';

export const chatList: Translation<typeof en.chatList> = {
  loading: 'As mensagens estão carregando',
  fetching: 'Buscando a mensagem...',
  olderLoading: 'Carregando mensagens mais antigas...',
  newerLoading: 'Carregando mensagens mais recentes...',
  olderFailed: 'Não foi possível carregar mensagens mais antigas.',
  newerFailed: 'Não foi possível carregar mensagens mais recentes.',
  tryAgain: 'Tentar de novo',
  gone: 'Essa mensagem não está mais aqui.',
  start: 'Aqui começa \u2068{name}\u2069',
  startHint: 'Não há mensagens mais antigas.',
  newSince: 'Novas desde {time}',
  announcedMany: '{count, plural, one {# mensagem nova} many {# de mensagens novas} other {# mensagens novas}}',
  notSent: 'Sua mensagem não foi enviada. {reason}',
};

export const chatMessage: Translation<typeof en.chatMessage> = {
  waiting: 'Aguardando envio',
  failed: 'Não enviada',
  failedBecause: 'Não enviada. {reason}',
  tryAgain: 'Tentar de novo',
  discard: 'Descartar',
  replyElsewhere: 'Mostrar a mensagem que esta responde',
  reactors: 'Quem reagiu',
  noReactors: 'Ninguém reagiu a esta mensagem.',
  moreReactors: '{count, plural, one {e mais #} many {e mais #} other {e mais #}}',
  loading: 'Carregando',
  close: 'Fechar',
  flagTold: 'Obrigado. Os moderadores vão analisar esta mensagem.',
  removeForAll: 'Remover para todos',
  removedForAll: 'Mensagem removida para todos',
  mute: 'Silenciar quem escreveu',
  pinnedMessages: 'Mensagens fixadas',
  nothingPinned: 'Nada está fixado. Fixe uma mensagem pelo menu dela, e todos na sala a encontram aqui.',
  formerMember: 'Ex-membro',
  goTo: 'Ir para a mensagem',
};

export const chatMute: Translation<typeof en.chatMute> = {
  title: 'Silenciar \u2068{name}\u2069',
  text: 'Até lá, a pessoa pode ler esta sala, mas não escrever nela.',
  length: 'Por quanto tempo',
  minutes: '{count, plural, one {# minuto} many {# de minutos} other {# minutos}}',
  hours: '{count, plural, one {# hora} many {# de horas} other {# horas}}',
  days: '{count, plural, one {# dia} many {# de dias} other {# dias}}',
  reason: 'Motivo',
  reasonHint: 'Fica no registro de ações.',
  reasonMissing: 'Informe um motivo.',
  close: 'Fechar',
  submit: 'Silenciar',
  cancel: 'Cancelar',
  done: '\u2068{name}\u2069 não pode escrever aqui por enquanto.',
};

export const chatWriting: Translation<typeof en.chatWriting> = {
  offline: 'Você está sem conexão. O que você escrever fica guardado e é enviado depois.',
  offlineHere: 'Você está sem conexão. O que você escrever é enviado depois, enquanto esta página ficar aberta.',
  connecting: 'Conectando...',
  mayNot: 'Aqui você pode ler, mas não escrever.',
  closed: 'Esta sala está fechada. Dá para ler, mas não para escrever.',
  silenced: 'Um moderador silenciou você aqui até {time}.',
  slow: '{count, plural, one {Modo lento: você pode escrever de novo em # segundo.} many {Modo lento: você pode escrever de novo em # segundos.} other {Modo lento: você pode escrever de novo em # segundos.}}',
  tooLong:
    '{max, plural, one {Uma mensagem comporta no máximo # caractere.} many {Uma mensagem comporta no máximo # de caracteres.} other {Uma mensagem comporta no máximo # caracteres.}}',
  searching: 'Buscando...',
  nobodyFound: 'Ninguém nesta sala tem esse nome.',
  nothingFound: 'Nenhuma oferta ou ferramenta tem esse nome.',
  searchFailed: 'Não foi possível carregar as sugestões. Você pode continuar escrevendo.',
  things: 'Ofertas e ferramentas',
  deal: 'Oferta',
  tool: 'Ferramenta',
};

export const chatCards: Translation<typeof en.chatCards> = {
  label: 'Ofertas e ferramentas nesta mensagem',
  more: '{count, plural, one {e mais #} many {e mais #} other {e mais #}}',
  now: 'Preço atual',
  before: 'Preço anterior',
  ended: 'Encerrada',
  deals:
    '{count, plural, =0 {Sem ofertas agora} one {# oferta agora} many {# de ofertas agora} other {# ofertas agora}}',
  missing: 'Não está mais disponível',
  failed: 'Não foi possível carregar o preço',
};
