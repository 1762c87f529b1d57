/** What qs keeps beside the objects that it walks; the original is for browsers that have no WeakMap. */
module.exports = function getSideChannel() {
  return new WeakMap();
};
