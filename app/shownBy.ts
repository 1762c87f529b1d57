export { drawnFrom, ofOneRecord, personAreas, shownBy } from '#domain/access/shownBy';
