import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';
import { FoundTools } from './found-tools.tsx';

interface Props {
  /** Name of the chosen tool; null while unknown. */
  name: string | null;
  onChange: (toolId: string) => void;
  onNew: () => void;
}

/** Which tool a deal is of: found by its name, among all that staff see. */
export function ToolChoice({ name, onChange, onNew }: Props) {
  const t = useTranslations('adminEditing.tool');
  const [typed, setTyped] = useState<string | null>(null);
  const isSearching = typed !== null && typed !== '';
  const choose = (toolId: string) => {
    setTyped(null);
    onChange(toolId);
  };
  return (
    <div className="stack gap-2">
      <FormField
        label={t('label')}
        hint={t('hint')}
        name="toolId"
        type="search"
        autoComplete="off"
        dir="auto"
        maxLength={200}
        value={typed ?? name ?? ''}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FoundTools typed={typed ?? ''} onChoose={choose}>
        <li>
          <Button onClick={onNew}>{t('new')}</Button>
        </li>
      </FoundTools>
      {!isSearching && name === null && (
        <div>
          <Button onClick={onNew}>{t('new')}</Button>
        </div>
      )}
    </div>
  );
}
