import '../resources/index';
