/** None: stock changes through the admin panel and through orders. */
export default { routes: [] };
