/**
 * Sends the newest of what is pushed, at most once per `everyMs`: the first at once, the last always. Nothing is sent after
 * `stop`.
 */
export function sendSeldom<T>(send: (value: T) => void, everyMs: number): { push(value: T): void; stop(): void } {
  let newest: { readonly value: T } | null = null;
  let timer: NodeJS.Timeout | null = null;
  const pause = (): void => {
    timer = setTimeout(() => {
      timer = null;
      flush();
    }, everyMs);
  };
  const flush = (): void => {
    if (newest === null) return;
    const { value } = newest;
    newest = null;
    send(value);
    pause();
  };
  return {
    push(value) {
      newest = { value };
      if (timer === null) flush();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      newest = null;
    },
  };
}
