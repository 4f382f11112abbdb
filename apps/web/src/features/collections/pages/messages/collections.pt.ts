import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const savedPages: Translation<typeof en.savedPages> = {
  waiting: 'Buscando título e imagem…',
  failed: 'Não foi possível buscar o título e a imagem.',
  failures: {
    address: 'O endereço não leva a nenhuma página pública.',
    robots: 'O site não quer ser lido por programas.',
    redirect: 'Ela redireciona sem fim.',
    timeout: 'O site demorou demais.',
    unreachable: 'Não foi possível acessar o site.',
    refused: 'É só para quem entra com uma conta lá.',
    gone: 'Essa página não existe.',
    server: 'O site falhou.',
  },
  dead: 'Não existe mais',
  deadSince: 'Não encontrada desde {date}',
  again: 'Buscar de novo',
  note: 'Nota',
  editNote: 'Editar nota',
  edit: 'Editar título e descrição',
  suggest: 'Sugerir para o catálogo',
  isSuggested: 'Sugerida para o catálogo',
  suggested: 'Obrigado. Nossa equipe vai avaliá-la para o catálogo.',
  deal: 'Oferta: {title}',
  tool: 'No catálogo: {name}',
  form: {
    heading: 'Editar página',
    close: 'Fechar',
    name: 'Título',
    nameMissing: 'Dê um título à página.',
    description: 'Descrição (opcional)',
    noteHeading: 'Editar nota',
    noteNameMissing: 'Dê um título à nota.',
    noteText: 'Texto (opcional)',
    length: '{length, number} de {max, number}',
    save: 'Salvar',
    cancel: 'Cancelar',
  },
  add: {
    hint: 'Ou cole o endereço de qualquer página da web.',
    refused:
      'Não é possível adicionar uma página com este endereço: ele deve começar com http ou https e não conter senha.',
    region: 'Página da web',
    kept: 'Você já a guarda.',
    catalog: 'Também está no catálogo',
  },
};
