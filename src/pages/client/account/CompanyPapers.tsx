import { useTranslation } from 'react-i18next';
import { readingOf } from '#framework/schema/fieldAccess';
import { clients } from '#resources/clients';
import { ToneTag } from '@framework/components/ToneTag';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { RecordField } from '@framework/fields/FieldValue';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { Panel } from '@framework/components/Panel';
import styles from './Account.module.css';

/** A number, where the paper has one, and the paper that proves it. */
const papers = [
  { number: 'taxNumber', file: 'taxDocument' },
  { number: 'commercialRegistration', file: 'commercialDocument' },
  { number: 'iban', file: 'bankDocument' },
  { number: 'municipalLicenceNumber', file: 'municipalLicence' },
  { number: null, file: 'servicesMenu' },
] as const;

export function CompanyPapers({ company }: { readonly company: ConsoleRecord }) {
  const { t } = useTranslation('accountClient');
  const localize = useLocalize();
  const { fields } = clients;
  const role = useSession(({ user }) => user?.role ?? null);
  // Bank details are hidden from the managers of its branches, also whether they are missing.
  const readable = papers.filter(({ file }) => readingOf(clients, file, role) !== 'never');
  return (
    <Panel title={t('details.papers')}>
      <ul className={styles.cards}>
        {readable.map(({ number, file }) => {
          const there = company[file] != null;
          return (
            <li key={file} className={styles.paper}>
              <span className={styles.name}>
                {localize(fields[file].label)}
                <ToneTag tone={there ? 'success' : 'warning'}>
                  {t(there ? 'details.there' : 'details.missing')}
                </ToneTag>
              </span>
              {number && company[number] != null && (
                <span className={styles.quiet}>
                  <RecordField name={number} field={fields[number]} record={company} />
                </span>
              )}
              {there && <RecordField name={file} field={fields[file]} record={company} />}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
