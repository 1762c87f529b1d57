import { z } from 'zod';
import { exportView } from '#framework/contract/exportViews';
import { galleryClients, galleryFilters, galleryOptions, galleryPart } from '../galleryViews';

export const galleryOperations = {
  'gallery.list': { query: galleryFilters.extend({ after: z.string().optional() }), answer: galleryPart },
  'gallery.categories': { answer: galleryOptions },
  'gallery.questions': { query: z.object({ category: z.string().optional() }), answer: galleryOptions },
  'gallery.clients': { query: z.object({ q: z.string().max(100).optional() }), answer: galleryClients },
  'gallery.export': { query: galleryFilters, answer: exportView },
};
