import { useId, type ReactNode } from "react";

/** A group of samples. */
export function Samples({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-line pt-6">
      <h2 id={id} className="text-20 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One component in its states. */
export function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-3 md:grid-cols-[9rem_minmax(0,1fr)]">
      <h3 className="text-13 text-ink-3">{name}</h3>
      <div className="flex min-w-0 flex-wrap items-center gap-3 [&>*]:max-w-full">{children}</div>
    </div>
  );
}
