import { useCallback, useEffect, useRef } from "react";

/** Milliseconds that a page may take to arrive after its link was clicked. */
const arrivesWithinMs = 10_000;

/** Returns a function that tells whether the page of a clicked link may still be loading. */
export function usePendingLink(pathname: string): () => boolean {
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    function note(event: MouseEvent): void {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (link) clickedAt.current = Date.now();
    }
    document.addEventListener("click", note, true);
    return () => {
      clickedAt.current = Number.NEGATIVE_INFINITY;
      document.removeEventListener("click", note, true);
    };
  }, [pathname]);
  return useCallback(() => Date.now() - clickedAt.current < arrivesWithinMs, []);
}
