import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, Collapse } from 'antd';
import type { MailboxView } from '#domain/api/messageViews';
import { DateText } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { SearchBox } from 'sijil/react/console/list/SearchBox';
import { useOperation } from 'sijil/react/providers/operations';
import styles from './Mailbox.module.css';

/** Number of emails shown at first, and added at a time. */
const part = 20;

/** Emails that a portal without a mail server would have sent, so that its testers can follow the links. */
export default function Mailbox() {
  const { t } = useTranslation('admin');
  const [address, setAddress] = useSearchParams();
  const to = address.get('to') ?? '';
  const { data, error, refetch } = useOperation('mailbox.list', {
    query: to ? { to } : {},
    refetchEvery: 15_000,
  });
  return (
    <>
      <PageHeader
        title={t('mailbox.title')}
        subtitle={t('mailbox.hint')}
        actions={<Button onClick={() => void refetch()}>{t('mailbox.refresh')}</Button>}
      />
      <div className={styles.search}>
        <SearchBox
          value={to}
          onChange={(typed) => setAddress(typed ? { to: typed } : {}, { replace: true })}
        />
        <span className={styles.quiet}>{t('mailbox.searchHint')}</span>
      </div>
      {error?.status === 404 ? (
        <EmptyState title={t('mailbox.closed')} hint={t('mailbox.closedHint')} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={8} />
      ) : data.length === 0 ? (
        <EmptyState title={t(to ? 'mailbox.noneTo' : 'mailbox.none')} hint={t('mailbox.noneHint')} />
      ) : (
        <Mails key={to} mails={data} />
      )}
    </>
  );
}

function Mails({ mails }: { readonly mails: MailboxView }) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState(part);
  return (
    <>
      <Collapse
        accordion
        className={styles.mails ?? ''}
        items={mails.slice(0, shown).map(({ id, to, subject, text, createdAt }) => ({
          key: id,
          label: (
            <span className={styles.head}>
              <bdi className={styles.subject}>{subject}</bdi>
              <span className={styles.quiet}>
                <bdi dir="ltr">{to}</bdi> · <DateText value={createdAt} withTime />
              </span>
            </span>
          ),
          children: <MailText text={text} />,
        }))}
      />
      {mails.length > shown && (
        <Button className={styles.more ?? ''} onClick={() => setShown(shown + part)}>
          {t('mailbox.more')}
        </Button>
      )}
    </>
  );
}

const address = /(https?:\/\/\S+)/;

/** Text of a mail with working links, which open in a new tab, as in a mail program. */
export function MailText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {text.split(address).map((piece, at) => (
        // The pieces of one text never change places, so the index is a stable key.
        <Fragment key={at}>
          {address.test(piece) ? (
            <a href={piece} target="_blank" rel="noreferrer" dir="ltr">
              {piece}
            </a>
          ) : (
            piece
          )}
        </Fragment>
      ))}
    </p>
  );
}
