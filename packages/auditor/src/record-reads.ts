/** A value that was looked at: where it stands and what it is. */
export interface Read {
  /** Dotted, e.g. `head.titles.0.text`. */
  readonly path: string;
  readonly value: string | number | boolean | null;
}

export interface Recording<T> {
  /** A proxy of the given facts that notes what is read. */
  readonly facts: T;
  /** Single values that were read, each once, in order. */
  reads(): readonly Read[];
}

/** Notes what a judge reads of plain facts. The facts must not be frozen: a proxy may then not stand for their parts. */
export function recordReads<T extends object>(facts: T): Recording<T> {
  const seen = new Map<string, Read>();
  const proxies = new WeakMap<object, object>();
  const wrap = (part: object, path: string): object => {
    const known = proxies.get(part);
    if (known !== undefined) return known;
    const proxy = new Proxy(part, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof name === "symbol" || !Object.hasOwn(target, name)) return value;
        const at = path === "" ? name : `${path}.${name}`;
        if (typeof value === "object" && value !== null) return wrap(value, at);
        if (isSingle(value)) seen.set(at, { path: at, value });
        return value;
      },
    });
    proxies.set(part, proxy);
    return proxy;
  };
  return { facts: wrap(facts, "") as T, reads: () => [...seen.values()] };
}

const isSingle = (value: unknown): value is Read["value"] =>
  value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";
