import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminSynonyms: Translation<typeof en.adminSynonyms> = {
  title: '同义词',
  text: '搜索把同一组的词视为相同，不论语言。点按每个词可查看其搜索结果。',
  new: '新建词组',
  filter: '查找词语',
  count: '{count, plural, other {# 组}}',
  names: '指分类“{category}”。',
  edit: '编辑',
  editOne: '编辑“{first}”词组',
  remove: '移除',
  removeOne: '移除“{first}”词组',
  removed: '已移除“{first}”词组。',
  undo: '撤销',
  undone: '已撤销。',
  saved: '已保存“{first}”词组。',
  save: '保存',
  newTitle: '新建词组',
  editTitle: '编辑词组',
  terms: '词语',
  termsHint: '每行一个词或短语，至少两个。',
  termsWrong: '请填写至少两个词，或选择分类；每个最多 {max, number} 个字符，须含文字或数字。',
  length: '{length, number}/{max, number} 个字符',
  category: '所指分类',
  noCategory: '无',
};
