import { DeleteOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branchFields } from '#domain/profile/companyFields';
import type { FieldErrors } from 'sijil/schema/validate';
import { focusNeighbour } from 'sijil/react/components/MoveButtons';
import { OwnedRowFields, type Row } from 'sijil/react/fields/ownedList/OwnedRowFields';
import { rendererOf } from 'sijil/react/fields/renderers';
import styles from './Registration.module.css';
import { compactCode } from 'sijil/base/formats/cleanText';
import { isShortAddress } from 'sijil/base/formats/saudiNumbers';
import { CallError } from 'sijil/react/providers/apiError';
import { callOperation } from 'sijil/react/providers/operations';

interface BranchFormProps {
  readonly index: number;
  readonly several: boolean;
  readonly row: Row;
  readonly errors: FieldErrors;
  readonly onChange: (row: Row) => void;
  readonly onMain: () => void;
  /** Null while the branch must stay. */
  readonly onRemove: (() => void) | null;
}

/** Fields of the registration; the English name is entered later, on the branch's page. */
const { nameEn: _, ...asked } = branchFields;

/** Location form: address, position on the map and responsible person. */
export function BranchForm({ index, several, row, errors, onChange, onMain, onRemove }: BranchFormProps) {
  const { t } = useTranslation('registration');
  const id = useId();
  const unknown = useShortAddress(row, onChange);
  const name = several ? t('locations.branch', { number: index + 1 }) : t('locations.only');
  return (
    <li className={styles.branch} aria-label={name}>
      <div className={styles.branchHead}>
        <h3 className={styles.branchTitle}>{name}</h3>
        {several && (
          <div className={styles.branchTools}>
            <Radio checked={row['main'] === true} onChange={onMain}>
              {t('locations.main')}
            </Radio>
            {onRemove && (
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('locations.remove', { number: index + 1 })}
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget.closest('li'));
                  onRemove();
                }}
              />
            )}
          </div>
        )}
      </div>
      <OwnedRowFields
        id={id}
        path={`branches.${index}`}
        fields={asked}
        row={row}
        disabled={false}
        errors={unknown ? { ...errors, shortAddress: [t('locations.unknownAddress')] } : errors}
        onChange={onChange}
        inputOf={rendererOf}
      />
    </li>
  );
}

/**
 * Fills in city, district, street and pin from a complete short address. Returns true while the typed address is not in the
 * register: the rest is then typed by hand.
 */
function useShortAddress(row: Row, onChange: (row: Row) => void): boolean {
  const [unknown, setUnknown] = useState('');
  const latest = useRef({ row, onChange });
  useLayoutEffect(() => {
    latest.current = { row, onChange };
  });
  const typed = row['shortAddress'];
  const code = typeof typed === 'string' ? compactCode(typed) : '';
  // The initial value was looked up before, or was corrected by hand.
  const lookedUp = useRef(code);
  useEffect(() => {
    if (!isShortAddress(code) || lookedUp.current === code) return undefined;
    lookedUp.current = code;
    const asking = new AbortController();
    callOperation('nationalAddresses.get', { params: { code }, signal: asking.signal }).then(
      (found) => {
        const known = Object.entries(found).filter(([, value]) => value !== null);
        // Another city has other districts, so the district that was chosen before is removed.
        const base = found.cityId ? { ...latest.current.row, districtId: null } : latest.current.row;
        latest.current.onChange({ ...base, ...Object.fromEntries(known) });
      },
      (error: unknown) => {
        if (error instanceof CallError && error.status === 404) setUnknown(code);
      },
    );
    return () => asking.abort();
  }, [code]);
  return code !== '' && code === unknown;
}
