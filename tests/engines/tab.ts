/** A browser tab in a separate profile with empty storage. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It must not refer to anything outside itself. */
  evaluate: <T, A extends string[]>(run: (...args: A) => T, ...args: A) => Promise<T>;
  /** Clicks with the pointer: only this counts as user activation. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  reload: () => Promise<void>;
  close: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

export interface Engine {
  open: (size: Size) => Promise<Tab>;
  close: () => Promise<void>;
}
