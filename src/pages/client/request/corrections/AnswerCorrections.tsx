import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { Alert } from '@framework/components/antd/Alert';
import { useLocalize } from '@framework/providers/language';
import { useAction, useOperation } from '@framework/providers/operations';
import { byVehicle } from '@/requests/corrections/byVehicle';
import { AnswerItem } from './AnswerItem';
import styles from './Corrections.module.css';
import { answerOf, isAnswered, isSent, openItems, toItems } from './correctionAnswers';
import { HandOver, SendBar, SentItem } from './SendBar';
import { type TypedAnswer, untouched } from './typedAnswer';
import { useCorrectionAnswers } from './useCorrectionAnswers';
import { useSavedDrafts } from './useSavedDrafts';
import { UploadCounterContext, useUploadsUnderWay } from '@framework/fields/upload/uploadsUnderWay';
import { correctionsExpired } from '#domain/requests/nextStep';
import { guards } from '#domain/workflow/guards';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { CorrectionsPanel } from '@/requests/CorrectionsPanel';
import { useNow } from '@framework/providers/server';

/** Corrective list: editable until its deadline, read-only afterwards. */
export function ClientCorrections({ request }: { readonly request: RequestView }) {
  const localize = useLocalize();
  const now = useNow();
  const list = useOperation('clientInspections.correctiveActions', {
    params: { id: request.id },
    // Colleagues may be editing the list too.
    refetchEvery: 30_000,
  });
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.data) return <LoadingState as="lines" />;
  const { data } = list;
  const maySubmit = request.actions.some(({ name }) => name === 'submitCorrectiveActions');
  const expired = correctionsExpired(request, now);
  if (maySubmit && !expired) return <AnswerCorrections request={request} corrections={data} />;
  const closed = expired || request.history.some(({ transition }) => transition === 'expireCorrections');
  return (
    <>
      {closed && <Alert type="warning" showIcon message={localize(guards.correctionsWindowOpen.reason)} />}
      <CorrectionsPanel corrections={data} />
    </>
  );
}

interface AnswerCorrectionsProps {
  readonly request: RequestView;
  readonly corrections: CorrectiveActionsView;
}

/** Corrective list, answered in any order and by several people, saved on the server, sent in full or in parts. */
function AnswerCorrections({ request, corrections }: AnswerCorrectionsProps) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { answers, change, put } = useCorrectionAnswers(request.id);
  const uploads = useUploadsUnderWay();
  const { run, pending, error } = useAction('clientInspections.submitCorrectiveActions');
  const busy = useRef(false);
  const items = openItems(corrections.items, answers);
  const sent = corrections.items.filter((item) => item.verdict === 'accepted' || isSent(item, answers));
  const { saving, conflicts } = useSavedDrafts(request.id, items);
  const ready = items.filter((item) => isAnswered(answerOf(item, answers)) && !conflicts.has(item.id));

  /** Drops the answers that were sent, but for what was added meanwhile. */
  const forget = (sentAnswers: readonly (readonly [itemId: string, typed: TypedAnswer])[]) => {
    for (const [itemId, before] of sentAnswers)
      put(itemId, (now) => (JSON.stringify(now) === JSON.stringify(before) ? null : now));
  };
  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    const partly = ready.length < items.length;
    const body = { version: request.version, partly, items: toItems(ready, answers) };
    // A refusal is shown from `error`, at its item; the answers stay.
    await run({ params: { id: request.id }, body }).then(
      () => forget(ready.map(({ id }) => [id, answers[id] ?? untouched] as const)),
      () => undefined,
    );
    busy.current = false;
  };
  const problemsOf = (itemId: string) => {
    const index = ready.findIndex(({ id }) => id === itemId);
    return Object.entries(error?.fields ?? {}).flatMap(([path, texts]) =>
      path.startsWith(`items.${index}.`) ? [...texts] : [],
    );
  };
  return (
    <UploadCounterContext value={uploads.counter}>
      <p>{t('corrections.lead')}</p>
      <output className={styles.quiet}>{t(`corrections.draft.${saving}`)}</output>
      {error && <Alert type="error" showIcon role="alert" message={error.message} />}
      {items.length > 1 && <HandOver request={request} items={items} managers={corrections.managers} />}
      {byVehicle(items).map(({ vehicle, items: own }) => (
        <section key={vehicle?.id ?? 'branch'}>
          {vehicle && (
            <h3 className={styles.part}>
              <bdi>{localize(vehicle.name)}</bdi>
            </h3>
          )}
          <ol className={styles.list}>
            {own.map((item) => (
              <AnswerItem
                key={item.id}
                request={request}
                managers={corrections.managers}
                item={item}
                number={items.indexOf(item) + 1}
                typed={answers[item.id]}
                disabled={pending}
                onChange={(part) => change(item.id, part)}
                onPut={(next) => put(item.id, next)}
                conflict={conflicts.has(item.id)}
                problems={problemsOf(item.id)}
              />
            ))}
          </ol>
        </section>
      ))}
      {sent.length > 0 && <h3 className={styles.part}>{t('corrections.sentItems')}</h3>}
      <ol className={styles.list}>
        {sent.map((item) => (
          <SentItem key={item.id} item={item} onChange={() => put(item.id, (typed) => typed)} />
        ))}
      </ol>
      <SendBar
        ready={ready.length}
        open={items.length}
        all={corrections.items.length}
        dueAt={corrections.dueAt}
        pending={pending}
        waiting={saving === 'saving' || uploads.underWay}
        onSend={send}
      />
    </UploadCounterContext>
  );
}
