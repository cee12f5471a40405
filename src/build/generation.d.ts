/** Provided by scripts/incremental/integration.ts. */
declare module 'virtual:generation' {
  /** The series of builds whose pages this one can reuse (docs/decisions/0006). */
  export const generation: {
    id: string;
    /** Start of the first of them in ms; `SOURCE_DATE_EPOCH` overrides it. */
    startedAt: number;
  };
}
