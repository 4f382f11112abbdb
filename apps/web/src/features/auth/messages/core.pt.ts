import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const auth: Translation<typeof en.auth> = {
  logIn: {
    title: 'Entrar',
    lead: 'Suas coleções esperam por você.',
    submit: 'Entrar',
    busy: 'Entrando…',
    forgot: 'Esqueceu sua senha?',
    other: 'Primeira vez aqui?',
    otherAction: 'Criar uma conta',
    noSession: 'O navegador não manteve o login. Permita cookies neste site e tente de novo.',
  },
  signUp: {
    title: 'Crie sua conta',
    lead: 'É grátis e guarda o que você salva, em todos os seus dispositivos.',
    agree:
      'Ao criar uma conta, você aceita os <terms>termos</terms>. A <privacy>página de privacidade</privacy> diz o que é armazenado.',
    submit: 'Criar conta',
    busy: 'Criando conta…',
    other: 'Já tem uma conta?',
    otherAction: 'Entrar',
    noSession: 'Não foi possível entrar. Se você já tem uma conta com este e-mail, entre com ela.',
  },
  field: {
    name: 'Nome',
    email: 'E-mail',
    password: 'Senha',
    passwordHint: 'Pelo menos {min, number} caracteres.',
    showPassword: 'Mostrar senha',
    hidePassword: 'Ocultar senha',
  },
  problem: {
    name: 'Digite seu nome.',
    email: 'Digite seu e-mail.',
    emailForm: 'Este e-mail não é válido.',
    password: 'Digite sua senha.',
    passwordShort: 'Use pelo menos {min, number} caracteres.',
    passwordLength: 'Use entre {min, number} e {max, number} caracteres.',
  },
  tooManyTries: 'Tentativas demais. Espere alguns minutos e tente de novo.',
  close: 'Fechar',
};
