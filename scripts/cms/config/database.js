const { join } = require('node:path');

module.exports = ({ env }) => ({
  connection: {
    client: 'sqlite',
    connection: { filename: join(env('CMS_CONTENT'), 'data.db') },
    useNullAsDefault: true,
  },
});
