import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { iconNames } from 'sijil/schema/menu';
import sprite from './icons.svg?no-inline';

const known: ReadonlySet<string> = new Set(iconNames);
/** Icons that are mirrored in right-to-left text. */
const mirrored: ReadonlySet<string> = new Set(['refund']);

/**
 * Icon that declarations name. Its drawing is in one sprite with the others (made by `scripts/iconSprite.ts`), which is
 * fetched next to the code: in the code, the menu's drawings were a twentieth of the weight of a first list.
 */
export function iconNamed(name: string): ReactNode {
  const drawn = known.has(name) ? name : 'table';
  return (
    <span className={mirrored.has(drawn) ? 'anticon mirrored' : 'anticon'} aria-hidden="true">
      <svg width="1em" height="1em" fill="currentColor" focusable="false">
        <use href={`${sprite}#${drawn}`} />
      </svg>
    </span>
  );
}

/** Icons of alerts and dialogs by type. antd names its own in English, and a screen reader would begin with that name. */
export const alertIcons = {
  success: <CheckCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
};

function ClearIcon() {
  const { t } = useTranslation();
  return <CloseCircleFilled aria-label={t('clear')} />;
}

/** Button that empties an input of antd, named in the caller's language: `allowClear={clearButton}`. */
export const clearButton = { clearIcon: <ClearIcon /> };
