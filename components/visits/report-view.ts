import { countVisit } from "@/lib/visits/contract";
import type { PageView } from "@/lib/visits/schema";

/** Where somebody came from is told once a document. */
let arrived = false;
/** The page and the search that were told of last. */
let told = "";

function arrival(params: URLSearchParams): Partial<PageView> {
  const tag = (name: string) => params.get(`utm_${name}`)?.slice(0, 100);
  const host = document.referrer.split("/")[2];
  return {
    referrer: host === location.host ? undefined : host,
    source: tag("source"),
    medium: tag("medium"),
    campaign: tag("campaign"),
  };
}

/**
 * Tells the server of the page that is seen now, or as soon as it is: not of one that was opened behind another, and not
 * again where only filters have changed.
 */
export function reportView(): void {
  if (document.visibilityState !== "visible") {
    document.addEventListener("visibilitychange", reportView, { once: true });
    return;
  }
  const { pathname, search } = location;
  const params = new URLSearchParams(search);
  // The homepage filters its list while one types.
  const words = pathname === "/" ? null : (params.get("q") ?? params.get("search"));
  const page = `${pathname} ${words ?? ""}`;
  if (page === told) return;
  told = page;
  const total = document.querySelector<HTMLElement>("[data-total]")?.dataset.total;
  const view: PageView = {
    path: pathname.slice(0, 300),
    ...(arrived ? {} : arrival(params)),
    search: words && total ? { words: words.slice(0, 100), total: Number(total) } : undefined,
  };
  arrived = true;
  navigator.sendBeacon(countVisit.path, new Blob([JSON.stringify(view)], { type: "application/json" }));
}

/** A page that the browser kept whole while another was seen is seen once more. */
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  told = "";
  reportView();
});
