import { act, screen, waitFor } from "@testing-library/react";
import { useFavorites } from "@/components/favorites/hooks";
import { useUnreadMessages } from "@/components/messages/unread-hooks";
import { useUnreadNotifications } from "@/components/notifications/hooks";
import { readToasts } from "@/components/ui/toast-store";
import { useCurrentUser } from "@/components/users/hooks";
import { clearToken, readToken, storeToken } from "@/lib/client/token-store";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { setLogoutDestination } from "./sign-out-browser";
import { RouteGuard } from "./route-guard";
import { useLogout } from "./session-hooks";
import { useSessionSync } from "./session-sync";

function Person() {
  useSessionSync();
  const logOut = useLogout();
  const { user } = useCurrentUser();
  return <button onClick={logOut}>{user ? user.username : "nobody"}</button>;
}

function Numbers() {
  useUnreadMessages();
  useUnreadNotifications("ada");
  useFavorites();
  return null;
}

function Unread() {
  return useCurrentUser().user ? <Numbers /> : null;
}

function changeElsewhere(oldValue: string | null, newValue: string | null, key = "authToken"): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue })));
}

function tokenOf(sub: string, serial: number): string {
  return `x.${btoa(JSON.stringify({ sub, serial }))}.y`;
}

function markSignedIn(): void {
  document.cookie = "plaza_signed_in=1; Path=/";
}

const person = () => screen.getByRole("button").textContent;

afterEach(() => {
  setLogoutDestination(null);
  clearToken();
  localStorage.clear();
  document.cookie = "plaza_signed_in=; Path=/; Max-Age=0";
});

describe("useSessionSync", () => {
  test("signs out of both storages when another tab signs out", async () => {
    mockCalls({});
    storeToken("t1");
    const [own, other] = [`draft:${userDto().id}:profile:1`, "draft:somebody:profile:1"];
    for (const name of [own, other]) localStorage.setItem(name, "half a text");
    localStorage.setItem("recentSearches", "[]");
    const { refreshed, client } = renderPage(<Person />, { user: userDto(), path: "/vendor" });
    client.setQueryData(["messages"], ["private"]);
    changeElsewhere("t1", null);
    await waitFor(() => expect(person()).toBe("nobody"));
    expect([readToken(), sessionStorage.getItem("authToken")]).toEqual([null, null]);
    expect(refreshed).toEqual(["/vendor"]);
    expect([localStorage.getItem(own), localStorage.getItem(other)]).toEqual(["half a text", null]);
    expect([localStorage.getItem("recentSearches"), client.getQueryData(["messages"])]).toEqual([
      null,
      undefined,
    ]);
  });

  test("signs out when another tab clears the storage", async () => {
    storeToken("t1");
    renderPage(<Person />, { user: userDto() });
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
    await waitFor(() => expect(person()).toBe("nobody"));
    expect(readToken()).toBeNull();
  });

  test.each([
    ["nobody was signed in", null],
    ["somebody else was", tokenOf("someone", 1)],
  ])("refetches the user when another tab signed in and %s", async (_, before) => {
    mockCalls({ "GET /api/user": { body: userDto() } });
    const { refreshed } = renderPage(<Person />);
    changeElsewhere(before, tokenOf("ada", 2));
    await waitFor(() => expect(person()).toBe("ada"));
    expect(refreshed).toHaveLength(1);
  });

  test("signs out when another tab did and this one has already dropped its dead token", async () => {
    markSignedIn();
    const { refreshed } = renderPage(<Person />, { user: userDto(), path: "/vendor" });
    changeElsewhere(null, "1", "plaza_signed_out");
    await waitFor(() => expect(person()).toBe("nobody"));
    changeElsewhere("1", null, "plaza_signed_out");
    changeElsewhere("t1", null);
    expect(refreshed).toEqual(["/vendor"]);
  });

  test("signs out when another tab did before this page listened", async () => {
    const { refreshed } = renderPage(<Person />, { user: userDto(), path: "/vendor" });
    await waitFor(() => expect(person()).toBe("nobody"));
    expect(refreshed).toEqual(["/vendor"]);
  });

  test("signs out when another tab did while the page was still fetching the user", async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const requests = mockCalls({
      "GET /api/user": async () => {
        await answered;
        return { body: userDto() };
      },
    });
    storeToken("t1");
    const { client } = renderPage(<Person />, { user: "asked" });
    await waitFor(() => expect(requests).toHaveLength(1));
    changeElsewhere("t1", null);
    answer();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(person()).toBe("nobody");
  });

  test("does nothing when another tab only renewed the token or stored something else", async () => {
    markSignedIn();
    const requests = mockCalls({ "GET /api/user": { body: userDto({ username: "bo" }) } });
    const { refreshed } = renderPage(<Person />, { user: userDto() });
    changeElsewhere(tokenOf("ada", 1), tokenOf("ada", 2));
    changeElsewhere(null, "dark", "theme");
    expect([person(), requests, refreshed]).toEqual(["ada", [], []]);
    // Late effects of the changes above would add to those of this one.
    changeElsewhere(tokenOf("ada", 2), tokenOf("bo", 1));
    await waitFor(() => expect(person()).toBe("bo"));
    expect([requests.map(({ call }) => call), refreshed.length]).toEqual([["GET /api/user"], 1]);
  });

  test("catches up when the browser restores the page from its cache", async () => {
    const comeBack = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));
    mockCalls({ "GET /api/user": { body: userDto() } });
    storeToken("t1");
    renderPage(<Person />, { user: userDto() });
    clearToken();
    comeBack(false);
    expect(person()).toBe("ada");
    comeBack(true);
    await waitFor(() => expect(person()).toBe("nobody"));
    storeToken("t2");
    comeBack(true);
    await waitFor(() => expect(person()).toBe("ada"));
  });
});

describe("useLogout", () => {
  test("39: signs out, clears personal data on this device and goes home", async () => {
    const requests = mockCalls({ "POST /api/logout": { body: { success: true } } });
    storeToken("t1");
    localStorage.setItem("draft:listing", "half a listing");
    localStorage.setItem("recentSearches", "[]");
    localStorage.setItem("favoriteIds", "[]");
    localStorage.setItem("plaza_compare", "01890000-0000-7000-8000-000000000009");
    localStorage.setItem("plaza_viewed", "01890000-0000-7000-8000-000000000009");
    localStorage.setItem("plaza_place", "austin-tx Austin, TX");
    localStorage.setItem("theme", "dark");
    document.cookie = "plaza_signed_in=1; Path=/";
    const { visited } = renderPage(<Person />, { user: userDto() });
    const stored = jest.spyOn(Storage.prototype, "setItem");
    act(() => screen.getByRole("button").click());
    await waitFor(() => expect(visited).toEqual(["/"]));
    expect(stored).toHaveBeenCalledWith("plaza_signed_out", "1");
    stored.mockRestore();
    expect(requests.map(({ call }) => call)).toEqual(["POST /api/logout"]);
    expect([person(), readToken(), document.cookie]).toEqual(["nobody", null, ""]);
    expect(Object.keys(localStorage)).toEqual(["theme"]);
  });

  test("cancels pending requests of the user before the session ends", async () => {
    const order: string[] = [];
    globalThis.fetch = (input, init) => {
      const path = String(input);
      order.push(path);
      init?.signal?.addEventListener("abort", () => order.push(`${path} aborted`));
      return path === "/api/logout"
        ? Promise.resolve(Response.json({ success: true }))
        : new Promise<Response>(() => undefined);
    };
    const asking = (
      <>
        <Person />
        <Unread />
      </>
    );
    markSignedIn();
    // Preloads code that a browser loads late.
    await import("@/components/events/live");
    const { visited } = renderPage(asking, { user: userDto() });
    let streams = 0;
    class Stream extends EventSource {
      constructor(address: string) {
        super(address);
        streams += 1;
      }
      override close(): void {
        order.push("events closed");
      }
    }
    Object.assign(globalThis, { EventSource: Stream });
    await waitFor(() => expect([order.length, streams]).toEqual([3, 1]));
    const numbers = [...order];
    act(() => screen.getByRole("button").click());
    await waitFor(() => expect(visited).toEqual(["/"]));
    const aborted = numbers.map((path) => `${path} aborted`);
    expect(order).toEqual([...numbers, "events closed", ...aborted, "/api/logout"]);
  });

  test("goes from a guarded page to the homepage, not to the sign-in", async () => {
    mockCalls({ "POST /api/logout": { body: { success: true } } });
    const guarded = (
      <RouteGuard group="member" siteName="Plaza">
        <Person />
      </RouteGuard>
    );
    markSignedIn();
    const { visited } = renderPage(guarded, { user: userDto(), path: "/profile" });
    act(() => screen.getByRole("button").click());
    await waitFor(() => expect(screen.getByRole("status")).toBeInTheDocument());
    await waitFor(() => expect(visited).toEqual(["/", "/"]));
  });

  test.each([
    ["does not answer", {}],
    ["could not end the session", { "POST /api/logout": { body: { success: false } } }],
  ])("15: signs this device out even when the server %s", async (_, answers) => {
    mockCalls(answers);
    storeToken("t1");
    const { visited } = renderPage(<Person />, { user: userDto() });
    act(() => screen.getByRole("button").click());
    await waitFor(() => expect(visited).toEqual(["/"]));
    expect([person(), readToken(), sessionStorage.getItem("authToken")]).toEqual(["nobody", null, null]);
    expect(readToasts()[0]).toMatchObject({
      title: "Logout had issues",
      description:
        "Your session may still be active on the server, but you've been logged out on this device.",
      variant: "destructive",
    });
  });
});
