import { z } from 'zod';
import { roles } from '../access/roles';
import type { Wire } from '#framework/contract/parts';

const colleague = z.object({ id: z.string(), name: z.string(), role: z.enum(roles) });

/** Staff's notes on a request, the oldest first, and the colleagues that a note may mention. */
export const notesView = z.object({
  notes: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      author: z.object({ name: z.string(), role: z.enum(roles) }),
      mentioned: z.array(z.string()),
      createdAt: z.date(),
    }),
  ),
  colleagues: z.array(colleague),
});
export type NotesView = Wire<z.infer<typeof notesView>>;
