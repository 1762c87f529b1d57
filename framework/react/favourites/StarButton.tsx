import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@framework/providers/language';
import type { MenuItem } from '@framework/screens/menuFor';
import styles from './favourites.module.css';
import { useFavourites } from './useFavourites';
import { useStarKeys } from './useStarKeys';

/** Makes an entry of the menu a favourite, or no longer. */
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
