import type { Translation } from '#i18n/words.ts';
import type * as en from './account.en.ts';

export const anywhere: Translation<typeof en.anywhere> = {
  title: '随处收藏',
  lead: '浏览页面时即可收藏，无需先打开 Onceware。',
  bookmarklet: {
    title: '书签小工具',
    text: '将此按钮拖到书签栏，然后在任意页面点按它。如果无法拖动，请在此点按：它会被复制，可用作新书签的网址。',
    name: '收藏到 Onceware',
    copied: '已复制。请将其用作新书签的网址。',
    notCopied: '无法复制。请改为将其拖到书签中。',
  },
  phone: {
    title: '在手机上',
    text: '从浏览器菜单安装本站。之后，手机分享页面时，Onceware 会出现在分享目标中。',
  },
  extension: {
    title: '浏览器扩展',
    text: '适用于 Chromium、Chrome、Edge 等浏览器。它会收藏你所在的页面，显示你是否已收藏，并在有优惠时显示。只有在你点按时，它才会查看页面。',
    download: '下载扩展并解压',
    load: '在 chrome://extensions 中打开“开发者模式”，点按“加载已解压的扩展程序”，然后选择该文件夹。',
    key: '在扩展设置中填入密钥即可立即收藏。没有密钥时，它会通过本站页面收藏。',
  },
  key: {
    title: '这些工具的密钥',
    text: '扩展、命令行和助手使用可以更改收藏夹的 API 密钥代你操作。请为每个工具各创建一个，以便单独撤销。',
    create: '创建密钥',
    all: '你的所有密钥',
    name: '收藏页面',
  },
  shell: {
    title: '命令行',
    text: '需要 Node 20 或更高版本。只会询问一次密钥。',
    install: '安装',
    use: '先登录，然后收藏',
  },
  assistants: {
    title: '助手（MCP）',
    text: '同一命令通过模型上下文协议（MCP）为助手提供服务：它们可以搜索优惠和你的收藏夹，并按你的要求收藏。',
    settings: '在助手的设置中',
  },
};
