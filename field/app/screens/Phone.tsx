import { useEffect, useState } from 'react';
import { worded } from 'sijil/base/i18n/worded';
import { useApp } from '../appContext';
import { Button } from '../parts/Button';
import { Frame } from '../parts/Frame';
import { LanguageButton } from '../parts/LanguageButton';
import { useStored } from '../parts/useStored';
import { prefer, useLanguage, usePreferences } from '../preferences';
import { go } from '../route';
import { texts } from '../texts';

/** What this phone can hold, how it shows the app, and leaving it. */
export function Phone() {
  const { say } = useLanguage();
  const { mode } = usePreferences();
  const { store, signOut } = useApp();
  const facts = usePhoneFacts();
  const visits = useStored(store.visits, 'visits') ?? [];
  const unsent = visits.filter(({ work }) => work !== undefined).length;
  return (
    <Frame
      title={say(texts.phone)}
      foot={
        <Button kind="main" onPress={() => go({ screen: 'today' })}>
          {say(texts.back)}
        </Button>
      }
    >
      {facts && (
        <ul className="card facts">
          <li>{say(facts.installed ? texts.installed : texts.install)}</li>
          <li>{say(facts.offline ? texts.offlineReady : texts.notOfflineReady)}</li>
          <li>{say(facts.lasting ? texts.lasting : texts.notLasting)}</li>
          <li>{say(worded(texts.room, { used: sized(facts.used), all: sized(facts.room) }))}</li>
        </ul>
      )}
      <LanguageButton />
      <Button onPress={() => prefer({ mode: mode === 'dark' ? 'light' : 'dark' })}>
        {say(mode === 'dark' ? texts.light : texts.darkMode)}
      </Button>
      <p className="card">{say(texts.counts.visitsLeft(unsent))}</p>
      <Button onPress={() => void signOut()}>{say(texts.signOut)}</Button>
    </Frame>
  );
}

const sized = (bytes: number) => {
  const count = Math.round(bytes / 1_000_000);
  return count < 1000 ? texts.megabytes(count) : texts.gigabytes(Math.round(count / 100) / 10);
};

function usePhoneFacts() {
  const [facts, setFacts] = useState<Awaited<ReturnType<typeof readPhoneFacts>>>();
  useEffect(() => void readPhoneFacts().then(setFacts), []);
  return facts;
}

async function readPhoneFacts() {
  const { storage } = navigator;
  const { usage = 0, quota = 0 } = await storage.estimate();
  return {
    used: usage,
    room: quota,
    lasting: await storage.persisted(),
    offline: navigator.serviceWorker.controller !== null,
    installed: matchMedia('(display-mode: standalone)').matches,
  };
}
