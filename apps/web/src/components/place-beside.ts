/** Space to the control and to the edges of the window, in pixels. */
const GAP = 6;

export interface Placing {
  readonly side: "above" | "below";
  readonly align: "middle" | "end" | "start";
}

/** Puts what floats beside its control, on the other side where there is no room, and never outside the window. */
export function placeBeside(floating: HTMLElement, control: HTMLElement, { side, align }: Placing): void {
  const { width, height } = floating.getBoundingClientRect();
  const at = control.getBoundingClientRect();
  const above = at.top - height - GAP;
  const below = at.bottom + GAP;
  const isAbove = side === "above" ? above >= GAP : below + height > window.innerHeight - GAP && above >= GAP;
  const lefts = { start: at.left, middle: at.left + (at.width - width) / 2, end: at.right - width };
  const left = Math.min(Math.max(GAP, lefts[align]), Math.max(GAP, window.innerWidth - width - GAP));
  floating.style.top = `${isAbove ? above : below}px`;
  floating.style.left = `${left}px`;
}
