import DOMPurify from 'dompurify';
import { bringPurifier } from './markupPolicy';

// Imported before packages that write markup: charts (whose tooltips contain names) and maps.
bringPurifier((text) => DOMPurify.sanitize(text));
