/**
 * Headers of a request that is not sent on a kept connection. A server may close an idle connection
 * while a request is sent on it, as may a proxy while a function is suspended: whether data were
 * written would be unknown.
 */
export const once = { Connection: 'close' };
