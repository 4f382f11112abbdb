import { accountLimits } from '@onceware/api/identity/account/account.limits';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { buttonClass } from '@onceware/ui/button/button';
import { Image } from '@onceware/ui/image/image';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';
import { base64Of, NoPictureError, squarePicture } from './profile-photo.ts';
import classes from './profile-picture.module.css';

const DRAWN = Array.from(
  { length: accountLimits.drawnPictures },
  (_, index) => `/art/avatars/${String(index).padStart(2, '0')}.svg`,
);

/** Picture that is shown; `photo` is a new one to send, in base64. */
export interface Picture {
  url: string | null;
  photo: string | null;
}

interface Props {
  name: string;
  email: string;
  picture: Picture;
  onChange: (picture: Picture) => void;
}

/** A photo, one of the drawn pictures, or neither: then Gravatar's, or the initials. */
export function ProfilePicture({ name, email, picture, onChange }: Props) {
  const t = useTranslations('account.profile');
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (url: string | null) => {
    setProblem(null);
    onChange({ url, photo: null });
  };

  return (
    <fieldset className={classes.picture}>
      <legend className={classes.legend}>{t('picture')}</legend>
      <div className="row items-center gap-4">
        <UserAvatar user={{ name, email, avatar: picture.url }} size={80} />
        <div className={classes.file}>
          <PhotoInput onChoose={onChange} onProblem={setProblem} />
          {problem && (
            <p className={classes.problem} role="alert">
              {problem}
            </p>
          )}
        </div>
      </div>
      <div className="row wrap gap-2">
        <Choice
          id={`${id}-none`}
          group={id}
          label={t('noneOfThem')}
          isChosen={picture.url === null}
          onChoose={() => choose(null)}
        >
          <Avatar src={null} name={name} size={44} />
        </Choice>
        {DRAWN.map((url, index) => (
          <Choice
            key={url}
            id={`${id}-${index}`}
            group={id}
            label={t('drawn', { number: index + 1 })}
            isChosen={picture.url === url}
            onChoose={() => choose(url)}
          >
            <Image className={classes.drawn} src={url} alt="" width={44} height={44} />
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface PhotoInputProps {
  onChoose: (picture: Picture) => void;
  onProblem: (problem: string | null) => void;
}

/** Takes a file, and makes a small square picture of it. */
function PhotoInput({ onChoose, onProblem }: PhotoInputProps) {
  const t = useTranslations('account.profile');
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Resets the input, so that the same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    setIsBusy(true);
    onProblem(null);
    try {
      const photo = await squarePicture(file);
      const base64 = await base64Of(photo);
      onChoose({ url: `data:${photo.type};base64,${base64}`, photo: base64 });
    } catch (error) {
      onProblem(t(error instanceof NoPictureError ? 'noPicture' : 'pictureFailed'));
    }
    setIsBusy(false);
  };

  return (
    <>
      <input
        id={id}
        className="sr-only"
        type="file"
        accept="image/*"
        disabled={isBusy}
        aria-describedby={`${id}-note`}
        onChange={(event) => void take(event)}
      />
      <label htmlFor={id} className={`${buttonClass()} ${classes.button}`}>
        {t('choosePhoto')}
      </label>
      <p id={`${id}-note`} className={classes.note}>
        {t('photoNote')}
      </p>
    </>
  );
}

interface ChoiceProps {
  id: string;
  group: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ id, group, label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <span className={classes.choice}>
      <input
        id={id}
        className="sr-only"
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
      />
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input is named by its own words */}
      <label htmlFor={id} className={classes.face} title={label}>
        {children}
      </label>
    </span>
  );
}
