import '../../server/definitions';
