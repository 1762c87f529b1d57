import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '@framework/providers/session';
import { emptyFavouriteMenu, useFavouriteMenu } from './favouriteMenu';
import { favouriteItems } from './favouriteItems';
import { StarButton } from './StarButton';
import { useFavourites } from './useFavourites';
import { OrderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

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

/** Opens the list in which favourites are put in order. */
export function ArrangeButton() {
  const { t } = useTranslation('palette');
  const [open, setOpen] = useState(false);
  // Once opened it stays, closed: a dialog that is taken away cannot give the focus back.
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
        <Suspense>
          <ArrangeDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
