import { contentLimits } from '@onceware/api/supply/editing/editing.limits';
import { Button, IconButton } from '@onceware/ui/button/button';
import { Image } from '@onceware/ui/image/image';
import { IconArrowUp, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';
import { useProblem } from '#lib/form/problems.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from '../editing.module.css';
import { uploadPicture } from './upload-picture.ts';

interface Props {
  label: string;
  name: string;
  /** Addresses, in the order of the page. */
  pictures: readonly string[];
  max: number;
  onChange: (pictures: string[]) => void;
}

/** Pictures by their addresses or from files, as many as there may be. */
export function PicturesField({ label, name, pictures, max, onChange }: Props) {
  const t = useTranslations('catalogFields.picture');
  const problem = useProblem(name);
  const [address, setAddress] = useState('');
  const [sending, setSending] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  // Latest pictures, because some may be added while a file is uploading.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);

  const add = (url: string) => {
    const others = latest.current.filter((one) => one !== url);
    latest.current = [...(max === 1 ? [] : others), url].slice(0, max);
    onChange([...latest.current]);
  };
  const upload = async (files: readonly File[]) => {
    setSending(files.length);
    for (const file of files) {
      try {
        add(await uploadPicture(file));
      } catch {
        showToast({ kind: 'error', text: t('refused', { name: file.name }) });
      }
      setSending((count) => count - 1);
    }
  };
  const up = (index: number) =>
    onChange(pictures.map((url, at) => pictures[at === index ? index - 1 : at === index - 1 ? index : at] ?? url));

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      {problem !== undefined && (
        <p className="text-14 danger" role="alert">
          {problem}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={classes.pictures}>
          {pictures.map((url, index) => (
            <li key={url} className="row items-center gap-2 min-w-0">
              <Image
                className={classes.thumbnail}
                src={url}
                alt={t('number', { number: index + 1 })}
                width={96}
                height={64}
              />
              <span className={classes.address} dir="ltr">
                {url}
              </span>
              {index > 0 && (
                <IconButton aria-label={t('up', { number: index + 1 })} onClick={() => up(index)}>
                  <IconArrowUp size={18} stroke={1.75} aria-hidden />
                </IconButton>
              )}
              <IconButton
                aria-label={t('remove', { number: index + 1 })}
                onClick={() => onChange(pictures.filter((one) => one !== url))}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {(pictures.length < max || max === 1) && (
        <div className={classes.adding}>
          <FormField
            label={t('address')}
            name={`${name}-address`}
            type="url"
            dir="ltr"
            maxLength={contentLimits.addressMax}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || address.trim() === '') return;
              event.preventDefault();
              add(address.trim());
              setAddress('');
            }}
          />
          <Button
            disabled={address.trim() === ''}
            onClick={() => {
              add(address.trim());
              setAddress('');
            }}
          >
            {t('add')}
          </Button>
          <input
            ref={input}
            className="sr-only"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
            multiple={max > 1}
            aria-label={t('fileOf', { label })}
            tabIndex={-1}
            onChange={({ target }) => {
              void upload([...(target.files ?? [])].slice(0, max));
              target.value = '';
            }}
          />
          <Button isBusy={sending > 0} onClick={() => input.current?.click()}>
            {t('upload')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
