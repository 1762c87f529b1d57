import './application';
import { FrameFooter } from '@/frame/FrameFooter';
import { personEntries, useLeftOut } from '@/frame/menus';
import { useMenuCounts } from '@/frame/useWaiting';
import { clientPlaces } from '@/frame/phonePlaces';
import { Notices } from '@/frame/Notices';
import { NotificationsButton } from '@/frame/NotificationsButton';
import { useMapTiles } from '@/providers/mapTiles';
import { useIsReferred, useReferred } from '@/providers/referredRecords';
import { headedRecords, listHeaders } from '@/screens/listHeaders';
import { recordTabs } from '@/screens/recordTabs';
import { screens } from '@/screens/screens';
import { listTexts } from '@/screens/textsOfLists';
import { defineApplication } from 'sijil/schema/application';

/** The portal's pages behind sign-in, which a browser loads with the declarations. */
defineApplication({
  portal: {
    screens,
    recordTabs,
    listHeaders,
    headedRecords,
    listTexts,
    Footer: FrameFooter,
    HeaderExtras: NotificationsButton,
    Notices,
    personEntries,
    phonePlaces: { client: clientPlaces, branch_manager: clientPlaces },
    useLeftOut,
    useMenuCounts,
    useMapTiles,
    useIsReferred,
    useReferred,
  },
});
