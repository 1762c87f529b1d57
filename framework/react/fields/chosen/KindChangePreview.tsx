import { ArrowRightOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Received } from '#framework/contract/exchangeTypes';
import { useLanguage } from '@framework/providers/language';
import styles from './chosen.module.css';

type Change = Received<'designs.kindChange'>;

/** The values that another kind of a field would lose, and those that it would write in another way. */
export function KindChangePreview({ change }: { readonly change: Change }) {
  const { t } = useTranslation('record');
  const language = useLanguage();
  const { problem, records, lost, partial, examples } = change;
  if (problem) return <Alert showIcon type="error" role="status" message={problem[language]} />;
  if (records === 0) return <Alert showIcon type="success" role="status" message={t('kindChange.none')} />;
  const gone = examples.filter(({ becomes }) => becomes === null);
  const rewritten = examples.filter(({ becomes }) => becomes !== null);
  return (
    <div role="status" className={styles.record}>
      {partial && <Alert showIcon type="warning" message={t('kindChange.partial')} />}
      {lost > 0 && <Examples type="error" title={t('kindChange.lost', { count: lost })} examples={gone} />}
      {records > lost && (
        <Alert showIcon type="success" message={t('kindChange.fits', { count: records - lost })} />
      )}
      {rewritten.length > 0 && (
        <Examples type="info" title={t('kindChange.rewritten')} examples={rewritten} />
      )}
    </div>
  );
}

interface ExamplesProps {
  readonly type: 'error' | 'info';
  readonly title: string;
  readonly examples: Change['examples'];
}

function Examples({ type, title, examples }: ExamplesProps) {
  const list = (
    <ul>
      {examples.map(({ text, records, becomes }) => (
        <li key={text}>
          <bdi>{text}</bdi>
          {becomes !== null && (
            <>
              {' '}
              <ArrowRightOutlined className="mirrored" aria-hidden="true" /> <bdi>{becomes}</bdi>
            </>
          )}
          {records > 1 && ` (${records})`}
        </li>
      ))}
    </ul>
  );
  return <Alert showIcon type={type} message={title} description={list} />;
}
