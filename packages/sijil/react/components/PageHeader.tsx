import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHeaderSlot } from './headerSlot';
import { useMedia } from 'sijil/react/theme/useAppearance';
import styles from './PageHeader.module.css';

interface PageHeaderProps extends PageTitleProps {
  readonly actions?: ReactNode;
}

/** Width from which the header of the layout may have room for the page's actions next to its title. */
const roomyQuery = '(min-width: 992px)';

/**
 * Head of a page: title, facts, the way back and actions. It is drawn into the header of the layout where that has room, so
 * that the page needs no second bar.
 */
export function PageHeader({ actions, ...title }: PageHeaderProps) {
  const place = useHeaderSlot((slot) => slot.place);
  const roomy = useMedia(roomyQuery);
  const short = useShortHeader();
  const [crowded, setCrowded] = useState(false);
  const hasRoom = roomy && !crowded;
  const measure = useCallback(
    (drawn: HTMLElement | null) => {
      if (drawn && place && isCut(place)) setCrowded(true);
    },
    [place],
  );
  if (place)
    return (
      <>
        {createPortal(
          <>
            <HeaderTitle {...title} />
            {actions && hasRoom && (
              <div ref={measure} className={styles.inHeader} data-page-actions>
                {actions}
              </div>
            )}
          </>,
          place,
        )}
        <div className={styles.underBar}>
          {short && <Facts {...title} />}
          {actions && !hasRoom && (
            <div className={styles.underActions} data-keep-clear>
              {actions}
            </div>
          )}
        </div>
      </>
    );
  return (
    <header className={styles.header}>
      <PageTitle {...title} />
      {actions && (
        <div className={styles.actions} data-keep-clear>
          {actions}
        </div>
      )}
    </header>
  );
}

/** True where the place is too narrow for what it holds, or the title in it ends with an ellipsis. */
function isCut(place: HTMLElement): boolean {
  return [place, ...place.querySelectorAll('h1')].some((part) => part.scrollWidth > part.clientWidth);
}

interface Crumb {
  readonly label: string;
  readonly to?: string;
}

interface PageTitleProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly breadcrumb?: readonly Crumb[];
  /** Status or count next to the title. */
  readonly meta?: ReactNode;
}

/** True where the header has room for the title alone: the facts are then on the page. */
const useShortHeader = (): boolean => useMedia('(max-width: 991px)');

/** Title of a page in the layout's header: the way back, the title and, where there is room, one line of facts. */
function HeaderTitle({ title, subtitle, breadcrumb, meta }: PageTitleProps) {
  const { t } = useTranslation();
  const short = useShortHeader();
  const back = breadcrumb?.findLast(({ to }) => to !== undefined);
  return (
    <>
      {back?.to && (
        <Link
          to={back.to}
          className={styles.back}
          aria-label={t('backTo', { name: back.label })}
          title={back.label}
          data-back
        >
          <ArrowLeftOutlined className="mirrored" aria-hidden="true" />
        </Link>
      )}
      <div className={styles.inBar}>
        <h1 className={styles.barTitle}>{title}</h1>
        {!short && <Facts meta={meta} subtitle={subtitle} />}
      </div>
    </>
  );
}

/** Status and sentence of a page's title. */
function Facts({ meta, subtitle }: Pick<PageTitleProps, 'meta' | 'subtitle'>) {
  if (!meta && !subtitle) return null;
  return (
    <div className={styles.facts} data-facts>
      {meta && <div className={styles.state}>{meta}</div>}
      {subtitle && <div>{subtitle}</div>}
    </div>
  );
}

/** Title of a page, with the breadcrumb above and a sentence below. */
function PageTitle({ title, subtitle, breadcrumb, meta }: PageTitleProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.words}>
      {breadcrumb && breadcrumb.length > 0 && (
        <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
          <ol>
            {breadcrumb.map(({ label, to }) => (
              <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.line}>
        <h1 className={styles.title} data-keep-clear>
          {title}
        </h1>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
    </div>
  );
}

function ViewTitle(title: PageTitleProps) {
  const place = useHeaderSlot((slot) => slot.place);
  const short = useShortHeader();
  if (!place) return <PageTitle {...title} />;
  return (
    <>
      {createPortal(<HeaderTitle {...title} />, place)}
      {short && <Facts {...title} />}
    </>
  );
}

/**
 * Props that give Refine's `List`, `Create`, `Edit` and `Show` the head of all pages: `<List {...viewHead({ title })}>`. The
 * breadcrumb leads back, so Refine's back arrow is not shown.
 */
export const viewHead = (title: PageTitleProps) => ({
  title: <ViewTitle {...title} />,
  headerProps: { className: styles.view, breadcrumb: undefined, backIcon: false },
  headerButtonProps: { className: styles.buttons },
  // Refine aligns the buttons right in both writing directions.
  footerButtonProps: { style: {} },
});

/** Props of a `Show` whose content is several panels instead of one card. */
export const panelContent = { contentProps: { className: styles.panels ?? '' } };
