import type { Translation } from '#i18n/words.ts';
import type * as en from './chat.en.ts';

export const chatList: Translation<typeof en.chatList> = {
  loading: '正在加载消息',
  fetching: '正在获取消息…',
  olderLoading: '正在加载更早的消息…',
  newerLoading: '正在加载更新的消息…',
  olderFailed: '无法加载更早的消息。',
  newerFailed: '无法加载更新的消息。',
  tryAgain: '重试',
  gone: '那条消息已经不在了。',
  start: '\u2068{name}\u2069 从这里开始',
  startHint: '没有更早的消息了。',
  newSince: '{time} 以来的新消息',
  announcedMany: '{count, plural, other {# 条新消息}}',
  notSent: '你的消息没有发出。{reason}',
};

export const chatMessage: Translation<typeof en.chatMessage> = {
  waiting: '等待发送',
  failed: '未发送',
  failedBecause: '未发送。{reason}',
  tryAgain: '重试',
  discard: '放弃',
  replyElsewhere: '显示所回复的消息',
  reactors: '谁作了回应',
  noReactors: '还没有人回应这条消息。',
  moreReactors: '{count, plural, other {还有 # 人}}',
  loading: '正在加载',
  close: '关闭',
  flagTold: '谢谢，管理员会查看这条消息。',
  removeForAll: '为所有人移除',
  removedForAll: '已为所有人移除消息',
  pinnedMessages: '已固定的消息',
  nothingPinned: '没有固定的消息。在消息的菜单中固定它，聊天室里的所有人都能在这里找到。',
  goTo: '转到消息',
};

export const chatCards: Translation<typeof en.chatCards> = {
  label: '此消息中的优惠和工具',
  more: '{count, plural, other {还有 # 个}}',
  now: '现价',
  before: '原价',
  ended: '已结束',
  deals: '{count, plural, =0 {目前没有优惠} other {目前有 # 个优惠}}',
  missing: '已不再提供',
  failed: '无法加载价格',
};
