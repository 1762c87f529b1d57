import '../server/definitions';
