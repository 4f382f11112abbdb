import type { Translation } from '#i18n/words.ts';
import type * as en from './editorial.en.ts';

export const editorial: Translation<typeof en.editorial> = {
  about: {
    pageTitle: '关于 Onceware',
    description: 'Onceware 是什么、收录哪些优惠、每个优惠展示什么，以及哪些事要由你和厂商自己解决。',
    title: '买断软件，尽在一份清单。',
    lead: '买断优惠，就是一次付费，只要工具还在运营，就可以一直用下去。Onceware 把这些优惠整理成统一的格式，方便你先比较，再向厂商购买。',
    what: {
      title: 'Onceware 是什么',
      offers:
        '大多数软件按月收费。有些厂商也提供一次付清的方案，但往往只卖几个星期。这类优惠很难比较：各有各的页面、各有各的倒计时，“全部包含”也各有各的说法。',
      form: '在这里，所有优惠的样子都一样：同样的项目，同样的顺序。把两个放在一起，就能看出哪个更适合你，或者其实哪个都不需要。',
      selling: 'Onceware 本身不销售任何产品。你在厂商的网站上付款，授权由厂商发放，退款也由厂商办理。',
    },
    chosen: {
      title: '优惠如何入选',
      note: '收录一个优惠需要满足的条件。',
      once: { title: '一次付清', text: '一次付款涵盖整个套餐。第一年便宜、之后还要续费的，是订阅，不在收录之列。' },
      prices: { title: '省了多少，有据可查', text: '优惠价与原价并列，且不会高于原价。原价不明的，不标节省幅度。' },
      tool: {
        title: '属于一款有名有姓的工具',
        text: '每款工具都有自己的页面，说明它的用途，列出它的优惠；知道官网地址的，也会附上链接。',
      },
      end: { title: '写明何时结束', text: '要么标明日期，要么直说尚未公布。日期一过，优惠会自动从列表中移除。' },
      limits:
        '收录不等于推荐。我们不为任何厂商担保，也没有人知道一款产品能运营多久。不过，你自己能查到的，比多数人以为的要多。',
      read: '了解如何判断一个优惠',
    },
    shows: {
      title: '优惠页展示什么',
      note: '以及这些数字从哪里来。',
      price: { term: '价格', text: '现在要付的金额，旁边是划掉的原价。' },
      saving: { term: '节省', text: '由两个价格计算得出，不是人工填写的。' },
      plans: { term: '套餐', text: '厂商提供多个套餐时，列出每个套餐的一次性价格和包含的内容。' },
      time: {
        term: '剩余时间',
        text: '显示结束日期；不足一周时，显示剩余的天数或小时数。已经结束的优惠会注明“已结束”，页面仍然保留，旧链接不会失效。',
      },
      rating: { term: '评分', text: '平均分和评分人数。没有评分就不显示。' },
      order: {
        term: '排序',
        text: '列表写的是什么顺序，就按什么顺序排：最新、最早结束、省得最多、价格最低或评分最高。',
      },
    },
    start: { title: '从这里开始', deals: '查看所有正在进行的优惠', explore: '按分类和价格搜索' },
  },
  blog: {
    pageTitle: '博客',
    title: '一次付清之前，先了解这些',
    description: '如何判断一个买断优惠，如何用好退款期，如何只买自己需要的。',
    lead: '如何判断一个买断优惠，如何用好退款期，如何只买自己需要的。',
    minutes: '{minutes, plural, other {阅读约 # 分钟}}',
  },
  post: {
    all: '全部文章',
    loading: '正在加载文章',
    untranslated: '这篇文章还没有中文版，以下是英文原文。',
    more: '更多文章',
    older: '更早的文章',
    newer: '更新的文章',
  },
  author: { team: 'Onceware 团队' },
  community: {
    pageTitle: '社区',
    description: '成员在 Onceware 上做什么，以及最新的优惠和工具。',
    title: '好优惠，一起留意',
    lead: '人人都可以浏览。成员还能收藏看中的内容，并在页面旁边聊天。',
    members: {
      title: '成员在这里做什么',
      save: {
        title: '整理看中的内容',
        text: '在任意优惠或工具上点“收藏”，就能把它放进收藏夹。“Must-Have!”“Nice Find”和“Worth a Shot”这三个收藏夹一开始就有，其中每一项都显示当天的价格。',
      },
      chat: {
        title: '边看边聊',
        text: '团队聊天在页面一侧打开，写消息时也看得到优惠。你写的内容会保存下来，聊天室里的人都能看到；只有“试一试”里的内容留在你的浏览器中。',
      },
      read: {
        title: '付款前先读一读',
        text: '博客会告诉你购买前要看什么，以及趁还能退款时该测试什么。',
        link: '前往博客',
      },
    },
    deals: {
      title: '最新优惠',
      all: '全部优惠，最新在前',
      empty: '目前没有正在进行的优惠。工具仍会列出，你可以先收藏，以后再看。',
      now: '现价',
      before: '原价',
    },
    tools: { title: '最新工具', all: '全部工具', empty: '还没有收录任何工具。' },
    loading: '正在加载最新内容',
    hub: {
      title: '社区中心',
      text: '成员在社区中心相聚，那是一个独立的网站：{host}。',
      visit: '前往社区中心',
      newTab: '（在新标签页中打开）',
      joinTitle: '成为成员',
      joinText: '使用收藏夹和团队聊天需要 Onceware 账号，只需填写姓名、邮箱和密码。',
      join: '创建账号',
    },
  },
};
