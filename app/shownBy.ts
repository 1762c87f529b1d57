export { drawnFrom, ofOneRecord, personAreas, shownBy, shownInFile } from '#domain/access/shownBy';
