import { Button } from 'antd';
import { type CSSProperties, Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useLocalize } from 'sijil/react/providers/language';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { byVehicle } from '@/requests/corrections/byVehicle';
import { AnswerItem } from './AnswerItem';
import { Progress } from './Progress';
import styles from './Corrections.module.css';
import { answerOf, isAnswered, isBegun, isSent, openItems, toItems } from './correctionAnswers';
import { HandOver, SendBar, SentItem, useAskToSend } from './SendBar';
import { type Item, type TypedAnswer, untouched } from './typedAnswer';
import { useCorrectionAnswers } from './useCorrectionAnswers';
import { useSavedDrafts } from './useSavedDrafts';
import { UploadCounterContext, useUploadsUnderWay } from 'sijil/react/fields/upload/uploadsUnderWay';
import { correctionsExpired } from '#domain/requests/nextStep';
import { guards } from '#domain/workflow/guards';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { CorrectionsPanel } from '@/requests/CorrectionsPanel';
import { useNow } from 'sijil/react/providers/server';

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
  const { openId, show } = useOpenItem(items, ready);
  const problemsOf = (itemId: string) => {
    const index = ready.findIndex(({ id }) => id === itemId);
    return Object.entries(error?.fields ?? {}).flatMap(([path, texts]) =>
      path.startsWith(`items.${index}.`) ? [...texts] : [],
    );
  };
  const refusedId = items.find(({ id }) => problemsOf(id).length > 0)?.id;
  // A refused answer is opened, so that its reason can be read.
  useEffect(() => {
    if (error && refusedId) show(refusedId);
  }, [error, refusedId, show]);
  const following = nextOf(items, ready, openId);
  const complete = ready.length === items.length;
  const ask = useAskToSend({ ready: ready.length, open: items.length, onSend: send });
  const waiting = saving === 'saving' || uploads.underWay;
  const groups = byVehicle(items);
  const lines = items.length + groups.filter(({ vehicle }) => vehicle).length;
  const sendLabel =
    complete || ready.length === 0
      ? t('corrections.send')
      : t('corrections.sendSome', { count: ready.length });
  return (
    <UploadCounterContext value={uploads.counter}>
      {error && <Alert type="error" showIcon role="alert" message={error.message} />}
      <div className={styles.bench} style={{ '--lines': lines } as CSSProperties}>
        <Progress
          all={corrections.items.length}
          sent={sent.length}
          dueAt={corrections.dueAt}
          items={items.map((item) => ({
            id: item.id,
            isReady: ready.includes(item),
            isOpen: item.id === openId,
            isBegun: isBegun(answerOf(item, answers)),
          }))}
        >
          {following && ready.length > 0 && (
            <Button type="link" disabled={waiting || pending} onClick={ask}>
              {sendLabel}
            </Button>
          )}
        </Progress>
        <ol className={styles.lines}>
          {groups.map(({ vehicle, items: own }) => (
            <Fragment key={vehicle?.id ?? 'branch'}>
              {vehicle && (
                <li className={styles.part}>
                  <bdi>{localize(vehicle.name)}</bdi>
                </li>
              )}
              {own.map((item) => (
                <AnswerItem
                  key={item.id}
                  request={request}
                  managers={corrections.managers}
                  item={item}
                  number={items.indexOf(item) + 1}
                  typed={answers[item.id]}
                  disabled={pending}
                  isOpen={item.id === openId}
                  onOpen={() => show(item.id)}
                  onChange={(part) => change(item.id, part)}
                  onPut={(next) => put(item.id, next)}
                  conflict={conflicts.has(item.id)}
                  problems={problemsOf(item.id)}
                />
              ))}
            </Fragment>
          ))}
        </ol>
      </div>
      {sent.length > 0 && <h3 className={styles.part}>{t('corrections.sentItems')}</h3>}
      <ol className={styles.list}>
        {sent.map((item) => (
          <SentItem key={item.id} item={item} onChange={() => put(item.id, (typed) => typed)} />
        ))}
      </ol>
      {items.length > 1 && <HandOver request={request} items={items} managers={corrections.managers} />}
      <details className={styles.how}>
        <summary>{t('corrections.how')}</summary>
        <p>{t('corrections.lead')}</p>
      </details>
      {items.length > 0 && (
        <SendBar points={pointsOf(ready)} saving={saving}>
          {following ? (
            <Button type="primary" size="large" onClick={() => show(following.id)}>
              {t('corrections.next', { number: items.indexOf(following) + 1 })}
            </Button>
          ) : (
            <Button
              type="primary"
              size="large"
              disabled={ready.length === 0 || waiting}
              loading={pending || (waiting && ready.length > 0)}
              onClick={ask}
            >
              {sendLabel}
            </Button>
          )}
        </SendBar>
      )}
    </UploadCounterContext>
  );
}

/** The item that is open: the first one without an answer, until another is chosen. */
function useOpenItem(items: readonly Item[], ready: readonly Item[]) {
  const [chosen, setChosen] = useState<string>();
  const first = items.find((item) => !ready.includes(item)) ?? items[0];
  // Stays open while it is being answered.
  const [atFirst] = useState(first?.id);
  const openId = [chosen, atFirst, first?.id].find((id) => items.some((item) => item.id === id));
  return { openId, show: setChosen };
}

/** Returns the next item without a complete answer after the open one, from the beginning again after the last. */
function nextOf(items: readonly Item[], ready: readonly Item[], openId: string | undefined) {
  const at = items.findIndex(({ id }) => id === openId);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))].find((item) => !ready.includes(item));
}

/** Points that items give back once they are accepted. */
const pointsOf = (items: readonly Item[]) => items.reduce((sum, { points }) => sum + (points ?? 0), 0);
