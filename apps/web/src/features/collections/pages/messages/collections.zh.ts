import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const keptPages: Translation<typeof en.keptPages> = {
  waiting: '正在获取标题和图片…',
  failed: '无法获取标题和图片。',
  failures: {
    address: '该地址不是公开网页。',
    robots: '该网站不希望程序读取它。',
    redirect: '它不停地跳转。',
    timeout: '该网站响应太慢。',
    unreachable: '无法访问该网站。',
    refused: '只有登录该网站的人才能看。',
    gone: '没有这个网页。',
    server: '该网站出错了。',
  },
  dead: '已不存在',
  deadSince: '自 {date} 起无法找到',
  again: '重新获取',
  edit: '编辑标题和说明',
  suggest: '推荐收入目录',
  isSuggested: '已推荐收入目录',
  suggested: '谢谢。我们的团队会考虑将其收入目录。',
  deal: '优惠：{title}',
  tool: '目录中：{name}',
  form: {
    heading: '编辑网页',
    close: '关闭',
    name: '标题',
    nameMissing: '请给网页一个标题。',
    description: '说明（选填）',
    length: '{length, number} / {max, number}',
    save: '保存',
    cancel: '取消',
  },
  add: {
    hint: '或者粘贴任意网页的地址。',
    refused: '无法添加此网址的页面：网址须以 http 或 https 开头，且不含密码。',
    region: '网页',
    kept: '你已经收藏了它。',
    catalog: '目录中也有',
  },
};
