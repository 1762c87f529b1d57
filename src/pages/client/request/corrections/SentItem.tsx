import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { verdicts } from '#domain/requests/choices';
import { DateText } from '@framework/components/DateText';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { BeforeAfter } from '@/requests/corrections/BeforeAfter';
import { EvidenceStrip } from '@/requests/EvidenceStrip';
import styles from './Corrections.module.css';
import type { Item } from './correctionAnswers';

interface SentItemProps {
  readonly item: Item;
  /** Opens it for another answer, while it has no verdict. */
  readonly onChange: () => void;
}

/** An item that was sent before the others, and what the supervisor has said of it so far. */
export function SentItem({ item, onChange }: SentItemProps) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { verdict, verdictNote, contested, action, answeredAt, files, question } = item;
  return (
    <li className={styles.item}>
      <p className={styles.question}>
        <span>{localize(question)}</span>
        {verdict ? (
          <ToneTag tone={verdicts[verdict].tone}>
            {contested ? t('corrections.contestAccepted') : localize(verdicts[verdict])}
          </ToneTag>
        ) : (
          <ToneTag tone="info">{t('corrections.withSupervisor')}</ToneTag>
        )}
      </p>
      <p className={styles.note}>
        {contested && <strong>{t('corrections.contested')} </strong>}
        <bdi>{action}</bdi>
      </p>
      <EvidenceStrip files={files} label={t('corrections.evidence')} />
      {!contested && <BeforeAfter before={item.evidence} after={files} label={localize(question)} />}
      {verdictNote && (
        <p className={styles.note}>
          <strong>{t('corrections.decision')}</strong> <bdi>{verdictNote}</bdi>
        </p>
      )}
      <p className={styles.quiet}>
        {t('corrections.sentAt')} <DateText value={answeredAt} withTime />{' '}
        {verdict === null && (
          <Button type="link" icon={<EditOutlined aria-hidden="true" />} onClick={onChange}>
            {t('corrections.change')}
          </Button>
        )}
      </p>
    </li>
  );
}
