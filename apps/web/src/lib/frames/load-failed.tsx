import { Button } from '@onceware/ui/button/button';

/** In the place of what could not be loaded. */
export function LoadFailed({ text, action, onRetry }: { text: string; action: string; onRetry: () => void }) {
  return (
    <div className="stack justify-items-start gap-4" role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{action}</Button>
    </div>
  );
}
