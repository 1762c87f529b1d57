import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { documentsBody } from '#domain/profile/documentsBody';
import { FormFields } from '@/forms/FormFields';
import styles from './Registration.module.css';
import { StepActions } from './StepActions';
import type { Registration } from './useRegistration';
import { useStepForm } from './useStepForm';

type DocumentField = keyof typeof documentsBody.fields;

/** A number and the paper that proves it stand together. */
const papers: readonly { readonly key: string; readonly fields: readonly DocumentField[] }[] = [
  { key: 'tax', fields: ['taxNumber', 'taxDocument'] },
  { key: 'commercial', fields: ['commercialRegistration', 'commercialDocument'] },
  { key: 'bank', fields: ['iban', 'bankDocument'] },
  { key: 'licence', fields: ['municipalLicenceNumber', 'municipalLicence'] },
];

const none = {};

export function DocumentsStep({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation('registration');
  const [form, element] = useStepForm('documents', registration);
  return (
    <Form layout="vertical" component="form" onFinish={() => void form.submit()}>
      <div ref={element} className={styles.form}>
        {papers.map(({ key, fields }) => (
          <section key={key} className={styles.branch} aria-label={t(`documents.${key}`)}>
            <h3 className={`${styles.branchTitle} ${styles.branchHead}`}>{t(`documents.${key}`)}</h3>
            <FormFields
              shape={documentsBody}
              names={fields}
              idPrefix={form.prefix}
              values={form.values}
              errors={form.errors}
              disabled={false}
              autoComplete={none}
              onChange={form.change}
              onLeave={form.touch}
            />
          </section>
        ))}
        <StepActions problems={form.problems} onBack={registration.goBack} />
      </div>
    </Form>
  );
}
