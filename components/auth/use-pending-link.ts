import { useCallback, useEffect, useRef } from "react";

const navigationTimeoutMs = 10_000;

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
  return useCallback(() => Date.now() - clickedAt.current < navigationTimeoutMs, []);
}
