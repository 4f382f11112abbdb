import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { shownBySubject, subjectsOf } from '#platform/notifications/look.ts';
import {
  type FactsOf,
  type NotificationLine,
  notificationKind,
  type Reader,
} from '#platform/notifications/notification-kind.ts';

const VENDOR = '/dashboard/vendor';

interface Decided extends Record<string, unknown> {
  id: string;
  title: string;
  state: string;
  reason: string | null;
}

const decision = z.object({ isAccepted: z.boolean() });
type Decision = z.infer<typeof decision>;

/** Lines whose decision is still the one that was told, with the reason of a refusal. */
const shownDecided = (lines: readonly NotificationLine<Decision>[], found: readonly Decided[], refusedPath: string) => {
  const states = new Map(found.map(({ id, state }) => [id, state]));
  return shownBySubject(
    lines.filter(({ subjectId, data }) => states.get(subjectId ?? '') === (data.isAccepted ? 'accepted' : 'refused')),
    found,
    ({ title, reason }, { data }) => ({
      values: { title, isAccepted: data.isAccepted ? 1 : 0 },
      path: data.isAccepted ? VENDOR : refusedPath,
      quote: reason ?? undefined,
    }),
  );
};

/** Submissions of the reader, for a vendor that they belong to. */
async function lookAtSubmissions(db: Db, reader: Reader, lines: readonly NotificationLine<Decision>[]) {
  const { rows } = await db.execute<Decided>(sql`
    select f.id, coalesce(f.content ->> 'title', f.content ->> 'name', '') as title, f.state, f.reason
    from catalog_drafts f join organizations o on o.id = f.organization_id and o.deleted_at is null
    join organization_members m on m.organization_id = o.id and m.user_id = ${reader.id}
    where f.id = ${subjectsOf(lines)} and f.made_by = ${reader.id}`);
  return shownDecided(lines, rows, VENDOR);
}

async function lookAtRequests(db: Db, reader: Reader, lines: readonly NotificationLine<Decision>[]) {
  const { rows } = await db.execute<Decided>(sql`
    select q.id, q.tool_name as title, q.state, q.reason from vendor_requests q
    where q.id = ${subjectsOf(lines)} and q.user_id = ${reader.id}`);
  return shownDecided(lines, rows, '/sell');
}

/** Tools that a vendor of the reader has. */
async function lookAtTools(db: Db, reader: Reader, lines: readonly NotificationLine[]) {
  const { rows } = await db.execute<{ id: string; tool: string; vendor: string }>(sql`
    select t.id, t.name as tool, o.name as vendor
    from tools t join vendor_tools v on v.tool_id = t.id join organizations o on o.id = v.organization_id and o.deleted_at is null
    join organization_members m on m.organization_id = o.id and m.user_id = ${reader.id}
    where t.id = ${subjectsOf(lines)}`);
  return shownBySubject(lines, rows, ({ tool, vendor }, { count }) => ({
    values: { tool, vendor, others: count - 1 },
    path: VENDOR,
  }));
}

export const vendorNotifications = {
  submission_decided: notificationKind({
    tab: 'team',
    // A mail of its own goes to who submitted it.
    mail: 'off',
    push: true,
    data: decision,
    example: { title: 'Quillpad', isAccepted: 1 },
    look: lookAtSubmissions,
    en: {
      name: 'Your submission is decided about',
      text: '{isAccepted, select, 1 {Your submission {title} was published} other {Your submission {title} was refused}}',
    },
    pt: {
      name: 'Há uma decisão sobre o seu envio',
      text: '{isAccepted, select, 1 {Seu envio {title} foi publicado} other {Seu envio {title} foi recusado}}',
    },
    ar: {
      name: 'البتّ في ما قدّمته',
      text: '{isAccepted, select, 1 {نُشر ما قدّمته: {title}} other {رُفض ما قدّمته: {title}}}',
    },
    es: {
      name: 'Se decide sobre tu propuesta',
      text: '{isAccepted, select, 1 {Tu propuesta {title} se publicó} other {Tu propuesta {title} fue rechazada}}',
    },
    de: {
      name: 'Über deine Einreichung wird entschieden',
      text: '{isAccepted, select, 1 {Deine Einreichung {title} wurde veröffentlicht} other {Deine Einreichung {title} wurde abgelehnt}}',
    },
    zh: {
      name: '你的提交有了结果',
      text: '{isAccepted, select, 1 {你提交的 {title} 已发布} other {你提交的 {title} 被拒绝}}',
    },
  }),
  vendor_request_decided: notificationKind({
    tab: 'inbox',
    mail: 'off',
    push: true,
    data: decision,
    example: { title: 'Quillpad', isAccepted: 1 },
    look: lookAtRequests,
    en: {
      name: 'Your request for a vendor account is decided about',
      text: '{isAccepted, select, 1 {You can now sell {title} here} other {Your request to sell {title} here was refused}}',
    },
    pt: {
      name: 'Há uma decisão sobre o seu pedido de conta de fornecedor',
      text: '{isAccepted, select, 1 {Você já pode vender {title} aqui} other {Seu pedido para vender {title} aqui foi recusado}}',
    },
    ar: {
      name: 'البتّ في طلبك حساب بائع',
      text: '{isAccepted, select, 1 {يمكنك الآن بيع {title} هنا} other {رُفض طلبك بيع {title} هنا}}',
    },
    es: {
      name: 'Se decide sobre tu solicitud de cuenta de proveedor',
      text: '{isAccepted, select, 1 {Ya puedes vender {title} aquí} other {Tu solicitud para vender {title} aquí fue rechazada}}',
    },
    de: {
      name: 'Über deine Anfrage für ein Anbieterkonto wird entschieden',
      text: '{isAccepted, select, 1 {Du kannst {title} jetzt hier verkaufen} other {Deine Anfrage, {title} hier zu verkaufen, wurde abgelehnt}}',
    },
    zh: {
      name: '你的商家帐户申请有了结果',
      text: '{isAccepted, select, 1 {你现在可以在这里销售 {title}} other {你在这里销售 {title} 的申请被拒绝}}',
    },
  }),
  tools_given: notificationKind({
    tab: 'team',
    mail: 'daily',
    push: false,
    data: z.object({}),
    example: { tool: 'Quillpad', vendor: 'Kiln & Co', others: 2 },
    look: lookAtTools,
    en: {
      name: 'Your vendor account gets tools',
      text: '{tool}{others, plural, =0 { now belongs} one { and # more now belong} other { and # more now belong}} to {vendor}',
    },
    pt: {
      name: 'Sua conta de fornecedor recebe ferramentas',
      text: '{tool}{others, plural, =0 { agora pertence} one { e mais # agora pertencem} other { e mais # agora pertencem}} a {vendor}',
    },
    ar: {
      name: 'حصل حساب البائع الخاص بك على أدوات',
      text: 'صارت {tool}{others, plural, =0 {} one { وأداة أخرى} two { وأداتان أخريان} few { و# أدوات أخرى} many { و# أداة أخرى} other { و# أداة أخرى}} تابعة لـ{vendor}',
    },
    es: {
      name: 'Tu cuenta de proveedor recibe herramientas',
      text: '{tool}{others, plural, =0 { ahora pertenece} one { y # más ahora pertenecen} other { y # más ahora pertenecen}} a {vendor}',
    },
    de: {
      name: 'Dein Anbieterkonto bekommt Tools',
      text: '{tool}{others, plural, =0 { gehört} one { und # weiteres gehören} other { und # weitere gehören}} jetzt zu {vendor}',
    },
    zh: {
      name: '你的商家帐户获得了工具',
      text: '{tool}{others, plural, =0 {} other {和另外 # 个工具}}现在归属 {vendor}',
    },
  }),
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof vendorNotifications> {}
}
