import { useTranslation } from 'react-i18next';
import type { ContractFileView } from '#domain/api/orderViews';
import { DateText } from 'sijil/react/components/valueTexts';
import { PlainAlert } from 'sijil/react/plain/PlainControls';
import { useLocalize } from 'sijil/react/providers/language';
import own from './CheckContract.module.css';
import styles from './Verify.module.css';

interface ContractsOfFileProps {
  /** Name of the file on the device. */
  readonly name: string;
  readonly contracts: readonly ContractFileView[];
}

const tones = { signed: 'success', waiting: 'info', replaced: 'warning' } as const;

/** What a checked file is: the contracts that it belongs to, or that there is none. */
export default function ContractsOfFile({ name, contracts }: ContractsOfFileProps) {
  const { t } = useTranslation('contractFile');
  const localize = useLocalize();
  if (contracts.length === 0)
    return <PlainAlert tone="warning" title={t('unknown', { name })} text={t('unknownHint')} />;
  return contracts.map(({ number, file, state, companyName, sentAt, signedAt }) => (
    <div key={number} className={own.contract}>
      <PlainAlert tone={tones[state]} title={t(`file.${file}`)} text={t(`state.${state}`)} />
      <dl className={own.facts}>
        <div className={styles.fact}>
          <dt>{t('number')}</dt>
          <dd>
            <bdi dir="ltr">{number}</bdi>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('company')}</dt>
          <dd>
            <bdi>{localize(companyName)}</bdi>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t(signedAt ? 'signedAt' : 'sentAt')}</dt>
          <dd>
            <DateText value={signedAt ?? sentAt} hijri />
          </dd>
        </div>
      </dl>
    </div>
  ));
}
