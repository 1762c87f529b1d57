import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingReason, verdictBody } from '#domain/requests/correctionBodies';
import { verdicts } from '#domain/requests/choices';
import { validate } from 'sijil/schema/validate';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import type { Correction } from '@/requests/CorrectionsPanel';
import styles from '../Review.module.css';
import type { Given } from './useVerdicts';

interface VerdictFormProps {
  readonly item: Correction;
  /** Error that undid the last verdict. */
  readonly problem: string | undefined;
  readonly onJudge: (verdict: Given) => void;
}

/**
 * Form of a verdict: accept, or reject with a note to the client about what is missing; a contested finding is
 * withdrawn or upheld. A given verdict can be changed until the end.
 */
export function VerdictForm({ item, problem, onJudge }: VerdictFormProps) {
  const { t } = useTranslation('supervisor');
  const localize = useLocalize();
  const language = useLanguage();
  const [note, setNote] = useState(item.verdictNote ?? '');
  const [missing, setMissing] = useState('');
  const [chosen, setChosen] = useState<Given['verdict']>('refused');
  const words = useRef<TextAreaRef>(null);

  const judge = (verdict: Given['verdict']) => {
    const trimmedNote = note.trim() || null;
    const checked = validate(verdictBody, 'create', { version: 1, verdict, note: trimmedNote }, language);
    const wrong = missingReason(item.contested, trimmedNote);
    const message = wrong
      ? localize(wrong)
      : checked.ok
        ? ''
        : Object.values(checked.errors).flat().join(' ');
    setMissing(message);
    if (message === '') return onJudge({ verdict, note: trimmedNote });
    // The reason is typed next, and Enter sends the verdict that needs it.
    words.current?.focus();
    setChosen(verdict);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    judge(chosen);
  };
  const alert = missing || problem;
  const labels = item.contested
    ? {
        note: t('form.contest.reason'),
        accept: t('form.contest.accept'),
        refuse: t('form.contest.refuse'),
      }
    : {
        note: t('form.verdictNote'),
        accept: localize(verdicts.accepted),
        refuse: localize(verdicts.refused),
      };
  return (
    <fieldset className={styles.verdict} aria-label={t('form.verdict')}>
      {item.contested && <p className={styles.contest}>{t('form.contest.explained')}</p>}
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={1000}
        ref={words}
        data-verdict-note=""
        aria-label={labels.note}
        placeholder={labels.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onFocus={() => setChosen('refused')}
        onKeyDown={onKeyDown}
      />
      {alert && <Alert type="error" showIcon role="alert" message={alert} />}
      <div className={styles.buttons}>
        <Button
          icon={<CheckOutlined aria-hidden="true" />}
          type={item.verdict === 'accepted' ? 'primary' : 'default'}
          aria-pressed={item.verdict === 'accepted'}
          data-verdict="accepted"
          onClick={() => judge('accepted')}
        >
          {labels.accept}
        </Button>
        <Button
          icon={<CloseOutlined aria-hidden="true" />}
          type={item.verdict === 'refused' ? 'primary' : 'default'}
          aria-pressed={item.verdict === 'refused'}
          onClick={() => judge('refused')}
        >
          {labels.refuse}
        </Button>
      </div>
    </fieldset>
  );
}
