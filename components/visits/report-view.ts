import { countSearchClick, countVisit } from "@/lib/visits/contract";
import type { PageView, SearchClick } from "@/lib/visits/schema";
import { rememberSearch, takeFailedSearch } from "./failed-search";

let isReferrerReported = false;
let lastReportedPage = "";
let shownSearch: Required<PageView>["search"] | null = null;

const wordsKeys = ["q", "search"];

function send({ path }: { path: string }, body: object): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: "application/json" }));
}

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

function searchOf(words: string | null): PageView["search"] {
  const { total, tier } = document.querySelector<HTMLElement>("[data-total]")?.dataset ?? {};
  if (!words || !total) return undefined;
  return {
    words: words.slice(0, 200),
    total: Number(total),
    tier: tier ? (Number(tier) as SearchClick["tier"]) : undefined,
  };
}

/** Waits until the page is visible; a change of filters alone isn't reported. */
export function reportView(): void {
  if (document.visibilityState !== "visible") {
    document.addEventListener("visibilitychange", reportView, { once: true });
    return;
  }
  const { pathname, search } = location;
  const params = new URLSearchParams(search);
  // The homepage filters its list during typing.
  const words = pathname === "/" ? null : (params.get("q") ?? params.get("search"));
  const page = `${pathname} ${words ?? ""}`;
  if (page === lastReportedPage) return;
  lastReportedPage = page;
  const view: PageView = {
    path: pathname.slice(0, 300),
    ...(isReferrerReported ? {} : arrival(params)),
    search: searchOf(words),
  };
  isReferrerReported = true;
  shownSearch = params.has("cursor") ? null : (view.search ?? null);
  if (view.search) {
    const isFiltered = pathname !== "/search" || [...params.keys()].some((key) => !wordsKeys.includes(key));
    rememberSearch(view.search, isFiltered);
  }
  send(countVisit, view);
}

function reportClick({ target, type, button }: MouseEvent): void {
  if (!shownSearch || (type === "auxclick" && button !== 1)) return;
  const card = (target as Element).closest("a[href]")?.closest(".results article");
  if (!card) return;
  const position = [...document.querySelectorAll(".results article")].indexOf(card) + 1;
  const { words, tier } = shownSearch;
  const click: SearchClick = {
    words,
    tier,
    position: Math.min(position, 500),
    failed: takeFailedSearch(words),
  };
  shownSearch = null;
  send(countSearchClick, click);
}

document.addEventListener("click", reportClick, { capture: true });
document.addEventListener("auxclick", reportClick, { capture: true });

/** A page restored from the back/forward cache counts again. */
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  lastReportedPage = "";
  reportView();
});
