import { act, render } from "@testing-library/react";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { useReportViews } from "./use-report-views";

type Sent = { path?: string; search?: object; words?: string; failed?: string };

let sent: { address: string; view: Sent }[];
let visibility: DocumentVisibilityState;
let follow: EventListener;
let press: EventListener;
let late: { reportView: () => void };

class ReadableBlob {
  readonly text: string;
  readonly type: string | undefined;
  constructor([text = ""]: string[], options?: { type: string }) {
    this.text = text;
    this.type = options?.type;
  }
}

const realBlob = globalThis.Blob;

beforeEach(async () => {
  jest.resetModules();
  const listen = jest.spyOn(globalThis, "addEventListener");
  const listenInside = jest.spyOn(document, "addEventListener");
  late = await import("./report-view");
  press = listenInside.mock.calls.find(([name]) => name === "click")?.[1] as EventListener;
  follow = listen.mock.calls.find(([name]) => name === "pageshow")?.[1] as EventListener;
  jest.useFakeTimers();
  sent = [];
  visibility = "visible";
  globalThis.Blob = ReadableBlob as unknown as typeof Blob;
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
  navigator.sendBeacon = (address, data) => {
    const { text, type } = data as unknown as ReadableBlob;
    expect(type).toBe("application/json");
    sent.push({ address: String(address), view: JSON.parse(text) as Sent });
    return true;
  };
});

afterEach(() => {
  jest.useRealTimers();
  // Each test loads its own copy of the module, whose listeners would last as long as the page.
  removeEventListener("pageshow", follow);
  for (const name of ["click", "auxclick"]) document.removeEventListener(name, press, true);
  globalThis.Blob = realBlob;
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
});

function rest(ms: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

function Reporter() {
  useReportViews();
  return null;
}

function Page({ path, query = "" }: { path: string; query?: string }) {
  history.replaceState(null, "", `${path}?${query}`);
  return (
    <PathnameContext value={path}>
      <SearchParamsContext value={new URLSearchParams(query)}>
        <Reporter />
      </SearchParamsContext>
    </PathnameContext>
  );
}

const paths = () => sent.map(({ view }) => view.path);

test("reports each page once, after a navigation too, and none that was left within a second", async () => {
  const { rerender } = render(<Page path="/products" />);
  await rest(999);
  expect(sent).toEqual([]);
  await rest(1);
  expect(sent).toEqual([{ address: "/api/visits", view: { path: "/products" } }]);
  rerender(<Page path="/services" />);
  await rest(500);
  rerender(<Page path="/jobs" />);
  rerender(<Page path="/jobs" />);
  await rest(60_000);
  expect(paths()).toEqual(["/products", "/jobs"]);
});

test("counts another search as another view, but not another sort or text typed on the homepage", async () => {
  const { rerender } = render(<Page path="/search" query="q=lamp" />);
  await rest(1000);
  for (const query of ["q=lamp&sort=price_asc", "q=table"]) {
    rerender(<Page path="/search" query={query} />);
    await rest(1000);
  }
  expect(paths()).toEqual(["/search", "/search"]);
  for (const query of ["", "search=la", "search=lamp"]) {
    rerender(<Page path="/" query={query} />);
    await rest(1000);
  }
  expect(paths()).toEqual(["/search", "/search", "/"]);
});

test("reports a page restored from the back/forward cache, and no other one that is shown", async () => {
  render(<Page path="/products" />);
  await rest(1000);
  for (const persisted of [false, true]) {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  }
  expect(paths()).toEqual(["/products", "/products"]);
});

test("waits until the page is visible, and reports the current one", async () => {
  visibility = "hidden";
  const { rerender } = render(<Page path="/products" />);
  await rest(1000);
  rerender(<Page path="/jobs" />);
  await rest(1000);
  expect(sent).toEqual([]);
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(paths()).toEqual(["/jobs"]);
});

test("reports the search words and the number of results", () => {
  document.body.innerHTML = '<h2 data-total="0">0 listings</h2>';
  history.replaceState(null, "", `/search?q=${"blue+wagon+".repeat(20)}&sort=newest`);
  late.reportView();
  history.replaceState(null, "", "/jobs?search=nurse");
  late.reportView();
  history.replaceState(null, "", "/products");
  late.reportView();
  expect(sent.map(({ view }) => view)).toEqual([
    { path: "/search", search: { words: "blue wagon ".repeat(20).slice(0, 200), total: 0 } },
    { path: "/jobs", search: { words: "nurse", total: 0 } },
    { path: "/products" },
  ]);
});

describe("a click on a result", () => {
  const clicked = () =>
    sent.filter(({ address }) => address === "/api/search/clicks").map(({ view }) => view);

  function showResults(query: string, total: number, tier?: number): void {
    history.replaceState(null, "", query);
    document.body.innerHTML = `<div class="results"><h2 data-total="${total}" ${tier === undefined ? "" : `data-tier="${tier}"`}></h2>
      <article><a href="#1">One</a></article><article><a href="#2">Two <b>bold</b></a><button>Save</button></article></div>
      <article><a href="#3">Another list</a></article>`;
    late.reportView();
  }
  const pressOn = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

  beforeEach(() => window.sessionStorage.clear());

  test("reports a click once with its position and tier", () => {
    showResults("/search?q=wagon", 2, 1);
    for (const selector of ["button", "body > article a", "b", "article a"]) pressOn(selector);
    expect(clicked()).toEqual([{ words: "wagon", tier: 1, position: 2 }]);
    showResults("/search?q=red+wagon", 2);
    pressOn("article a");
    expect(clicked().at(-1)).toEqual({ words: "red wagon", position: 1 });
  });

  test("reports a click of the middle button, and not of the right one", () => {
    showResults("/search?q=wagon", 2, 1);
    for (const button of [2, 1])
      document.querySelector("b")?.dispatchEvent(new MouseEvent("auxclick", { bubbles: true, button }));
    expect(clicked()).toHaveLength(1);
  });

  test("ignores clicks on a list without a search, and on a further page of one", () => {
    for (const query of ["/products", "/search?q=wagon&cursor=abc"]) {
      showResults(query, 2, 1);
      pressOn("b");
    }
    expect(clicked()).toEqual([]);
  });

  test("names the preceding search without results, once", () => {
    showResults("/search?q=waggon+cart", 0);
    showResults("/search?q=wagon", 2, 1);
    pressOn("b");
    showResults("/search?q=cart", 2, 1);
    pressOn("b");
    expect(clicked().map(({ words, failed }) => [words, failed])).toEqual([
      ["wagon", "waggon cart"],
      ["cart", undefined],
    ]);
  });

  test.each([
    ["another search came between", ["/search?q=xyz", "/search?q=table", "/search?q=wagon"]],
    ["filters may have emptied the list", ["/search?q=xyz&maxPrice=5", "/search?q=wagon"]],
    ["it covered one section", ["/products?search=xyz", "/search?q=wagon"]],
  ])("names no search without results if %s", (_, queries) => {
    for (const query of queries) showResults(query, query.includes("xyz") ? 0 : 2, 1);
    pressOn("b");
    expect(clicked()).toEqual([{ words: "wagon", tier: 1, position: 2 }]);
  });
});

test("reports the referrer once, and nothing else of the address", () => {
  Object.defineProperty(document, "referrer", {
    configurable: true,
    get: () => "https://news.example/a/secret?x=1",
  });
  history.replaceState(null, "", "/reset-password?token=secret&utm_source=letter&utm_campaign=fall");
  late.reportView();
  history.replaceState(null, "", "/auth");
  late.reportView();
  expect(sent.map(({ view }) => view)).toEqual([
    { path: "/reset-password", referrer: "news.example", source: "letter", campaign: "fall" },
    { path: "/auth" },
  ]);
  expect(JSON.stringify(sent)).not.toContain("secret");
  Reflect.deleteProperty(document, "referrer");
});
