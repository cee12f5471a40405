/** None: stock is changed in the admin panel, and by orders. */
module.exports = { routes: [] };
