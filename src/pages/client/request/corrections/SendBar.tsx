import { Button, Progress, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditOutlined } from '@ant-design/icons';
import { DaysLeft } from '../../DaysLeft';
import styles from './Corrections.module.css';
import { verdicts } from '#domain/requests/choices';
import { useDialogs } from '@framework/components/antd/laterControls';
import { DateText } from '@framework/components/valueTexts';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { BeforeAfter } from '@/requests/corrections/CorrectionItem';
import { EvidenceStrip } from '@/requests/EvidenceStrip';
import type { Item } from './typedAnswer';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { useAction } from '@framework/providers/operations';

interface SendBarProps {
  /** Number of open items that are answered. */
  readonly ready: number;
  readonly open: number;
  readonly all: number;
  readonly dueAt: string | null;
  readonly pending: boolean;
  /** True while the last change is being saved. */
  readonly waiting: boolean;
  readonly onSend: () => Promise<void>;
}

/** Progress of the list and its deadline, with the button that sends it: the ready answers, or all of them. */
export function SendBar({ ready, open, all, dueAt, pending, waiting, onSend }: SendBarProps) {
  const { t } = useTranslation('client');
  const answered = all - open + ready;
  const complete = ready === open;
  const disabled = ready === 0 || waiting;
  const send = complete || ready === 0 ? t('corrections.send') : t('corrections.sendSome', { count: ready });
  const dialogs = useDialogs();
  const ask = () =>
    dialogs.confirm({
      title: complete ? t('corrections.ask') : t('corrections.askSome', { count: ready }),
      content: complete ? t('corrections.sure') : t('corrections.sureSome', { count: open - ready }),
      okText: send,
      cancelText: t('corrections.review'),
      onOk: onSend,
    });
  return (
    <div className={styles.bar} data-keep-clear>
      <div>
        {t('corrections.progress', { answered, all })} {dueAt && <DaysLeft until={dueAt} />}
        <Progress
          percent={Math.round((answered / all) * 100)}
          showInfo={false}
          size="small"
          aria-label={t('corrections.progress', { answered, all })}
        />
      </div>
      <Button
        type={complete ? 'primary' : 'default'}
        size="large"
        disabled={disabled}
        loading={pending || (waiting && ready > 0)}
        onClick={ask}
      >
        {send}
      </Button>
    </div>
  );
}

interface SentItemProps {
  readonly item: Item;
  /** Opens the item for another answer, while it has no verdict. */
  readonly onChange: () => void;
}

/** Item that was sent before the others, and the supervisor's verdict so far. */
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

interface HandOverProps {
  readonly request: RequestView;
  readonly items: readonly Item[];
  readonly managers: CorrectiveActionsView['managers'];
}

const nobody = '';

/** Select of the branch manager to whom items are assigned; nothing where there is nobody to choose. */
export function HandOver({ request, items, managers }: HandOverProps) {
  const { t } = useTranslation('client');
  const { run, pending, error } = useAction('clientInspections.assignCorrectiveActions');
  if (managers.length === 0 || items.length === 0) return null;
  const [first] = items;
  const same = items.every(({ assignedTo }) => assignedTo?.id === first?.assignedTo?.id);
  const label = items.length > 1 ? t('corrections.handAll') : t('corrections.handTo');
  const hand = (managerId: string) =>
    void run({
      params: { id: request.id },
      body: { items: items.map(({ id }) => ({ itemId: id })), ...(managerId !== nobody && { managerId }) },
    }).catch(() => undefined);
  return (
    <div className={styles.handOver}>
      <label>
        <span>{label}</span>
        <Select
          aria-label={label}
          value={same ? (first?.assignedTo?.id ?? nobody) : null}
          placeholder={t('corrections.handSeveral')}
          options={[
            { value: nobody, label: t('corrections.handNobody') },
            ...managers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          loading={pending}
          onChange={hand}
        />
      </label>
      {error && (
        <p role="alert" className={styles.problem}>
          {error.message}
        </p>
      )}
    </div>
  );
}
