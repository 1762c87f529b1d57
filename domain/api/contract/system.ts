import { z } from 'zod';
import { isShortAddress } from '#framework/base/formats/saudiNumbers';
import { ratingTypes } from '../../lookups/questionRatings';
import { coordinatesView, lookupPair, nationalAddressView, ratingView } from '../lookupViews';
import { settingsView } from '../orderViews';

const pairs = { answer: z.array(lookupPair) };

export const systemOperations = {
  'portal.settings': { answer: settingsView },
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
