import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './overlay.module.css';

/** Exactly one tool is chosen, then 'Move Message' can be pressed (CHAT-12). */
export function MoveDialog({ onMove, onClose }: { onMove: (tool: MoveTool) => void; onClose: () => void }) {
  const t = useTranslations('chat.move');
  const formId = useId();
  const [tool, setTool] = useState<MoveTool | null>(null);
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" disabled={tool === null}>
        {t('submit')}
      </Button>
    </>
  );
  const move = () => {
    if (tool === null) return;
    onMove(tool);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} size="sm" footer={footer}>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <fieldset className={classes.tools}>
          <legend className={classes.legend}>{t('choose')}</legend>
          {MOVE_TOOLS.map((name, index) => (
            <label key={name} className={classes.tool}>
              <input
                type="radio"
                name="tool"
                value={name}
                checked={tool === name}
                data-autofocus={index === 0 || undefined}
                onChange={() => setTool(name)}
              />
              <bdi>{name}</bdi>
            </label>
          ))}
        </fieldset>
        <p className="mt-3 text-14 quiet">{t('note')}</p>
      </form>
    </Dialog>
  );
}

/** Tools that a message can be moved to (CHAT-12). Product names, the same in every language. */
export const MOVE_TOOLS = [
  'Slack',
  'Discord',
  'Microsoft Teams',
  'Notion',
  'Trello',
  'Asana',
  'Linear',
  'GitHub',
  'Jira',
  'Confluence',
] as const;

type MoveTool = (typeof MOVE_TOOLS)[number];
