import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#framework/contract/parts';
import pairStyles from './BeforeAfter.module.css';

interface BeforeAfterProps {
  /** The first picture of either side is compared; nothing is shown where one has none. */
  readonly before: readonly FileLink[];
  readonly after: readonly FileLink[];
  /** Text alternative of the pictures. */
  readonly label: string;
}

const firstPicture = (files: readonly FileLink[]) => files.find(({ type }) => type.startsWith('image/'));

/** Pictures of a finding and of its correction, one over the other, with a handle that moves by pointer or by key. */
export function BeforeAfter({ before, after, label }: BeforeAfterProps) {
  const { t } = useTranslation('requests');
  const [shown, setShown] = useState(50);
  const [found, corrected] = [firstPicture(before), firstPicture(after)];
  if (!found || !corrected) return null;
  return (
    <figure className={pairStyles.frame}>
      <img className={pairStyles.picture} src={corrected.url} alt={`${t('corrections.after')}: ${label}`} />
      <div className={pairStyles.over} style={{ inlineSize: `${shown}%` }}>
        <img className={pairStyles.picture} src={found.url} alt={`${t('corrections.before')}: ${label}`} />
      </div>
      <span className={pairStyles.first} aria-hidden="true">
        {t('corrections.before')}
      </span>
      <span className={pairStyles.second} aria-hidden="true">
        {t('corrections.after')}
      </span>
      <span className={pairStyles.handle} style={{ insetInlineStart: `${shown}%` }} aria-hidden="true" />
      <input
        className={pairStyles.range}
        type="range"
        min={0}
        max={100}
        value={shown}
        aria-label={`${t('corrections.compare')}: ${label}`}
        onChange={({ target }) => setShown(Number(target.value))}
      />
    </figure>
  );
}
