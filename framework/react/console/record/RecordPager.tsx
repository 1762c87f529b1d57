import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Resource } from '#framework/schema/resource';
import styles from './show.module.css';
import { type ListOrigin, listOriginOf } from '../query/listOrigin';
import { pressedIn, type Step, useListOriginSteps } from './useListOriginSteps';

interface RecordStepsProps {
  readonly resource: Resource;
  readonly id: string;
}

/** To the records before and after, in the list that this one was opened from; nothing where it was opened directly. */
export function RecordPager(props: RecordStepsProps) {
  const origin = listOriginOf(useLocation().state);
  return origin && <Steps {...props} origin={origin} />;
}

const icons = { previous: LeftOutlined, next: RightOutlined } as const;
const keys = { previous: 'k', next: 'j' } as const;

function Steps({ resource, id, origin }: RecordStepsProps & { readonly origin: ListOrigin }) {
  const { t } = useTranslation('record');
  const pressed = pressedIn(useLocation().state);
  const { found, to, press } = useListOriginSteps(resource, id, origin);
  const button = (step: Step) => {
    const Icon = icons[step];
    return (
      <Button
        type="text"
        icon={<Icon className="mirrored" aria-hidden="true" />}
        disabled={to[step] === null}
        // The page of a record is drawn anew for the next one; the keyboard stays where it was.
        autoFocus={pressed === step}
        title={`${t(`steps.${step}`)} (${keys[step]})`}
        aria-label={t(`steps.${step}`)}
        aria-keyshortcuts={keys[step]}
        onClick={() => press(step)}
      />
    );
  };
  return (
    <nav className={styles.steps} aria-label={t('steps.title')} data-steps>
      {button('previous')}
      <span className={styles.place}>
        {found && found.at !== null && t('steps.place', { place: found.at + 1, count: found.total })}
      </span>
      {button('next')}
    </nav>
  );
}
