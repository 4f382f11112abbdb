import type { Translation } from '#i18n/words.ts';
import type * as en from './recovery.en.ts';

export const recovery: Translation<typeof en.recovery> = {
  reset: {
    title: 'Redefina sua senha',
    askLead: 'Digite o e-mail da sua conta. Enviaremos um link para você escolher uma nova senha.',
    ask: 'Enviar link',
    asking: 'Enviando…',
    sent: 'Se houver uma conta com este endereço, um e-mail está a caminho. O link vale por {hours, plural, one {# hora} many {# de horas} other {# horas}}.',
    sentHint: 'Não chegou nada? Veja na pasta de spam ou envie de novo em alguns minutos.',
    another: 'Usar outro endereço',
    back: 'Voltar para o login',
    chooseLead:
      'Escolha uma nova senha. Todos os dispositivos conectados à sua conta serão desconectados, e as chaves de API deixarão de funcionar.',
    newPassword: 'Nova senha',
    save: 'Salvar e entrar',
    saving: 'Salvando…',
    noSession: 'Sua senha foi alterada, mas o navegador não manteve o login. Entre com a nova senha.',
    done: 'Sua senha foi alterada. Todos os outros dispositivos foram desconectados, e as chaves de API deixaram de funcionar.',
    newLink: 'Pedir um novo link',
  },
  verify: {
    title: 'Confirme seu endereço',
    lead: 'Pressione o botão para confirmar que este e-mail é seu.',
    confirm: 'Confirmar',
    confirming: 'Confirmando…',
    incomplete: 'Este link está incompleto. Abra-o de novo no e-mail ou copie-o por inteiro.',
    verified: 'Seu e-mail está confirmado.',
    changed: 'Seu e-mail foi alterado. De agora em diante, entre com o novo.',
    otherIsNew: 'Confirmado. Falta um passo: abra o link no e-mail que enviamos para o seu novo endereço.',
    otherIsOld: 'Confirmado. Falta um passo: abra o link no e-mail que enviamos para o seu endereço antigo.',
    toAccount: 'Ir para a sua conta',
    toSecurity: 'Abrir Segurança e acesso',
    toLogIn: 'Entrar',
    newMail: 'Lá você pode pedir um novo e-mail.',
  },
};
