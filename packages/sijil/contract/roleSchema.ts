import { z } from 'zod';
import { declaredRoles } from 'sijil/schema/application';

/** Declared role of the application; read when the first value is checked, because the application registers its roles later. */
export const declaredRole = z.lazy(() => z.enum(declaredRoles()));
