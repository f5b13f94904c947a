import { useCallback, useEffect, useState } from "react";

type AddressChange = { href: string; mode: "push" | "replace" };

/**
 * Updates the address bar without a server round trip; Next passes the new parameters to useSearchParams. Runs in an
 * effect because the router patches history only in its first effect, and an earlier click would change nothing but the
 * address.
 */
export function useShallowNavigation(): (href: string, mode: AddressChange["mode"]) => void {
  const [next, setNext] = useState<AddressChange | null>(null);

  useEffect(() => {
    if (!next) return;
    if (next.mode === "push") window.history.pushState(null, "", next.href);
    else window.history.replaceState(null, "", next.href);
  }, [next]);

  return useCallback((href, mode) => setNext({ href, mode }), []);
}
