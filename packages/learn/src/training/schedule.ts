/** A half-cosine schedule: the step size falls from `first` to `last` while `done` of `all` games are played. */
export function cosine(first: number, last: number, done: number, all: number): number {
  return last + ((first - last) * (1 + Math.cos(Math.PI * Math.min(1, done / all)))) / 2;
}
