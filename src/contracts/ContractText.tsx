import { RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractPaperView } from '#domain/api/paperViews';
import { contractLabels as labels, scheduleLabels } from '#domain/contracts/contractLabels';
import { dueInWords } from '#domain/pricing/instalments';
import { formatPercent } from 'sijil/base/formats/numbers';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { Facts } from '@/requests/Facts';
import styles from './ContractText.module.css';

type Paper = NonNullable<ContractPaperView['paper']>;
type Text = Paper['client']['company'];

/**
 * Contract as text on the page, from the same stored data and under the same headings as its PDF: one line each, with the
 * beginning of the clause, which opens in place.
 */
export function ContractText({ paper }: { readonly paper: Paper }) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const article = useRef<HTMLElement>(null);
  const openAll = () => {
    for (const part of article.current?.querySelectorAll('details') ?? []) part.open = true;
  };
  useEffect(() => {
    window.addEventListener('beforeprint', openAll);
    return () => window.removeEventListener('beforeprint', openAll);
  }, []);
  return (
    <article ref={article} className={styles.paper}>
      <div className={styles.top}>
        <h3 className={styles.title}>{localize(labels.title)}</h3>
        <Button type="link" className="no-print" onClick={openAll}>
          {t('contract.openAll')}
        </Button>
      </div>
      <Facts
        items={[
          { label: localize(labels.number), value: <bdi dir="ltr">{paper.number}</bdi> },
          { label: localize(labels.issuedOn), value: <DateText value={paper.issuedOn} hijri /> },
          { label: localize(labels.term), value: paper.term && localize(paper.term) },
          {
            label: localize(labels.startsOn),
            value: paper.startsOn && <DateText value={paper.startsOn} hijri />,
          },
          { label: localize(labels.endsOn), value: paper.endsOn && <DateText value={paper.endsOn} hijri /> },
        ]}
      />
      <Section title={localize(labels.parties)}>
        <Party title={localize(labels.provider)} party={paper.provider} />
        <Party title={localize(labels.client)} party={paper.client} />
      </Section>
      <Section title={localize(labels.subject)}>
        <Facts
          items={[
            { label: localize(labels.service), value: localize(paper.service) },
            { label: localize(labels.package), value: localize(paper.package) },
            { label: localize(labels.inspections), value: paper.inspections },
          ]}
        />
        <Scope scope={paper.scope} />
      </Section>
      <Section title={localize(labels.price)}>
        <Price paper={paper} />
      </Section>
      <ol className={styles.clauses} aria-label={localize(labels.clauses)}>
        {paper.clauses.map(({ title, body }, index) => (
          <li key={index}>
            <Section number={index + 1} title={localize(title)} gist={localize(body)}>
              <p className={styles.body}>{localize(body)}</p>
            </Section>
          </li>
        ))}
      </ol>
    </article>
  );
}

interface SectionProps {
  readonly number?: number;
  readonly title: string;
  /** Beginning of the content, shown while it is folded. */
  readonly gist?: string;
  readonly children: ReactNode;
}

function Section({ number, title, gist, children }: SectionProps) {
  return (
    <details className={styles.section}>
      <summary className={styles.line}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <h4 className={styles.heading}>{title}</h4>
        {gist && (
          <span className={styles.gist} aria-hidden="true">
            {gist}
          </span>
        )}
        <RightOutlined className={`mirrored ${styles.arrow}`} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

function useText(): (text: Text | undefined) => ReactNode {
  const localize = useLocalize();
  return (text) => text && <bdi>{typeof text === 'string' ? text : localize(text)}</bdi>;
}

function Party({ title, party }: { readonly title: string; readonly party: Paper['client'] }) {
  const localize = useLocalize();
  const show = useText();
  const ltr = (value: string | undefined) => value && <bdi dir="ltr">{value}</bdi>;
  return (
    <>
      <p className={styles.party}>{title}</p>
      <Facts
        items={[
          { label: localize(labels.company), value: show(party.company) },
          { label: localize(labels.representative), value: show(party.representative) },
          { label: localize(labels.commercialRegistration), value: ltr(party.commercialRegistration) },
          { label: localize(labels.vatNumber), value: ltr(party.vatNumber) },
          { label: localize(labels.phone), value: ltr(party.phone) },
          { label: localize(labels.email), value: ltr(party.email) },
          { label: localize(labels.address), value: show(party.address), wide: true },
        ]}
      />
    </>
  );
}

function Scope({ scope }: { readonly scope: Paper['scope'] }) {
  const localize = useLocalize();
  const show = useText();
  const branches = scope.kind === 'branches';
  return (
    <>
      <p className={styles.party}>{localize(branches ? labels.branches : labels.vehicles)}</p>
      <ul className={styles.covered}>
        {branches
          ? scope.branches.map(({ name, address }, index) => (
              <li key={index}>
                <strong>{show(name)}</strong>
                <span className={styles.quiet}>{show(address)}</span>
              </li>
            ))
          : scope.vehicles.map(({ plate, kind, driver }) => (
              <li key={plate}>
                <strong>
                  <bdi>{plate}</bdi>
                </strong>
                <span className={styles.quiet}>
                  {show(kind)} {driver && <> · {show(driver)}</>}
                </span>
              </li>
            ))}
      </ul>
    </>
  );
}

function Price({ paper: { price, schedule } }: { readonly paper: Paper }) {
  const localize = useLocalize();
  const show = useText();
  return (
    <>
      <dl className={styles.price}>
        {price.lines.map(({ description, quantity, net }, index) => (
          <Amount key={index} halalas={net}>
            {show(description)} {quantity > 1 && <bdi dir="ltr">× {quantity}</bdi>}
          </Amount>
        ))}
        {price.discount !== undefined && (
          <Amount halalas={price.discount}>{localize(labels.discount)}</Amount>
        )}
        <Amount halalas={price.subtotal}>{localize(labels.subtotal)}</Amount>
        <Amount halalas={price.vat}>
          {localize(labels.vat)} {formatPercent(price.vatRate / 100)}
        </Amount>
        <Amount halalas={price.total} strong>
          {localize(labels.total)}
        </Amount>
      </dl>
      <p className={styles.party}>{localize(scheduleLabels.schedule)}</p>
      <dl className={styles.price}>
        {schedule.map((payment, index) => (
          <Amount key={index} halalas={payment.amount}>
            {show(payment.label)} ·{' '}
            {'dueOn' in payment ? <DateText value={payment.dueOn} /> : localize(dueInWords(payment))}
          </Amount>
        ))}
      </dl>
    </>
  );
}

interface AmountProps {
  readonly halalas: number;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

function Amount({ halalas, strong = false, children }: AmountProps) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>
        <Money halalas={halalas} strong={strong} />
      </dd>
    </div>
  );
}
