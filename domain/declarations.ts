import './application';
import { defineApplication } from 'sijil/schema/application';
import { type Ownership, owners, ownsNothing, recordOwners } from './access/ownership';
import { ownFormats } from './formats/ownFormats';
import { menuGroups, menuPages } from './screens/menuGroups';

type OwnFormats = typeof ownFormats;
type OwnMenuGroup = keyof typeof menuGroups;
type OwnOwnership = Ownership;
type OwnOwner = keyof typeof owners;

declare module 'sijil/schema/application' {
  interface Register {
    formats: OwnFormats;
    menuGroup: OwnMenuGroup;
    ownership: OwnOwnership;
    owner: OwnOwner;
  }
}

/** Facts that the portal's declarations name; defined before them, and not needed by pages before sign-in. */
defineApplication({
  declarations: { formats: ownFormats, menuGroups, menuPages, owners, ownsNothing, recordOwners },
});
