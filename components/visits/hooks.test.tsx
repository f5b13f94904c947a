import { act, render } from "@testing-library/react";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { useReportedViews } from "./hooks";

type Sent = { path: string; search?: object };

let sent: { address: string; view: Sent }[];
let visibility: DocumentVisibilityState;
let follow: EventListener;
let late: { reportView: () => void };

/** jsdom cannot read a Blob. */
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
  late = await import("./report-view");
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
  // Each test has a copy of the module, which lasts as long as its page.
  removeEventListener("pageshow", follow);
  globalThis.Blob = realBlob;
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
});

function rest(ms: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

function Reporter() {
  useReportedViews();
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

test("tells once of each page, also after a navigation, and not of one that was left within a second", async () => {
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

test("takes another search for another view, but not another sort, nor what is typed on the homepage", async () => {
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

test("tells of a page that comes back whole, and of no other that is shown", async () => {
  render(<Page path="/products" />);
  await rest(1000);
  for (const persisted of [false, true]) {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  }
  expect(paths()).toEqual(["/products", "/products"]);
});

test("waits until somebody sees the page, and tells of the one that is there then", async () => {
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

test("tells what was searched for and how much was found", () => {
  document.body.innerHTML = '<h2 data-total="0">0 listings</h2>';
  history.replaceState(null, "", `/search?q=${"blue+wagon+".repeat(20)}&sort=newest`);
  late.reportView();
  history.replaceState(null, "", "/jobs?search=nurse");
  late.reportView();
  history.replaceState(null, "", "/products");
  late.reportView();
  expect(sent.map(({ view }) => view)).toEqual([
    { path: "/search", search: { words: "blue wagon ".repeat(20).slice(0, 100), total: 0 } },
    { path: "/jobs", search: { words: "nurse", total: 0 } },
    { path: "/products" },
  ]);
});

test("tells once where somebody came from, and nothing else of the address", () => {
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
