import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { RequestView } from '#domain/api/requestViews';
import { phaseLabels } from '#domain/workflow/statuses';
import { LinkButton } from 'sijil/react/components/links';
import { useLocalize } from 'sijil/react/providers/language';
import { ActionBar } from '@/requests/ActionBar';
import { actionLinks } from '../actionLinks';
import { correctionTabs, useTakesCorrections } from './takesCorrections';
import styles from './ClientRequest.module.css';

/** Actions of the client; the corrective list has its own part of the page, so a link to it replaces the action. */
export function ClientActions({
  request,
  children,
}: {
  readonly request: RequestView;
  /** Other content next to the actions. */
  readonly children?: ReactNode;
}) {
  const localize = useLocalize();
  const [search] = useSearchParams();
  const listed = useTakesCorrections(request);
  return (
    <div className={styles.actions}>
      {listed && !correctionTabs.includes(search.get('tab')) && (
        <LinkButton type="primary" to="?tab=corrections">
          {localize(phaseLabels.corrections)}
        </LinkButton>
      )}
      <ActionBar
        request={request}
        links={actionLinks(request)}
        exclude={['sharePost', 'submitCorrectiveActions']}
      >
        {children}
      </ActionBar>
    </div>
  );
}
