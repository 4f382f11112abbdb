import type { Translation } from '#i18n/words.ts';
import type * as en from './contact.en.ts';

export const contact: Translation<typeof en.contact> = {
  title: 'Fale conosco',
  lead: 'Pergunte, avise ou sugira algo. Uma pessoa lê cada mensagem e responde por e-mail.',
  description: 'Escreva para a Onceware: dúvidas, ofertas, fornecedores e contas.',
  field: {
    name: 'Seu nome',
    email: 'Seu e-mail',
    emailHint: 'Respondemos para este endereço e não o usamos para mais nada.',
    topic: 'Qual é o assunto?',
    message: 'Mensagem',
  },
  topic: {
    question: 'Uma dúvida',
    deal: 'Uma oferta',
    vendor: 'Eu vendo software',
    account: 'Minha conta',
    other: 'Outra coisa',
  },
  length: '{length, number} de {max, number}',
  problem: {
    name: 'Digite seu nome.',
    email: 'Este e-mail não é válido.',
    message: 'Escreva do que se trata.',
    tooMany: 'Foram muitas mensagens em pouco tempo. Espere um pouco e envie esta depois.',
  },
  send: 'Enviar mensagem',
  sending: 'Enviando…',
  sentTitle: 'Recebemos sua mensagem',
  sentText: 'Vamos responder para <address>{email}</address>.',
  another: 'Escrever outra mensagem',
};
