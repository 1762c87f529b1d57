import DOMPurify from 'dompurify';
import { bringPurifier } from './markupPolicy';

// Imported, before them, by what draws with packages that write markup: charts (their tooltips hold names) and maps.
bringPurifier((text) => DOMPurify.sanitize(text));
