/** Provided by scripts/incremental/integration.ts. */
declare module 'virtual:generation' {
  /** The series of builds that this one shares pages with (docs/decisions/0006). */
  export const generation: {
    id: string;
    /** When the first of them started, in ms; `SOURCE_DATE_EPOCH` pins it. */
    startedAt: number;
  };
}
