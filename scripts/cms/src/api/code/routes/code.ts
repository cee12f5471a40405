/** Without Strapi's default routes: the API does not list codes. */
export default {
  routes: [
    { method: 'POST', path: '/codes/look', handler: 'code.look' },
    { method: 'PUT', path: '/codes/hold', handler: 'code.hold' },
    { method: 'PUT', path: '/codes/release', handler: 'code.release' },
  ],
};
