/** What is loaded when it is first asked for, and is at hand from then on. */
export class Later<Value> {
  private readonly file: () => Promise<Value>;
  private loading: Promise<Value> | undefined;
  private readonly listeners = new Set<() => void>();
  /** Undefined until it is there. */
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

  /** Loads it without waiting; whoever uses it hears of what went wrong. */
  begin(): void {
    this.load().catch(() => {});
  }

  /** Loads it, and calls when that has come to an end. */
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
