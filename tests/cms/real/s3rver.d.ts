/** What is used of it: it has no types of its own. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: object);
    run: () => Promise<unknown>;
    close: () => Promise<void>;
  }
}
