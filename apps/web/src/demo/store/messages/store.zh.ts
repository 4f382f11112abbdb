import type { Translation } from '#i18n/words.ts';
import type * as en from './store.en.ts';

/** The demo store: its toolbar in the header, its sheets and its pages. */
export const store: Translation<typeof en.store> = {
  notice: '示例数据：这里的内容均为虚构，也不会出售。',
  products: '{count, plural, other {# 件商品}}',
  rating: '{score} 分（满分 5 分），{count, plural, other {# 人评分}}',
  priceEach: '单价 {price}',
  category: {
    templates: '模板',
    courses: '课程',
    graphics: '图形素材',
    code: '代码',
  },
  toolbar: {
    label: '商店工具',
    name: '演示商店',
    wishlist: '心愿单，{count, plural, =0 {空} other {# 件商品}}',
  },
  search: {
    label: '搜索商店',
    submit: '搜索',
  },
  add: '加入购物车',
  addNamed: '将 {name} 加入购物车',
  wish: {
    add: '加入心愿单',
    addNamed: '将 {name} 加入心愿单',
    remove: '从心愿单移除',
    removeNamed: '将 {name} 从心愿单移除',
  },
  quantity: {
    label: '数量',
    labelNamed: '{name} 的数量',
    less: '减少一件',
    more: '增加一件',
  },
  line: {
    remove: '移除 {name}',
    removed: '已移除 {name}。',
    undo: '撤销',
  },
  cart: {
    title: '购物车',
    close: '关闭购物车',
    subtotal: '小计',
    checkout: '结算',
    checkoutNote: '这是示例商店：不出售任何商品，也没有发送任何信息。真正的商店会在这一步请你付款。',
    empty: '购物车是空的',
    emptyHint: '你加入购物车的商品会放在这里。',
    emptyAction: '查看全部商品',
  },
  wishlist: {
    title: '心愿单',
    lead: '你喜欢但还没有买的商品。',
    close: '关闭心愿单',
    move: '移到购物车',
    // Begins with what is seen on the button, as speech control needs it.
    moveNamed: '移到购物车：{name}',
    empty: '心愿单是空的',
    emptyHint: '点商品上的心形图标，就会把它留在这里。',
    emptyAction: '查看全部商品',
  },
  details: {
    title: '商品详情',
    close: '关闭商品详情',
    by: '出自 {maker}',
    page: '打开完整页面',
    more: '更多{category}',
  },
  all: {
    title: '全部商品',
    lead: '为做软件的人准备的好东西。',
  },
  home: {
    pageTitle: '商店首页',
    title: '挑些趁手的，开始创作',
    lead: '模板、课程、图形素材和代码，来自几位创作者。',
    categories: '按分类浏览',
    best: '评分最高',
    bestAll: '全部商品，评分高的在前',
  },
  results: {
    title: '搜索商店',
    titleQuery: '“{query}”的搜索结果',
    category: '分类',
    allCategories: '全部分类',
    sort: '排序方式',
    sorts: {
      featured: '推荐',
      rating: '评分最高',
      price: '价格最低',
      price_desc: '价格最高',
    },
    view: '视图',
    grid: '以网格显示',
    list: '以列表显示',
    empty: '没有符合条件的商品',
    emptyHint: '换个更宽泛的词，或者看看全部商品。',
    emptyAction: '查看全部商品',
  },
  orders: {
    title: '我的订单',
    lead: '一位虚拟顾客在这家商店买过的商品。',
    number: '订单 {number}',
    placed: '下单日期：{date}',
    status: {
      preparing: '备货中',
      delivered: '已送达',
      refunded: '已退款',
    },
    total: '合计',
    again: '再次购买',
    // Begins with what is seen on the button.
    againNamed: '再次购买：订单 {number}',
  },
};
