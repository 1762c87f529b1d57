import { useTranslation } from 'react-i18next';
import { branchFields } from '#domain/profile/branchFields';
import { ToneTag } from '@/components/ToneTag';
import { FieldValue } from '@/fields/FieldValue';
import { Facts } from '@/requests/Facts';
import { useLocalize } from '@/providers/language';
import { rowsFor } from './branchRows';
import styles from './Registration.module.css';

const shown = ['cityId', 'districtId', 'street', 'responsibleName', 'responsiblePhone'] as const;

export function ReviewBranches({
  locations,
}: {
  readonly locations: Readonly<Record<string, unknown>> | undefined;
}) {
  const { t } = useTranslation('registration');
  const localize = useLocalize();
  const kind = locations?.['kind'] === 'several' ? 'several' : 'single';
  return (
    <ul className={styles.branches}>
      {rowsFor(kind, locations?.['branches']).map((row, index) => (
        // Rows that are not saved yet have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key -- read only, never reordered here
        <li key={index}>
          <p className={styles.branchHead}>
            <strong>
              <FieldValue field={branchFields.name} value={row['name']} />
            </strong>
            {kind === 'several' && row['main'] === true && (
              <ToneTag tone="info">{t('locations.main')}</ToneTag>
            )}
          </p>
          <Facts
            items={shown
              .filter((name) => row[name] != null && row[name] !== '')
              .map((name) => ({
                label: localize(branchFields[name].label),
                value: <FieldValue field={branchFields[name]} value={row[name]} />,
              }))}
          />
        </li>
      ))}
    </ul>
  );
}
