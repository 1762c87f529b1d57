import type { z } from 'zod';
import type { Wire } from '#framework/contract/parts';
import type { sessionUser } from '../domain/contract';

export type SessionUser = Wire<z.infer<typeof sessionUser>>;
