import type { Translation } from '#i18n/words.ts';
import type * as en from './password.en.ts';

export const password: Translation<typeof en.password> = {
  strength: '强度：{level}。',
  level: {
    weak: '极易猜到',
    fair: '容易猜到',
    good: '良好',
    strong: '很强',
  },
  hint: {
    common: '很多人都用这个密码，请换一个自己的。',
    word: '一个词不够，请把几个词组合起来。',
    name: '一个名字不够，请把几个互不相关的词组合起来。',
    personal: '不要包含你的姓名和邮箱。',
    keyboard: '键盘上相邻的按键最先被猜到。',
    repeat: '重复的内容作用不大，请加些新的内容。',
    sequence: 'abc、123 这样的连续字符最先被猜到。',
    date: '日期和年份最先被猜到。',
    plain: '请再长一些：三四个互不相关的词就很好记。',
  },
};
