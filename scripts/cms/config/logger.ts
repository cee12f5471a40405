export default { level: 'warn' };
