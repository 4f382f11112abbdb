import { paths } from '../../lib/paths.ts';
import type { PostReference } from './chat-source.ts';

/** The projects of the demo, under the addresses that they have there. */
export const SAMPLE_POSTS: readonly PostReference[] = [
  {
    id: 'course-platform', title: 'Evening course platform', author: 'Owen Bright', likes: 24, comments: 9,
    description: 'One place for lessons, captions and payments.', thumbnail: '/art/covers/_education-0.svg',
  },
  {
    id: 'print-shop-orders', title: 'Print shop orders', author: 'Tomasz Wilk', likes: 11, comments: 4,
    description: 'From e-mail threads to one order list.', thumbnail: '/art/covers/_sales-1.svg',
  },
  {
    id: 'newsletter-move', title: 'Newsletter move', author: 'Elise Moreau', likes: 38, comments: 17,
    description: 'Nine thousand readers, no lost address.', thumbnail: '/art/covers/_marketing-2.svg',
  },
  {
    id: 'ferry-help-pages', title: 'Ferry help pages', author: 'Ingrid Solberg', likes: 19, comments: 6,
    description: 'Answers before people call.', thumbnail: '/art/covers/_support-3.svg',
  },
  {
    id: 'studio-bookkeeping', title: 'Studio bookkeeping kit', author: 'Amara Okafor', likes: 15, comments: 8,
    description: 'A year of receipts in an afternoon.', thumbnail: '/art/covers/_finance-4.svg',
  },
  {
    id: 'bread-archive', title: 'Bread archive', author: 'Luca Ferraro', likes: 52, comments: 21,
    description: 'Twelve years of photographs, found by crust.', thumbnail: '/art/covers/_media-5.svg',
  },
  {
    id: 'choir-mailing-list', title: 'Choir mailing list', author: 'Ruth Adler', likes: 7, comments: 2,
    description: 'Rehearsal notes that reach everybody.', thumbnail: '/art/covers/_productivity-1.svg',
  },
  {
    id: 'quiet-monitoring', title: 'Quiet monitoring', author: 'Felix Brandt', likes: 31, comments: 12,
    description: 'Wake somebody only when it matters.', thumbnail: '/art/covers/_infrastructure-0.svg',
  },
].map((post) => ({ ...post, url: paths.demo.project(post.id) }));
