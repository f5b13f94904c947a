import { act, screen, waitFor } from "@testing-library/react";
import { currentUserQuery } from "@/components/users/hooks";
import { clearToken, readToken, storeToken } from "@/lib/client/token-store";
import type { Group, Role } from "@/lib/shared/access";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { RouteGuard } from "./route-guard";

const never = () => new Promise<never>(() => {});
const denied = { status: 401, body: { error: "Please sign in to continue.", code: "not_signed_in" } };

function guarded(group: Group) {
  return (
    <RouteGuard group={group} siteName="Plaza">
      <h1>Inside</h1>
    </RouteGuard>
  );
}

const inside = () => screen.queryByRole("heading", { name: "Inside" });

function setWidth(width: number): void {
  Object.defineProperty(window, "innerWidth", { configurable: true, value: width });
}

beforeEach(() => setWidth(1280));
afterEach(() => {
  clearToken();
  jest.useRealTimers();
});

describe("RouteGuard", () => {
  test("shows a spinner while it fetches the user, then the page", async () => {
    let answer: (response: { body: unknown }) => void = () => {};
    storeToken("t1");
    const requests = mockCalls({
      "GET /api/user": () => new Promise((resolve) => (answer = resolve)),
      "GET /api/homepage-settings/loading_logo": { body: { value: "" } },
      "GET /api/homepage-settings/site_logo": { body: { value: "/images/logo.webp" } },
    });
    renderPage(guarded("member"), { path: "/profile", user: "asked" });
    expect(screen.getByRole("status")).toHaveTextContent("LOADING");
    expect(screen.getByRole("status").querySelector(".animate-spin")).toBeInTheDocument();
    expect(await screen.findByRole("img", { name: "Plaza" })).toHaveAttribute("src", "/images/logo.webp");
    expect(requests.map(({ call }) => call).filter((call) => call !== "GET /api/user")).toEqual([
      "GET /api/homepage-settings/loading_logo",
      "GET /api/homepage-settings/site_logo",
    ]);
    expect(inside()).not.toBeInTheDocument();
    answer({ body: userDto() });
    await waitFor(() => expect(inside()).toBeInTheDocument());
  });

  test("shows the page at once when the server sent the user", () => {
    const requests = mockCalls({});
    renderPage(guarded("customer"), { path: "/customer", user: userDto() });
    expect(inside()).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test("shows the page at once when the server allowed it, while the browser still checks", () => {
    storeToken("t1");
    mockCalls({ "GET /api/user": never });
    renderPage(
      <RouteGuard group="customer" seed={userDto()} siteName="Plaza">
        <h1>Inside</h1>
      </RouteGuard>,
      { path: "/customer", user: "asked" },
    );
    expect(inside()).toBeInTheDocument();
  });

  test("55: hides a page that the server rendered for somebody else", async () => {
    mockCalls({
      "GET /api/homepage-settings/loading_logo": { body: { value: "" } },
      "GET /api/homepage-settings/site_logo": { body: { value: "/images/logo.webp" } },
    });
    const seed = userDto({ id: "01890000-0000-7000-8000-00000000be11" });
    renderPage(
      <RouteGuard group="member" seed={seed} siteName="Plaza">
        <h1>Inside</h1>
      </RouteGuard>,
      { path: "/profile", user: userDto() },
    );
    expect(inside()).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("LOADING");
    expect(await screen.findByRole("img", { name: "Plaza" })).toBeInTheDocument();
  });

  test("trusts the browser's own answer over the server's when the user is gone", async () => {
    mockCalls({});
    const { visited } = renderPage(
      <RouteGuard group="customer" seed={userDto()} siteName="Plaza">
        <h1>Inside</h1>
      </RouteGuard>,
      { path: "/customer" },
    );
    await waitFor(() => expect(visited).toEqual(["/auth?next=%2Fcustomer"]));
    expect(inside()).not.toBeInTheDocument();
  });

  test("redirects to /auth with the return address without a user or token", async () => {
    mockCalls({});
    const { visited } = renderPage(guarded("member"), { path: "/profile" });
    await waitFor(() => expect(visited).toEqual(["/auth?next=%2Fprofile"]));
    expect(inside()).not.toBeInTheDocument();
  });

  test("redirects to /auth 5 seconds after a click whose page doesn’t load", async () => {
    jest.useFakeTimers();
    mockCalls({});
    const seed = userDto();
    const { visited, client } = renderPage(
      <>
        <a href="#" onClick={(event) => event.preventDefault()}>
          Edit profile
        </a>
        <RouteGuard group="customer" seed={seed} siteName="Plaza">
          <h1>Inside</h1>
        </RouteGuard>
      </>,
      { path: "/customer", user: seed },
    );
    act(() => screen.getByRole("link", { name: "Edit profile" }).click());
    await act(async () => {
      client.setQueryData(currentUserQuery.queryKey, null);
      await jest.advanceTimersByTimeAsync(1);
    });
    expect(inside()).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(visited).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(visited).toEqual(["/auth?next=%2Fcustomer"]);
  });

  test("shows 'Authenticating...' until the refresh of a stored token succeeds", async () => {
    storeToken("old");
    const requests = mockCalls({
      "POST /api/refresh-token": { body: { token: "new" } },
      "GET /api/user": { body: userDto() },
    });
    const { visited } = renderPage(guarded("member"), { path: "/profile" });
    expect(screen.getByRole("status")).toHaveTextContent("Authenticating...");
    await waitFor(() => expect(inside()).toBeInTheDocument());
    expect(requests.map(({ call }) => call)).toEqual(["POST /api/refresh-token", "GET /api/user"]);
    expect([readToken(), visited]).toEqual(["new", []]);
  });

  test("clears the token and goes to /auth when the refresh is refused", async () => {
    storeToken("old");
    const requests = mockCalls({ "POST /api/refresh-token": denied });
    const { visited } = renderPage(guarded("admin"), { path: "/admin/vendors" });
    await waitFor(() => expect(visited).toEqual(["/auth?next=%2Fadmin%2Fvendors"]));
    expect([readToken(), requests.length]).toEqual([null, 1]);
  });

  test("stops after 5 seconds without an answer", async () => {
    jest.useFakeTimers();
    storeToken("old");
    mockCalls({ "POST /api/refresh-token": never });
    const { visited } = renderPage(guarded("member"), { path: "/profile" });
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect([visited, readToken()]).toEqual([[], "old"]);
    expect(screen.getByRole("status")).toHaveTextContent("Authenticating...");
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect([visited, readToken()]).toEqual([["/auth?next=%2Fprofile"], null]);
  });

  test("stops after 5 seconds when the token was renewed without a user", async () => {
    jest.useFakeTimers();
    storeToken("old");
    mockCalls({ "POST /api/refresh-token": { body: { token: "new" } }, "GET /api/user": denied });
    const { visited } = renderPage(guarded("member"), { path: "/profile" });
    await act(() => jest.advanceTimersByTimeAsync(5100));
    expect([visited, readToken()]).toEqual([["/auth?next=%2Fprofile"], null]);
  });

  test.each<[Group, string, Role, string]>([
    ["admin", "/admin/vendors", "customer", "Only administrators can access this area."],
    ["vendor", "/subscription", "admin", "Only vendors can access this area."],
    ["customer", "/customer", "vendor", "Only customers can access this area."],
    ["seller", "/create-listing", "customer", "Only vendors or administrators can access this area."],
  ])("denies %s pages (%s) to a %s", (group, path, role, message) => {
    mockCalls({});
    renderPage(guarded(group), { path, user: userDto({ role }) });
    expect(screen.getByRole("heading", { name: "Access Denied" })).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(inside()).not.toBeInTheDocument();
  });

  test.each<[Group, string, number, boolean]>([
    ["admin", "/admin", 1280, true],
    ["admin", "/admin-direct", 1280, true],
    ["admin", "/admin/vendors", 1280, false],
    ["admin", "/admin/vendors", 1024, false],
    ["admin", "/admin/vendors", 1023, true],
    ["vendor", "/vendor", 1280, true],
    ["vendor", "/vendor-dashboard", 1280, true],
    ["vendor", "/subscription", 360, false],
    ["customer", "/customer", 360, false],
    ["member", "/profile", 360, false],
  ])("bypasses itself for %s at %s, %d pixels wide: %p", (group, path, width, bypassed) => {
    setWidth(width);
    storeToken("old");
    mockCalls({ "POST /api/refresh-token": never });
    renderPage(guarded(group), { path });
    expect(inside() !== null).toBe(bypassed);
  });

  test("follows the window as it grows past 1024 pixels", () => {
    setWidth(800);
    mockCalls({});
    renderPage(guarded("admin"), { path: "/admin/vendors", user: userDto() });
    expect(inside()).toBeInTheDocument();
    setWidth(1200);
    act(() => void window.dispatchEvent(new Event("resize")));
    expect(screen.getByRole("heading", { name: "Access Denied" })).toBeInTheDocument();
  });
});
