import { Button } from '@onceware/ui/button/button';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { ImportFailure } from './import-failure.tsx';
import classes from './import-page.module.css';
import { ProgressBar } from '#lib/progress/progress-bar.tsx';
import type { Upload } from './use-upload.ts';

/** Progress of an upload, or the reason why it was refused. Takes the focus, because the form that had it is gone. */
export function UploadStatus({ upload, onReset }: { upload: Upload; onReset: () => void }) {
  const t = useTranslations('adminImport');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { fileName, sent, size, end } = upload;
  useEffect(() => heading.current?.focus(), [end]);
  return (
    <section className={classes.run}>
      <h2 ref={heading} className="text-20 breaks" tabIndex={-1}>
        {t(`${end?.how ?? 'running'}.title`)} <bdi className="weight-400 quiet">{fileName}</bdi>
      </h2>
      {end === null ? (
        <>
          <ProgressBar label={t('running.bar')} done={sent} total={size} />
          <p className="num">
            {sent >= size ? t('running.received') : t('running.sent', { percent: format.percent((100 * sent) / size) })}
          </p>
          <p className="measure quiet">{t('running.stay')}</p>
        </>
      ) : end.how === 'failed' ? (
        <ImportFailure error={end.error} />
      ) : (
        <p className="measure quiet">{t('broken.text')}</p>
      )}
      <Button onClick={onReset}>{t(end === null ? 'running.cancel' : 'back')}</Button>
    </section>
  );
}
