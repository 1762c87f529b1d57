import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatTime } from '#framework/base/formats/dates';
import { timeOf } from '#framework/schema/kindFacts';
import type { Field } from '#framework/schema/field';
import { DateText } from '@framework/components/DateText';
import { Localized } from '@framework/components/Localized';
import { useLanguage } from '@framework/providers/language';
import type { ConsoleRecord } from '#framework/contract/recordView';
import type { ListSource } from '../query/listDeclaration';
import styles from './layouts.module.css';
import { recordAddress } from '../query/recordAddress';

export interface DayRecordsProps {
  readonly source: ListSource;
  readonly field: Field;
  readonly name: string;
  readonly records: readonly ConsoleRecord[];
  /** Records that are named; the others are a number. */
  readonly most: number;
  readonly onMore: () => void;
  /** The day itself, where nothing else says it. */
  readonly heading?: string;
}

/** The records of a day, at their times where the field has one. */
export function DayRecords({ source, field, name, records, most, onMore, heading }: DayRecordsProps) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const more = records.length - most;
  return (
    <>
      {heading && (
        <h4>
          <DateText value={heading} />
        </h4>
      )}
      <ul className={styles.day}>
        {records.slice(0, most).map((record) => (
          <li key={record.id}>
            <Link to={recordAddress({ resource: source.resource, rowPath: source.list?.rowPath }, record)}>
              {timeOf(field) === 'moment' && (
                <bdi className={styles.quiet}>{formatTime(String(record[name]), language)} </bdi>
              )}
              <Localized text={record.$title} />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button type="link" size="small" onClick={onMore}>
          {t('layout.more', { count: more })}
        </Button>
      )}
    </>
  );
}
