import { useEffect, useRef } from "react";

/**
 * Moves the keyboard to the content after each change of page, as a browser does when it loads one: whoever can't see
 * the page hears that it is another one. A field that took the focus itself keeps it.
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("main");
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
