import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { WaitingWork } from '#domain/api/dashboardViews';
import { waitingLists, type WaitingListName } from '#domain/requests/waitingLists';
import { type WorkName, workPaths } from '#domain/requests/waitingWork';
import { relativeTime } from 'sijil/base/formats/relativeTime';
import { isMember, keysOf } from 'sijil/base/objects';
import { useLanguage } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { useWaiting } from '@/frame/useWaiting';
import { addressOfWaiting } from '../addressOfWaiting';
import styles from './WorkTiles.module.css';

const listNames = keysOf(waitingLists);
const shown = [
  'unassigned',
  'contracts',
  'cancellations',
  'visits',
  'transfers',
] as const satisfies readonly WorkName[];
type Shown = (typeof shown)[number];

/** What waits for the reader, one figure for each question that it asks; each chooses the list below, or leads to its page. */
export function WorkTiles() {
  const { t } = useTranslation('admin');
  const { data } = useWaiting();
  if (!data) return <div className={styles.room} />;
  const tiles = data.work.flatMap(({ name, ...work }) => (isMember(shown, name) ? [{ name, ...work }] : []));
  if (tiles.length === 0) return null;
  return (
    <ul className={styles.tiles} aria-label={t('work.label')}>
      {shown.flatMap((name) => {
        const work = tiles.find((one) => one.name === name);
        return work ? [<Tile key={name} name={name} work={work} />] : [];
      })}
    </ul>
  );
}

interface TileProps {
  readonly name: Shown;
  readonly work: Omit<WaitingWork[number], 'name'>;
}

function Tile({ name, work: { count, since, late } }: TileProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const now = useNow().getTime();
  const [address] = useSearchParams();
  const list = isMember(listNames, name) ? name : null;
  return (
    <li>
      <Link
        to={list ? addressOfWaiting(list) : workPaths[name]}
        className={count === 0 ? `${styles.tile} ${styles.none}` : styles.tile}
        aria-current={list !== null && isChosen(address, list) ? 'true' : undefined}
        preventScrollReset
      >
        <strong className={styles.count}>{count}</strong>
        <span className={styles.name}>{t(`work.${name}`)}</span>
        <span className={late ? styles.late : styles.since}>
          {since ? t('work.oldest', { since: relativeTime(since, now, language) }) : t('work.nothing')}
        </span>
      </Link>
    </li>
  );
}

function isChosen(address: URLSearchParams, name: WaitingListName): boolean {
  return Object.entries(waitingLists[name].filter).every(([key, value]) => address.get(key) === value);
}
