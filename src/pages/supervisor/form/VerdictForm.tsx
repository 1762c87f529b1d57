import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { useIsMutating } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { verdictBody } from '#domain/requests/bodies';
import { verdicts } from '#domain/requests/choices';
import { validate } from '#domain/schema/validate';
import { ApiError } from '@/providers/apiError';
import { useChanged } from '@/providers/freshness/useChanged';
import { useLanguage, useLocalize } from '@/providers/language';
import { useAct } from '@/providers/operations';
import type { Correction } from '@/requests/CorrectionsPanel';
import styles from './Review.module.css';

interface VerdictFormProps {
  readonly request: RequestView;
  readonly item: Correction;
}

type Verdict = keyof typeof verdicts;

/** Accept, or refuse with a word that tells the client what is missing. A given verdict can be changed until the end. */
export function VerdictForm({ request, item }: VerdictFormProps) {
  const { t } = useTranslation('supervisor');
  const localize = useLocalize();
  const language = useLanguage();
  const changed = useChanged();
  const { run } = useAct('supervisorInspections.updateCorrectiveAnswer');
  // Until the page has the version that a verdict made, a verdict on any other item would be refused as stale.
  const pending = useIsMutating() > 0;
  const [note, setNote] = useState(item.verdictNote ?? '');
  const [problem, setProblem] = useState('');

  const judge = async (verdict: Verdict) => {
    // Not disabled: a disabled button loses the keyboard's place to the top of the page.
    if (pending) return;
    const body = { version: request.version, verdict, ...(note.trim() && { note: note.trim() }) };
    const checked = validate(verdictBody, 'create', body, language);
    setProblem(checked.ok ? '' : Object.values(checked.errors).flat().join(' '));
    if (!checked.ok) return;
    try {
      await run({ params: { id: request.id, itemId: item.id }, body });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
      if (error instanceof ApiError && error.status === 409)
        await changed([{ resource: 'requests', ids: [request.id] }]);
    }
  };

  return (
    <fieldset className={styles.verdict} aria-label={t('form.verdict')}>
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={1000}
        aria-label={t('form.verdictNote')}
        placeholder={t('form.verdictNote')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {problem && <Alert type="error" showIcon role="alert" message={problem} />}
      <div className={styles.buttons}>
        <Button
          icon={<CheckOutlined aria-hidden="true" />}
          type={item.verdict === 'accepted' ? 'primary' : 'default'}
          aria-pressed={item.verdict === 'accepted'}
          aria-disabled={pending}
          onClick={() => void judge('accepted')}
        >
          {localize(verdicts.accepted)}
        </Button>
        <Button
          danger
          icon={<CloseOutlined aria-hidden="true" />}
          type={item.verdict === 'refused' ? 'primary' : 'default'}
          aria-pressed={item.verdict === 'refused'}
          aria-disabled={pending}
          onClick={() => void judge('refused')}
        >
          {localize(verdicts.refused)}
        </Button>
      </div>
    </fieldset>
  );
}
