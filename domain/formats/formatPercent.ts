import { isolateLtr } from './isolateLtr';

const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/**
 * A percentage as every screen and document writes it, in both languages: `15%`, `12.5%`; 100 is the whole. What has
 * decimals keeps two of them. The number and its sign stay in one piece inside Arabic.
 */
export const formatPercent = (percent: number): string => isolateLtr(`${digits.format(percent)}%`);
