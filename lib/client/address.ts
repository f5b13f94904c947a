import { useCallback, useEffect, useState } from "react";

type Shown = { href: string; mode: "push" | "replace" };

/**
 * Puts another address into the bar without a trip to the server; Next hands its parameters to useSearchParams. In an
 * effect, because the router listens to the history only from its own first effect on: a click may come before that,
 * and would change the address alone.
 */
export function useShallowNavigation(): (href: string, mode: Shown["mode"]) => void {
  const [next, setNext] = useState<Shown | null>(null);

  useEffect(() => {
    if (!next) return;
    if (next.mode === "push") window.history.pushState(null, "", next.href);
    else window.history.replaceState(null, "", next.href);
  }, [next]);

  return useCallback((href, mode) => setNext({ href, mode }), []);
}
