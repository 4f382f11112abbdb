import type { Db } from '@onceware/db/client';
import { z } from 'zod';
import {
  type FactsOf,
  type NotificationKind,
  type NotificationLine,
  notificationKind,
  type NotificationValue,
  type Reader,
  type Shown,
} from '#platform/notifications/notification-kind.ts';

type Words = Pick<NotificationKind, 'en' | 'pt' | 'ar' | 'es' | 'de' | 'zh'>;

/** About the reader's own account, which they always may see. */
const lookAtAccount =
  <Data extends object>(path: string, valuesOf: (data: Data) => Record<string, NotificationValue> = () => ({})) =>
  (_db: Db, _reader: Reader, lines: readonly NotificationLine<Data>[]): Promise<ReadonlyMap<string, Shown>> =>
    Promise.resolve(
      new Map(lines.map(({ id, count, data }) => [id, { values: { total: count, ...valuesOf(data) }, path }] as const)),
    );

const SECURITY = '/dashboard/account/security';

const changed = (words: Words) =>
  notificationKind({
    tab: 'inbox',
    mail: 'at_once',
    push: true,
    // A mail of its own says so already.
    isSafety: true,
    data: z.object({}),
    example: { total: 1 },
    look: lookAtAccount(SECURITY),
    ...words,
  });

export const authNotifications = {
  sign_in_new: notificationKind({
    tab: 'inbox',
    mail: 'at_once',
    push: true,
    isSafety: true,
    // Lines that are older say nothing of it.
    data: z.object({ device: z.string().optional() }),
    example: { total: 2, hasDevice: 1, device: 'Firefox · Linux · 203.0.113.7' },
    look: lookAtAccount<{ device?: string | undefined }>(SECURITY, ({ device = '' }) => ({
      hasDevice: device === '' ? 0 : 1,
      device,
    })),
    en: {
      name: 'Somebody logs in to your account from a new browser',
      text: '{total, plural, one {Somebody logged in to your account from a new browser{hasDevice, select, 1 {: {device}} other {}}} other {# times somebody logged in to your account from a new browser{hasDevice, select, 1 {, the last time {device}} other {}}}}',
    },
    pt: {
      name: 'Alguém entra na sua conta por um navegador novo',
      text: '{total, plural, one {Alguém entrou na sua conta por um navegador novo{hasDevice, select, 1 {: {device}} other {}}} other {# vezes alguém entrou na sua conta por um navegador novo{hasDevice, select, 1 {, a última por {device}} other {}}}}',
    },
    ar: {
      name: 'سجّل أحدهم الدخول إلى حسابك من متصفح جديد',
      text: '{total, plural, one {سجّل أحدهم الدخول إلى حسابك من متصفح جديد{hasDevice, select, 1 {: {device}} other {}}} two {سُجّل الدخول إلى حسابك مرتين من متصفح جديد{hasDevice, select, 1 {، آخرهما {device}} other {}}} few {سُجّل الدخول إلى حسابك # مرات من متصفح جديد{hasDevice, select, 1 {، آخرها {device}} other {}}} many {سُجّل الدخول إلى حسابك # مرة من متصفح جديد{hasDevice, select, 1 {، آخرها {device}} other {}}} other {سُجّل الدخول إلى حسابك # مرة من متصفح جديد{hasDevice, select, 1 {، آخرها {device}} other {}}}}',
    },
    es: {
      name: 'Alguien entra en tu cuenta desde un navegador nuevo',
      text: '{total, plural, one {Alguien entró en tu cuenta desde un navegador nuevo{hasDevice, select, 1 {: {device}} other {}}} other {# veces alguien entró en tu cuenta desde un navegador nuevo{hasDevice, select, 1 {, la última desde {device}} other {}}}}',
    },
    de: {
      name: 'Jemand meldet sich mit einem neuen Browser an deinem Konto an',
      text: '{total, plural, one {Jemand hat sich mit einem neuen Browser an deinem Konto angemeldet{hasDevice, select, 1 {: {device}} other {}}} other {#-mal hat sich jemand mit einem neuen Browser an deinem Konto angemeldet{hasDevice, select, 1 {, zuletzt {device}} other {}}}}',
    },
    zh: {
      name: '有人用新的浏览器登录你的帐户',
      text: '{total, plural, one {有人用新的浏览器登录了你的帐户{hasDevice, select, 1 {：{device}} other {}}} other {有人用新的浏览器登录了你的帐户 # 次{hasDevice, select, 1 {，最近一次：{device}} other {}}}}',
    },
  }),
  password_changed: changed({
    en: { name: 'Your password is changed', text: 'Your password was changed' },
    pt: { name: 'Sua senha é alterada', text: 'Sua senha foi alterada' },
    ar: { name: 'تغيير كلمة مرورك', text: 'تغيّرت كلمة مرورك' },
    es: { name: 'Se cambia tu contraseña', text: 'Se cambió tu contraseña' },
    de: { name: 'Dein Passwort wird geändert', text: 'Dein Passwort wurde geändert' },
    zh: { name: '你的密码被更改', text: '你的密码已更改' },
  }),
  email_changed: changed({
    en: { name: 'Your e-mail address is changed', text: 'Your e-mail address was changed' },
    pt: { name: 'Seu endereço de e-mail é alterado', text: 'Seu endereço de e-mail foi alterado' },
    ar: { name: 'تغيير عنوان بريدك الإلكتروني', text: 'تغيّر عنوان بريدك الإلكتروني' },
    es: { name: 'Se cambia tu dirección de correo', text: 'Se cambió tu dirección de correo' },
    de: { name: 'Deine E-Mail-Adresse wird geändert', text: 'Deine E-Mail-Adresse wurde geändert' },
    zh: { name: '你的电子邮件地址被更改', text: '你的电子邮件地址已更改' },
  }),
  key_created: notificationKind({
    tab: 'inbox',
    mail: 'at_once',
    push: true,
    isSafety: true,
    data: z.object({ key: z.string() }),
    example: { key: 'My script', total: 1 },
    look: lookAtAccount<{ key: string }>('/account/api-keys', ({ key }) => ({ key })),
    en: { name: 'An API key of your account is made', text: 'The API key {key} was made' },
    pt: { name: 'Uma chave de API da sua conta é criada', text: 'A chave de API {key} foi criada' },
    ar: { name: 'إنشاء مفتاح API لحسابك', text: 'أُنشئ مفتاح API باسم {key}' },
    es: { name: 'Se crea una clave de API de tu cuenta', text: 'Se creó la clave de API {key}' },
    de: { name: 'Ein API-Schlüssel deines Kontos wird angelegt', text: 'Der API-Schlüssel {key} wurde angelegt' },
    zh: { name: '你的帐户新建了 API 密钥', text: '已新建 API 密钥 {key}' },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof authNotifications> {}
}
