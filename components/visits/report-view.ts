import { countVisit } from "@/lib/visits/contract";
import type { PageView } from "@/lib/visits/schema";

/** Where somebody came from is told once a document. */
let arrived = false;

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

/** Tells the server of the page that is seen now, or as soon as it is: not of one that was opened behind another. */
export function reportView(): void {
  if (document.visibilityState !== "visible") {
    document.addEventListener("visibilitychange", reportView, { once: true });
    return;
  }
  const params = new URLSearchParams(location.search);
  const words = params.get("q") ?? params.get("search");
  const total = document.querySelector<HTMLElement>("[data-total]")?.dataset.total;
  const view: PageView = {
    path: location.pathname.slice(0, 300),
    ...(arrived ? {} : arrival(params)),
    search: words && total ? { words: words.slice(0, 100), total: Number(total) } : undefined,
  };
  arrived = true;
  navigator.sendBeacon(countVisit.path, new Blob([JSON.stringify(view)], { type: "application/json" }));
}
