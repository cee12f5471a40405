/** The used part of its API: the package has no types. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: object);
    run: () => Promise<unknown>;
    close: () => Promise<void>;
  }
}
