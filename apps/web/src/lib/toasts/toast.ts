export interface Toast {
  kind: 'success' | 'error';
  text: string;
  /** Action offered while the toast shows: undo. Using it removes the toast. */
  action?: { label: string; onAction: () => void };
}
