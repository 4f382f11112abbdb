import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminJobs: Translation<typeof en.adminJobs> = {
  title: '任务',
  text: '在后台完成的工作：邮件、待抓取的网页、订阅源、统计、清理。任何进程都可以执行，每个任务只执行一次。',
  kind: '类型',
  kinds: {
    mail: '邮件',
    formerMails: '旧队列中的邮件',
    purge: '清理',
    eraseAccounts: '已删除的账号',
    catalogUpkeep: '目录维护',
    sitemap: '站点地图',
    dueFeeds: '到期的订阅源',
    feed: '运行订阅源',
    fetchPage: '会员等待的网页',
    duePages: '待检查的网页',
    joinPages: '网页及其工具',
  },
  waiting: '等待中',
  running: '进行中',
  failed: '失败',
  done: '上次完成',
  never: '尚未',
  failures: '失败的任务',
  noFailures: '没有失败的任务。',
  attempts: '{count, plural, other {尝试 # 次}}',
  again: '重新执行',
  againOf: '重新执行：{kind}',
  queued: '稍后将重新执行。',
};
