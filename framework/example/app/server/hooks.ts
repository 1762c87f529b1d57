import type { Resource } from '#framework/schema/resource';
import type { ResourceHooks } from '#framework/server/resources/resourceHooks';
import { loanHooks } from '../../server/loanHooks';

export const hooksOf = ({ name }: Resource): ResourceHooks => (name === 'loans' ? loanHooks : {});
