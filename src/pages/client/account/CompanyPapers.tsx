import { useTranslation } from 'react-i18next';
import { clients } from '#resources/clients';
import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { readingOf } from 'sijil/schema/fieldAccess';
import { ToneTag } from 'sijil/react/components/ToneTag';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { RecordField } from 'sijil/react/fields/FieldValue';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { Panel } from 'sijil/react/components/Panel';
import styles from './Account.module.css';
import { logoBody } from '#domain/profile/companyFields';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useAction } from 'sijil/react/providers/operations';
import { useMayCall } from 'sijil/react/providers/may';
import { useToast } from 'sijil/react/toast/toastStore';
import { CompanyLogo } from '@/profile/CompanyLogo';

/** Number, for documents that have one, and the file that proves it. */
const papers = [
  { number: 'taxNumber', file: 'taxDocument' },
  { number: 'commercialRegistration', file: 'commercialDocument' },
  { number: 'iban', file: 'bankDocument' },
  { number: 'municipalLicenceNumber', file: 'municipalLicence' },
  { number: null, file: 'servicesMenu' },
] as const;

interface CompanyPapersProps {
  readonly company: ConsoleRecord;
  /** Facts that a form of the same page asks for: a document that is missing there is not listed again. */
  readonly asked: readonly string[];
}

/** Official documents of the company with their numbers. */
export function CompanyPapers({ company, asked }: CompanyPapersProps) {
  const { t } = useTranslation('accountClient');
  const localize = useLocalize();
  const { fields } = clients;
  const role = useSession(({ user }) => user?.role ?? null);
  // Bank details are hidden from branch managers, even the fact that they are missing.
  const readable = papers.filter(
    ({ file }) =>
      readingOf(clients, file, role) !== 'never' && (company[file] != null || !asked.includes(file)),
  );
  if (readable.length === 0) return null;
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

const urlOf = (link: unknown): string | null =>
  typeof link === 'object' && link !== null && 'url' in link && typeof link.url === 'string'
    ? link.url
    : null;

/** Logo of the company, which its owner adds, changes and removes. */
export function CompanyLogoPanel({ company: { logo } }: { readonly company: ConsoleRecord }) {
  const { t } = useTranslation('accountClient');
  const localize = useLocalize();
  const mayChange = useMayCall('profile.setLogo');
  const [editing, setEditing] = useState(false);
  const url = urlOf(logo);
  if (url === null && !mayChange) return null;
  return (
    <Panel
      title={localize(clients.fields.logo.label)}
      actions={
        mayChange && (
          <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setEditing(true)}>
            {t(url === null ? 'logo.add' : 'logo.change')}
          </Button>
        )
      }
    >
      {url === null ? <p className={styles.none}>{t('logo.none')}</p> : <CompanyLogo url={url} />}
      {editing && <LogoDrawer logo={logo} onClose={() => setEditing(false)} />}
    </Panel>
  );
}

interface LogoDrawerProps {
  readonly logo: unknown;
  readonly onClose: () => void;
}

function LogoDrawer({ logo, onClose }: LogoDrawerProps) {
  const { t } = useTranslation('accountClient');
  const localize = useLocalize();
  const toast = useToast();
  const action = useAction('profile.setLogo');
  return (
    <FormDrawer title={localize(clients.fields.logo.label)} onClose={onClose}>
      {({ changed, leave }) => (
        <ShapeForm
          shape={logoBody}
          initialValues={{ logo }}
          dirtyGuard={false}
          onValuesChange={changed}
          onCancel={leave}
          onSubmit={async (body) => {
            await action.run({ body });
            toast.success(t('saved'));
            onClose();
          }}
        />
      )}
    </FormDrawer>
  );
}
