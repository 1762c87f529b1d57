import { z } from 'zod';
import type { LocationField } from '../fields/location';
import type { Rule } from '../rule';

export const locationRule: Rule<LocationField> = () =>
  z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
