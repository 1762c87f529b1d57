import { useTranslation } from 'react-i18next';
import { mostFavourites } from '#framework/contract/favouriteViews';
import { CallError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { callOperation, useAction, useOperation } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';

type Change = (addresses: readonly string[]) => readonly string[];

/** The addresses of the signed-in person's favourites, as the server keeps them for every device. */
export function useFavourites() {
  const { t } = useTranslation('palette');
  const toast = useToast();
  const { data } = useOperation('favourites.list', { showsRecords: [] });
  const { run, pending } = useAction('favourites.save');
  /** From the order that the server has by now, which another device may have changed. */
  const change = async (next: Change): Promise<void> => {
    try {
      const present = await callOperation('favourites.list');
      const addresses = next(present.map(({ address }) => address));
      if (addresses.length > mostFavourites) toast.warning(t('favourites.full', { number: mostFavourites }));
      else await run({ body: { addresses: [...addresses] } });
    } catch (error) {
      toast.danger(error instanceof CallError ? inlineMessage(error) : t('common:error'));
    }
  };
  return {
    favourites: data,
    pending,
    change,
    toggle: (address: string) =>
      change((present) =>
        present.includes(address) ? present.filter((one) => one !== address) : [...present, address],
      ),
  };
}
