/** None: stock is changed in the admin panel, and by orders. */
export default { routes: [] };
