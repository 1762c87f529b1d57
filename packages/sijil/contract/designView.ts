import { menuGroups, type MenuGroup } from 'sijil/schema/application';
import { z } from 'zod';
import { declaredRole } from './roleSchema';
import { keysOf } from '../base/objects';
import { localizedText } from './parts';
import { designKindNames } from '../schema/designs/fieldDesign';
import { typeIcons } from '../schema/designs/typeDesign';
import { narrowingRule } from '../schema/kinds/narrowing';

const colour = z.string();

/** Colours of all coloured parts, in one mode (`ModeColours`). */
const modeColours = z.object({
  primary: colour,
  deep: colour,
  mild: colour,
  subtle: colour,
  neutral: colour,
  solid: colour,
  solidHover: colour,
  solidActive: colour,
  onSolid: colour,
  link: colour,
});

/** Fields of the brand that hold a picture. */
export const brandPictures = ['logo', 'logoDark', 'icon', 'signInPicture'] as const;

/** Name and look of the application as every page shows them; what is absent is the original. */
const brandView = z.object({
  name: localizedText,
  /** Colours of the modes in which they were changed. */
  colours: z.object({ light: modeColours.optional(), dark: modeColours.optional() }),
  pictures: z.partialRecord(
    z.enum(brandPictures),
    z.object({ url: z.string(), width: z.number(), height: z.number() }),
  ),
});

/** Text of a design, which the description of the API repeats inline at each use. */
const designedText = z.object({ ar: z.string(), en: z.string() });

const menuGroup = z.lazy(() => z.enum(keysOf(menuGroups()) as MenuGroup[]));

/** Record types and fields that were designed at run time, limited to those that the person may see. */
export const designView = z.object({
  version: z.number(),
  /** Version of the changed texts; absent where none is changed. */
  texts: z.string().optional(),
  /** Absent where the application has its original brand. */
  brand: brandView.optional(),
  /** The custom role of the person. */
  roles: z.array(
    z.object({
      id: z.string(),
      name: designedText,
      base: declaredRole,
      narrowing: narrowingRule(z),
      masked: z.array(z.string()).optional(),
    }),
  ),
  /** Buttons of automations that the person may press. */
  buttons: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      resource: z.string(),
      pressers: z.array(declaredRole),
    }),
  ),
  types: z.array(
    z.object({
      name: z.string(),
      one: designedText,
      many: designedText,
      titleLabel: designedText.nullable(),
      parent: z.string().nullable(),
      icon: z.enum(keysOf(typeIcons)),
      menuGroup: menuGroup.nullable(),
      readers: z.array(declaredRole).nullable(),
      writers: z.array(declaredRole).nullable(),
      deleters: z.array(declaredRole).nullable(),
      ownReaders: z.array(declaredRole).nullable(),
      ownWriters: z.array(declaredRole).nullable(),
    }),
  ),
  fields: z.array(
    z.object({
      resource: z.string(),
      name: z.string(),
      kind: z.enum(designKindNames),
      label: designedText,
      help: designedText.nullable(),
      required: z.boolean(),
      isUnique: z.boolean(),
      options: z.array(z.object({ key: z.string(), label: designedText })).nullable(),
      target: z.string().nullable(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      startsAs: z.string().nullable(),
      formula: z.string().nullable(),
      shownField: z.string().nullable(),
      shownValues: z.string().nullable(),
      place: z.string().nullable(),
      inList: z.boolean(),
      searched: z.boolean(),
      readers: z.array(declaredRole).nullable(),
      writers: z.array(declaredRole).nullable(),
    }),
  ),
});

export type BrandView = z.output<typeof brandView>;

export type BrandPicture = (typeof brandPictures)[number];
