import { useEffect, useRef, useState, type RefObject } from "react";

/** How far below the window something counts as nearly seen. */
const MARGIN = "400px";

/** Whether an element has come near the window; it stays seen from then on. */
export function useSeen<E extends Element>(): { readonly ref: RefObject<E | null>; readonly seen: boolean } {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen };
}
