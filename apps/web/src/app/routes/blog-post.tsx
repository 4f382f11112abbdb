import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { PostPage } from '#features/editorial/blog/post-page.tsx';
import { findPost, loadBodies } from '#features/editorial/posts.ts';

const postOf = (slug: string | undefined) => findPost(slug ?? '');

/** The first HTML holds the text, so the server waits for it; in the browser the page shows its own skeleton. */
export async function loader({ params }: LoaderFunctionArgs) {
  const post = postOf(params.slug);
  if (!post) throw data(null, { status: 404 });
  if (import.meta.env.SSR) await loadBodies(post);
  return null;
}

export function Component() {
  const post = postOf(useParams().slug);
  return post ? <PostPage post={post} /> : null;
}
