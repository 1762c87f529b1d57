import '../../src/publicPages';
import '../../src/portal';
