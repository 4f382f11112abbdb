import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';

/** Whether the reader wants to see previews; undefined until that is known. */
export function useShowsPreviews(): boolean | undefined {
  const { data, isError } = trpc.chat.showsPreviews.useQuery(undefined, { staleTime: Infinity });
  return data?.on ?? (isError ? true : undefined);
}

/** Shows the reader the previews of all rooms, or none of them. */
export function useShowPreviews(): (on: boolean) => void {
  const t = useTranslations('chatPreviews');
  const make = useMake();
  const cache = trpc.useUtils().chat.showsPreviews;
  const { mutateAsync } = trpc.chat.showPreviews.useMutation();
  return (on) =>
    void make(
      async () => {
        cache.setData(undefined, { on });
        await mutateAsync({ on }).catch((error: unknown) => {
          cache.setData(undefined, { on: !on });
          throw error;
        });
      },
      { done: t(on ? 'shown' : 'hidden') },
    );
}
