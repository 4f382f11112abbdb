import type { ChatUser } from '#features/chat/chat-source.ts';

/** Made-up people, the same as elsewhere in the demo. Their texts are not translated. */
export const SAMPLE_TEAM = [
  {
    id: 'sam',
    name: 'Sam Whitlock',
    username: 'sam',
    avatar: '/art/avatars/03.svg',
    tagline: 'Community host',
    isOnline: true,
  },
  {
    id: 'felix',
    name: 'Felix Brandt',
    username: 'felix',
    avatar: '/art/avatars/08.svg',
    tagline: 'Keeps servers boring',
    isOnline: true,
  },
  {
    id: 'amara',
    name: 'Amara Okafor',
    username: 'amara',
    avatar: '/art/avatars/11.svg',
    tagline: 'Bookkeeper for small studios',
    isOnline: true,
  },
  {
    id: 'elise',
    name: 'Elise Moreau',
    username: 'elise',
    avatar: '/art/avatars/14.svg',
    tagline: 'Newsletter editor',
    isOnline: true,
  },
  {
    id: 'marisol',
    name: 'Marisol Quint',
    username: 'marisol',
    avatar: '/art/avatars/17.svg',
    tagline: 'Product designer',
    isOnline: false,
  },
  {
    id: 'noor',
    name: 'نور الهادي',
    username: 'noor',
    avatar: '/art/avatars/20.svg',
    tagline: 'Writes documentation people finish',
    isOnline: true,
  },
  {
    id: 'jun',
    name: '李俊',
    username: 'lijun',
    avatar: '/art/avatars/22.svg',
    tagline: 'Builds internal tools',
    isOnline: false,
  },
] as const satisfies readonly ChatUser[];

export type TeamId = (typeof SAMPLE_TEAM)[number]['id'];

/** Asks to join (CHAT-02). */
export const SAMPLE_NEWCOMER: ChatUser = {
  id: 'tomasz',
  name: 'Tomasz Wilk',
  username: 'tomasz',
  avatar: '/art/avatars/05.svg',
  tagline: 'Runs a two-person print shop',
  isOnline: true,
};
