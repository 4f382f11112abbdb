import type { Translation } from '#i18n/words.ts';
import type * as en from './account.en.ts';

export const anywhere: Translation<typeof en.anywhere> = {
  title: 'Salvar de qualquer lugar',
  lead: 'Guarde uma página enquanto está nela, sem abrir o Onceware antes.',
  bookmarklet: {
    title: 'Bookmarklet',
    text: 'Arraste este botão para a barra de favoritos e pressione-o lá em qualquer página. Se não puder arrastar, pressione-o aqui: ele é copiado e serve de endereço para um novo favorito.',
    name: 'Salvar no Onceware',
    copied: 'Copiado. Use-o como endereço de um novo favorito.',
    notCopied: 'Não foi possível copiar. Arraste-o para os favoritos.',
  },
  phone: {
    title: 'No celular',
    text: 'Instale este site pelo menu do navegador. Depois disso, o Onceware aparece entre os destinos para os quais o celular compartilha uma página.',
  },
  extension: {
    title: 'Extensão do navegador',
    text: 'Para Chromium, Chrome, Edge e similares. Salva a página em que você está, mostra se você já a salvou e mostra a oferta, quando existe. Só olha uma página quando você a pressiona.',
    download: 'Baixe a extensão e descompacte-a',
    load: 'Em chrome://extensions, ative o “Modo do desenvolvedor”, pressione “Carregar sem compactação” e escolha a pasta.',
    key: 'Nas configurações dela, informe uma chave para que salve na hora. Sem chave, ela salva pela página deste site.',
  },
  key: {
    title: 'Uma chave para essas ferramentas',
    text: 'A extensão, o terminal e os assistentes agem por você com uma chave de API que pode alterar suas coleções. Crie uma para cada, para poder revogá-la sozinha.',
    create: 'Criar chave',
    all: 'Todas as suas chaves',
    name: 'Salvar páginas',
  },
  shell: {
    title: 'Linha de comando',
    text: 'Com Node 20 ou mais recente. Ela pede a chave uma única vez.',
    install: 'Instale',
    use: 'Diga quem você é e salve',
  },
  assistants: {
    title: 'Assistentes (MCP)',
    text: 'O mesmo comando atende assistentes pelo Model Context Protocol: eles pesquisam ofertas e suas coleções e salvam o que você pedir.',
    settings: 'Nas configurações do seu assistente',
  },
};
