import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const app: Translation<typeof en.app> = {
  skipToContent: 'Pular para o conteúdo',
  imageFailed: 'Não foi possível carregar: {alt}',
  footer: {
    label: 'Site',
    promise: 'Pague uma vez e o software é seu.',
    language: 'Idioma',
  },
  offer: {
    question: 'Ler em português?',
    accept: 'Mudar para português',
    decline: 'Não, obrigado',
  },
  notFound: {
    title: 'Esta página não existe',
    text: 'O endereço pode estar errado ou a oferta saiu do ar. Todas as ofertas ativas estão a um passo daqui.',
    home: 'Ir para a página inicial',
    explore: 'Abrir o LTD Explorer',
  },
  forbidden: {
    title: 'Você não pode abrir esta página',
    text: 'Sua conta não tem permissão para isso. Peça a um administrador deste site; se não souber quem é, fale conosco.',
    ask: 'Fale conosco',
  },
  failed: {
    title: 'Não foi possível carregar esta página',
    text: 'Algo deu errado do nosso lado. Você não perdeu nada.',
    retry: 'Tentar de novo',
  },
};
