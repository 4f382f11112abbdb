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
  mute: '禁言作者',
  pinnedMessages: '已固定的消息',
  nothingPinned: '没有固定的消息。在消息的菜单中固定它，聊天室里的所有人都能在这里找到。',
  formerMember: '前成员',
  goTo: '转到消息',
};

export const chatMute: Translation<typeof en.chatMute> = {
  title: '将 \u2068{name}\u2069 禁言',
  text: '在此之前，对方可以阅读这个聊天室，但不能发言。',
  length: '多长时间',
  minutes: '{count, plural, other {# 分钟}}',
  hours: '{count, plural, other {# 小时}}',
  days: '{count, plural, other {# 天}}',
  reason: '原因',
  reasonHint: '会保留在操作日志中。',
  reasonMissing: '请填写原因。',
  close: '关闭',
  submit: '禁言',
  cancel: '取消',
  done: '\u2068{name}\u2069 暂时不能在这里发言。',
};

export const chatWriting: Translation<typeof en.chatWriting> = {
  offline: '你已离线。所写的内容会保留下来，稍后发送。',
  offlineHere: '你已离线。只要此页面保持打开，所写的内容稍后就会发送。',
  connecting: '正在连接…',
  mayNot: '你可以在这里阅读，但不能发言。',
  closed: '这个聊天室已关闭：可以阅读，不能发言。',
  silenced: '管理员已将你禁言至 {time}。',
  slow: '{count, plural, other {慢速模式：# 秒后可以再次发言。}}',
  tooLong: '{max, plural, other {一条消息最多 # 个字符。}}',
  searching: '正在搜索…',
  nobodyFound: '这个聊天室里没有人叫这个名字。',
  nothingFound: '没有叫这个名字的优惠或工具。',
  searchFailed: '无法加载建议，你可以继续输入。',
  things: '优惠和工具',
  deal: '优惠',
  tool: '工具',
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
