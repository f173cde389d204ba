import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { own, selfCanonical, shown } from "../../../../fixes/head/canonical.ts";

type Saw = { readonly forwardsTo: string | null };

const pastStubs: Fixer<Saw> = perPage({
  make: (page, _view, { evidence: { saw } }) => shown(page, saw.forwardsTo ?? own(page)),
  each: true,
});

/** Second forms of pages name the page that the stub stands for, as their neighbours do; all others name themselves. */
export const fix: Fixer<Saw> = (cause, view) =>
  cause.faults.some(({ evidence: { saw } }) => saw.forwardsTo !== null)
    ? pastStubs(cause, view)
    : selfCanonical(cause, view);
