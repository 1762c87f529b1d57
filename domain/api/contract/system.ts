import { z } from 'zod';
import { uploadKinds } from '#framework/base/files/uploads';
import { isShortAddress } from '#framework/base/formats/saudiNumbers';
import { ratingTypes } from '../../lookups/questionRatings';
import { healthView } from '../healthView';
import { coordinatesView, lookupPair, nationalAddressView, ratingView } from '../lookupViews';
import { settingsView } from '../orderViews';
import { fileLink } from '#framework/contract/parts';

const pairs = { answer: z.array(lookupPair) };

export const systemOperations = {
  'system.health': { answer: healthView },
  'portal.settings': { answer: settingsView },
  'files.upload': {
    query: z.object({ kind: z.enum(uploadKinds).default('document') }),
    answer: fileLink,
  },
  'lookups.services': pairs,
  'lookups.cities': pairs,
  'lookups.cuisineTypes': pairs,
  'lookups.nationalities': pairs,
  'lookups.clientTypes': pairs,
  'lookups.clientTypeChildren': pairs,
  'lookups.clientTypeNationalities': pairs,
  'lookups.vehicleTypes': pairs,
  'lookups.states': pairs,
  'lookups.stateCities': pairs,
  'lookups.districtCoordinates': { answer: coordinatesView },
  'nationalAddresses.get': {
    params: { code: z.string().refine(isShortAddress) },
    answer: nationalAddressView,
  },
  'lookups.questionRatings': { params: { type: z.enum(ratingTypes) }, answer: z.array(ratingView) },
};
