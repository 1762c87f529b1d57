import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { keysOf } from '#framework/base/objects';
import { HistoryList } from '@/requests/HistoryList';
import styles from './ClientRequest.module.css';
import { ClientCorrections } from './corrections/ClientCorrections';
import { RequestMoney } from './RequestMoney';
import { RequestOverview } from './RequestOverview';
import { RequestResults } from './RequestResults';

interface Tab {
  readonly page: ComponentType<{ readonly request: RequestView }>;
  /** Absent: there from the beginning. */
  readonly exists?: (request: RequestView) => boolean;
}

const tabs = {
  overview: { page: RequestOverview },
  money: { page: RequestMoney },
  results: { page: RequestResults, exists: ({ resultsSentAt }) => resultsSentAt !== null },
  corrections: { page: ClientCorrections, exists: ({ correctionsCount }) => correctionsCount > 0 },
  history: { page: ({ request }) => <HistoryList request={request} /> },
} as const satisfies Record<string, Tab>;

/** The parts of a request that exist by now; each has an address of its own. */
export function RequestTabs({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('client');
  const [search] = useSearchParams();
  const names = keysOf(tabs).filter((name) => {
    const { exists }: Tab = tabs[name];
    return exists?.(request) ?? true;
  });
  const active = names.find((name) => name === search.get('tab')) ?? 'overview';
  const Page = tabs[active].page;
  return (
    <>
      <nav className={styles.tabs} aria-label={t('request.parts')}>
        {names.map((name) => (
          <Link
            key={name}
            to={`?tab=${name}`}
            replace
            className={styles.tab}
            {...(name === active && { 'aria-current': 'page' as const })}
          >
            {t(`request.tabs.${name}`)}
          </Link>
        ))}
      </nav>
      <Page request={request} />
    </>
  );
}
