import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const errors: Translation<typeof en.errors> = {
  invalid_input: '填写的内容有误，请检查后重试。',
  unauthenticated: '请先登录，然后重试。',
  wrong_credentials: '邮箱或密码有误。',
  defaults_failed: '无法创建默认收藏夹',
  forbidden: '你的账号没有执行此操作的权限。',
  foreign_origin: '此请求来自其他网站，已被拒绝。',
  not_found: '这里的内容已经不在了。',
  item_not_found: '收藏夹中没有此项',
  method_not_allowed: '操作未成功。请重新加载页面，然后重试。',
  item_exists: '这个收藏夹中已有此项',
  collection_full: '这个收藏夹已满：最多可放 5000 项。',
  room_closed: '这个聊天室已关闭：不能再发言。',
  silenced: '管理员已将你在此禁言一段时间。',
  slow_mode: '慢速模式：请稍等片刻再发下一条消息。',
  too_many_messages: '消息太多。请稍等片刻再发送。',
  join_declined: '你的请求已被拒绝。可以稍后再申请。',
  too_many_rooms: '聊天室太多。请重新使用一个已关闭的。',
  looks_after_room: '不能在聊天室中禁言其管理者。',
  too_many_collections: '你已有 200 个收藏夹，不能再新建。请先删除一个。',
  default_collection: '默认收藏夹不能删除。',
  id_taken: '操作未成功。请再试一次。',
  too_large: '内容过大，无法发送。',
  not_json: '操作未成功。请重新加载页面，然后重试。',
  too_many_requests: '尝试次数过多，请稍后再试。',
  internal: '我们这边出了点问题，请稍后再试。',
  unavailable: '服务繁忙，请稍后再试。',
  offline: '无法连接服务器。请检查网络，然后重试。',
  no_answer: '服务器未及时响应。请稍后重试。',
  weak_password: '这个密码容易猜到。请换一个更长或更少见的密码。',
  wrong_password: '密码不正确。',
  same_email: '你的账号已在使用这个邮箱。',
  link_invalid: '这个链接无效：已使用过、已过期或不完整。请重新获取链接。',
  not_a_picture: '这个文件不是 WebP、JPEG 或 PNG 图片。',
  key_invalid: '这个 API 密钥无效。',
  suspended: '此账号已被停用。如果你认为有误，请联系我们。',
  session_required: 'API 密钥无法执行此操作。请登录。',
  scope_required: '此 API 密钥未获准执行此操作。请创建一个获准的密钥。',
  last_admin: '这样就没有人能管理用户和角色了。请先把这些权限授予其他人。',
  role_exists: '已有同名的角色。',
  role_gone: '这个角色已在此期间被删除。',
  role_in_use: '还有用户拥有这个角色。请先从他们那里移除。',
  built_in_role: '这是内置角色，不能删除。',
  too_many_keys: '最多可以有 20 个 API 密钥。请先吊销一个。',
  too_many_purchases: '最多可以保存 2000 笔购买。',
  no_such_account: '没有使用这个邮箱的账号。',
};

export const toasts: Translation<typeof en.toasts> = {
  dismiss: '关闭',
};

export const time: Translation<typeof en.time> = {
  justNow: '刚刚',
};
