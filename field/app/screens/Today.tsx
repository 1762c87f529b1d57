import { useSyncExternalStore } from 'react';
import { isolate } from 'sijil/base/formats/bidi';
import { formatDateTime } from 'sijil/base/formats/dates';
import { worded } from 'sijil/base/i18n/worded';
import { useApp } from '../appContext';
import { Button } from '../parts/Button';
import { Frame } from '../parts/Frame';
import { useStored } from '../parts/useStored';
import { useLanguage } from '../preferences';
import { go } from '../route';
import type { VisitOnPhone } from '../store/fieldStore';
import { numberText, texts } from '../texts';
import { takeUpdate, useUpdateReady } from '../updates';
import { stateOfVisit } from '../visitState';

/** Visits of the inspector, the earliest first, with what was handed in from this phone. */
export function Today() {
  const { say, language } = useLanguage();
  const { store, sender, session, signOut } = useApp();
  const sending = useSyncExternalStore(sender.follow, sender.state);
  const visits = useStored(store.visits, 'visits');
  const sent = useStored(store.sent, 'sent') ?? [];
  const updateReady = useUpdateReady();
  return (
    <Frame
      title={say(texts.today)}
      foot={
        <Button kind="quiet" onPress={() => go({ screen: 'thisPhone' })}>
          {say(texts.phone)} · {session.person.name}
        </Button>
      }
    >
      {sending.sessionEnded && (
        <div className="warn">
          <p>{say(texts.again)}</p>
          <Button onPress={() => void signOut()}>{say(texts.enter)}</Button>
        </div>
      )}
      {updateReady && (
        <div className="card">
          <p>{say(texts.newVersion)}</p>
          <Button onPress={takeUpdate}>{say(texts.update)}</Button>
        </div>
      )}
      {visits?.length === 0 && (
        <p className="card">{say(sending.running ? texts.loading : texts.noVisits)}</p>
      )}
      <ul>
        {visits?.map((visit) => (
          <li key={visit.assignment.id}>
            <VisitRow visit={visit} state={stateOfVisit(visit, sending)} />
          </li>
        ))}
        {sent.map(({ requestId, number, name, sentAt, handedOverTo }) => (
          <li key={requestId} className="card">
            <h2>{name}</h2>
            <p>{numberText(number)}</p>
            {handedOverTo ? (
              <p className="state">{say(handedOver(handedOverTo.inspector))}</p>
            ) : (
              <p className="state done">
                {say(texts.handedIn)} · {formatDateTime(sentAt, language)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const handedOver = (inspector: string | null) =>
  inspector === null ? texts.handedOver : worded(texts.handedOverTo, { inspector: isolate(inspector) });

interface VisitRowProps {
  readonly visit: VisitOnPhone;
  readonly state: ReturnType<typeof stateOfVisit>;
}

function VisitRow({ visit: { assignment }, state }: VisitRowProps) {
  const { say, language } = useLanguage();
  const { id, number, visitAt, place, companyName } = assignment;
  return (
    <button type="button" className="row" onClick={() => go({ screen: 'visit', visit: id })}>
      <strong>{place?.name ?? companyName}</strong>
      {place && <span>{companyName}</span>}
      <span>
        {numberText(number)}
        {visitAt && ` · ${formatDateTime(visitAt, language)}`}
      </span>
      {place && (
        <span>{[say(place.city), place.district && say(place.district)].filter(Boolean).join(' · ')}</span>
      )}
      {state && <span className="state">{say(state)}</span>}
    </button>
  );
}
