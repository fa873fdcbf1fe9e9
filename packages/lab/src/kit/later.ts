/** A value that is loaded on first use and then available synchronously. */
export class Later<Value> {
  private readonly file: () => Promise<Value>;
  private loading: Promise<Value> | undefined;
  private readonly listeners = new Set<() => void>();
  /** Undefined until loaded. */
  value: Value | undefined;
  /** Why it could not be loaded. */
  problem: unknown;

  constructor(file: () => Promise<Value>) {
    this.file = file;
  }

  load(): Promise<Value> {
    this.loading ??= this.file().then(
      (value) => {
        this.value = value;
        this.tell();
        return value;
      },
      (problem: unknown) => {
        this.problem = problem;
        this.tell();
        throw problem;
      },
    );
    return this.loading;
  }

  /** Starts loading without waiting; users of the value receive the error. */
  begin(): void {
    this.load().catch(() => {});
  }

  /** Loads the value, and calls the listener when loading has succeeded or failed. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.begin();
    return () => {
      this.listeners.delete(listener);
    };
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
