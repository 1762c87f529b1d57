import { Button, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditOutlined } from '@ant-design/icons';
import styles from './Corrections.module.css';
import { verdicts } from '#domain/requests/choices';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { BeforeAfter } from '@/requests/corrections/CorrectionItem';
import { EvidenceStrip } from '@/requests/EvidenceStrip';
import type { Item } from './typedAnswer';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { useAction } from 'sijil/react/providers/operations';

interface SendBarProps {
  /** Points that the ready answers give back once they are accepted. */
  readonly points: number;
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Button that leads on. */
  readonly children: ReactNode;
}

/** What the ready answers are worth and whether everything is saved, with the button that leads on. */
export function SendBar({ points, saving, children }: SendBarProps) {
  const { t } = useTranslation('client');
  return (
    <div className={styles.bar} data-keep-clear data-bottom-bar>
      <div>
        {points > 0 && (
          <>
            {t('corrections.worth')} <strong dir="ltr">+{points.toFixed(1)}</strong>
          </>
        )}
        <output className={styles.quiet}>{t(`corrections.draft.${saving}`)}</output>
      </div>
      {children}
    </div>
  );
}

interface AskToSend {
  /** Number of open items that are answered. */
  readonly ready: number;
  readonly open: number;
  readonly onSend: () => Promise<void>;
}

/** Returns a function that asks before it sends: the ready answers, or all of them. */
export function useAskToSend({ ready, open, onSend }: AskToSend) {
  const { t } = useTranslation('client');
  const dialogs = useDialogs();
  const complete = ready === open;
  return () =>
    dialogs.confirm({
      title: complete ? t('corrections.ask') : t('corrections.askSome', { count: ready }),
      content: complete ? t('corrections.sure') : t('corrections.sureSome', { count: open - ready }),
      okText: complete ? t('corrections.send') : t('corrections.sendSome', { count: ready }),
      cancelText: t('corrections.review'),
      onOk: onSend,
    });
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
    <li className={styles.sent}>
      <p className={styles.head}>
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

/** Link to assigning items to a branch manager, or their manager; nothing where there is nobody to choose. */
export function HandOver({ request, items, managers }: HandOverProps) {
  const { t } = useTranslation('client');
  const { run, pending, error } = useAction('clientInspections.assignCorrectiveActions');
  const [open, setOpen] = useState(false);
  if (managers.length === 0 || items.length === 0) return null;
  const [first] = items;
  const same = items.every(({ assignedTo }) => assignedTo?.id === first?.assignedTo?.id);
  const label = items.length > 1 ? t('corrections.handAll') : t('corrections.handTo');
  if (!open && items.every(({ assignedTo }) => !assignedTo))
    return (
      <Button type="link" className={styles.link} onClick={() => setOpen(true)}>
        {items.length > 1 ? t('corrections.handAllOver') : t('corrections.handOver')}
      </Button>
    );
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
