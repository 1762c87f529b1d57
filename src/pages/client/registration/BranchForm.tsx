import { DeleteOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { branchFields } from '#domain/profile/branchFields';
import type { FieldErrors } from '#framework/schema/validate';
import { OwnedRowFields } from '@framework/fields/ownedList/OwnedRowFields';
import type { Row } from '@framework/fields/ownedList/ownedRows';
import styles from './Registration.module.css';
import { useShortAddress } from './useShortAddress';

interface BranchFormProps {
  readonly index: number;
  readonly several: boolean;
  readonly row: Row;
  readonly errors: FieldErrors;
  readonly onChange: (row: Row) => void;
  readonly onMain: () => void;
  /** Null while the branch is needed. */
  readonly onRemove: (() => void) | null;
}

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
                onClick={onRemove}
              />
            )}
          </div>
        )}
      </div>
      <OwnedRowFields
        id={id}
        path={`branches.${index}`}
        fields={branchFields}
        row={row}
        disabled={false}
        errors={unknown ? { ...errors, shortAddress: [t('locations.unknownAddress')] } : errors}
        onChange={onChange}
      />
    </li>
  );
}
