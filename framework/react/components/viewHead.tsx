import { PageTitle, type PageTitleProps } from './PageHeader';
import styles from './viewHead.module.css';

/**
 * Props that give Refine's `List`, `Create`, `Edit` and `Show` the head of all pages: `<List {...viewHead({ title })}>`.
 * The breadcrumb is the way back, so that no arrow is drawn.
 */
export const viewHead = (title: PageTitleProps) => ({
  title: <PageTitle {...title} />,
  headerProps: { className: styles.view, breadcrumb: undefined, backIcon: false },
  headerButtonProps: { className: styles.buttons },
  // Refine moves the buttons to the right in either direction of writing.
  footerButtonProps: { style: {} },
});

/** Props of a `Show` whose content is panels of its own instead of one card. */
export const panelContent = { contentProps: { className: styles.panels ?? '' } };
