import { lazy, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { OrderedListOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from 'sijil/react/components/heldPage';
import { useSession } from 'sijil/react/providers/session';
import { emptyFavouriteMenu, useFavouriteMenu } from './favouriteMenu';
import { favouriteItems, useFavourites } from './useFavourites';
import { useLocalize } from 'sijil/react/providers/language';
import type { MenuItem } from 'sijil/react/screens/menuFor';
import styles from './favourites.module.css';

const ArrangeDialog = lazy(() => import('./ArrangeDialog'));

const parts = { Star: StarButton, Arrange: ArrangeButton };

/** Gives the menus the favourites of the signed-in person. */
export function KeepFavourites() {
  const role = useSession((session) => session.user?.role ?? null);
  const { favourites } = useFavourites();
  useEffect(() => {
    if (role && favourites) useFavouriteMenu.setState({ items: favouriteItems(favourites, role), parts });
  }, [role, favourites]);
  useEffect(() => emptyFavouriteMenu, []);
  return null;
}

/** Button that opens the dialog for ordering favourites. */
function ArrangeButton() {
  const { t } = useTranslation('palette');
  const [open, setOpen] = useState(false);
  // Stays mounted after the first use: an unmounted dialog cannot return the focus.
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<OrderedListOutlined aria-hidden="true" />}
        aria-label={t('favourites.arrange')}
        title={t('favourites.arrange')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {opened && (
        <LazyDialog>
          <ArrangeDialog open={open} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
}

/** Button that adds a menu entry to the favourites, or removes it. */
export function StarButton({ entry: { path, label } }: { readonly entry: MenuItem }) {
  const { t } = useTranslation('palette');
  const localize = useLocalize();
  const { favourites = [], toggle, pending } = useFavourites();
  const [page, query = ''] = path.split('?');
  const view = new URLSearchParams(query).get('view');
  const address = view ? `${page}?view=${view}` : path;
  const isFavourite = favourites.some((one) => one.address === address);
  const star = useRef<HTMLButtonElement>(null);
  useStarKeys(star);
  const name = t(isFavourite ? 'favourites.remove' : 'favourites.add', { name: localize(label) });
  return (
    <button
      ref={star}
      type="button"
      className={styles.star}
      tabIndex={-1}
      aria-pressed={isFavourite}
      aria-label={name}
      title={name}
      // A disabled button would lose the focus.
      aria-disabled={pending}
      onClick={() => pending || void toggle(address)}
    >
      {isFavourite ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
    </button>
  );
}

/**
 * Arrow keys of the star in a menu row, which is out of the tab order. The arrow towards the star leads from the entry to it,
 * the opposite one back, and up and down lead from star to star. A removed row gives the focus to a neighbour.
 */
function useStarKeys(star: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const button = star.current;
    const row = button?.parentElement;
    const link = row?.querySelector('a');
    if (!button || !row || !link) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = event.target === link ? fromLink(event.key, button) : fromStar(event.key, button, link);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    row.addEventListener('keydown', onKeyDown);
    return () => {
      row.removeEventListener('keydown', onKeyDown);
      if (button === document.activeElement) neighbourOf(link)?.focus();
    };
  }, [star]);
}

const isRtl = () => document.dir === 'rtl';

const fromLink = (key: string, star: HTMLElement) =>
  key === (isRtl() ? 'ArrowLeft' : 'ArrowRight') ? star : undefined;

function fromStar(key: string, star: HTMLElement, link: HTMLElement): HTMLElement | undefined {
  if (key === (isRtl() ? 'ArrowRight' : 'ArrowLeft')) return link;
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  const stars = [...(star.closest('nav')?.querySelectorAll<HTMLElement>('a + button') ?? [])];
  return step === undefined ? undefined : stars.at((stars.indexOf(star) + step) % stars.length);
}

/** Returns the next entry, or the previous one; the entry may be the last of its section, which goes with it. */
function neighbourOf(link: HTMLAnchorElement): HTMLAnchorElement | undefined {
  const links = [...(link.closest('nav')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(link);
  return links[at + 1] ?? links[at - 1];
}
