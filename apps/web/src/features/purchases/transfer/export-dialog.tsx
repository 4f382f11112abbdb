import { buttonClass } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';

const exportPath = (codes: '0' | '1') => `/api/account/purchases/export?codes=${codes}`;

/** Two files to choose from: only one of them may lie about openly. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('purchases.export');
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="stack one-column gap-4">
        <p>{t('text')}</p>
        <div className="stack justify-items-start gap-2">
          <a className={buttonClass({ variant: 'primary' })} href={exportPath('0')} download>
            {t('without')}
          </a>
          <p className="text-14 quiet">{t('withoutNote')}</p>
        </div>
        <div className="stack justify-items-start gap-2">
          <a className={buttonClass()} href={exportPath('1')} download>
            {t('with')}
          </a>
          <p className="text-14 quiet">{t('withNote')}</p>
        </div>
      </div>
    </Dialog>
  );
}
