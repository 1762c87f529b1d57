import { useTranslation } from 'react-i18next';
import styles from '../controls/NumberBox.module.css';
import { NumberBox } from '../controls/NumberBox';
import type { Filters } from '#framework/schema/lists/listFilters';
import type { FilterOfKind } from '../renderer';

interface RangeOptions {
  /** From what is typed to what the address holds, '' for nothing; and back. */
  readonly toText: (typed: string) => string;
  readonly fromText: (text: string) => string;
}

/** «From … to …» over numbers; either side may stay open. */
export function rangeFilter({ toText, fromText }: RangeOptions): FilterOfKind {
  const changed = (filters: Filters, side: 'gte' | 'lte', typed: string | null): Filters => {
    const { [side]: _, ...others } = filters;
    const text = typed === null ? '' : toText(typed);
    return text === '' ? others : { ...others, [side]: text };
  };
  return function RangeFilter({ filters, onChange, id }) {
    const { t } = useTranslation('fields');
    const box = (side: 'gte' | 'lte') => (
      <NumberBox
        late
        {...(side === 'gte' && { id })}
        aria-label={t(`filter.${side}`)}
        placeholder={t(`filter.${side}`)}
        value={filters[side] === undefined ? null : fromText(filters[side])}
        onChange={(typed) => onChange(changed(filters, side, typed))}
      />
    );
    return (
      <div className={styles.range}>
        {box('gte')}
        <span aria-hidden="true">–</span>
        {box('lte')}
      </div>
    );
  };
}
