export { drawnFrom, ofOneRecord, personAreas, shownBy } from '@/providers/shownBy';
