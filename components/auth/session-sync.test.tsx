import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { useCurrentUser } from "@/components/users/hooks";
import { call } from "@/lib/client/api";
import { announceSessionEnd } from "@/lib/client/session-end";
import { clearToken } from "@/lib/client/token-store";
import { getProfile } from "@/lib/users/profile.contract";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { useSessionSync } from "./session-sync";

function Person() {
  useSessionSync();
  const { user } = useCurrentUser();
  return <output>{user ? user.username : "nobody"}</output>;
}

const person = () => screen.getByRole("status").textContent;

function tokenOf(sub: string): string {
  return `x.${btoa(JSON.stringify({ sub }))}.y`;
}

function changeElsewhere(oldValue: string, newValue: string): void {
  localStorage.setItem("authToken", newValue);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "authToken", oldValue, newValue })));
}

function markSignedIn(): void {
  document.cookie = "plaza_signed_in=1; Path=/";
}

afterEach(() => {
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "plaza_signed_in=; Path=/; Max-Age=0";
});

describe("the device", () => {
  const [ann, ben] = [userDto(), userDto({ id: "01890000-0000-7000-8000-00000000be11", username: "ben" })];
  const answers = [
    ["saved-searches"],
    ["messages", "inboxes"],
    ["profile"],
    ["imports"],
    ["quick-replies"],
    ["blocks"],
  ];
  const stores = ["recentSearches", "favoriteIds", "plaza_compare", "plaza_viewed", "plaza_place"];

  function fill(client: QueryClient): void {
    for (const key of answers) client.setQueryData(key, "Ann’s");
    for (const name of stores) localStorage.setItem(name, "Ann’s");
    localStorage.setItem(`draft:${ann.id}:profile:1`, "Ann’s");
    localStorage.setItem("draft::contact:1", "Ann’s");
    sessionStorage.setItem("draft:outgoing:1", "Ann’s");
  }

  const left = (client: QueryClient) => [
    ...answers.filter((key) => client.getQueryData(key) !== undefined).map(([name]) => name),
    ...[...Object.entries(localStorage), ...Object.entries(sessionStorage)]
      .filter(([, value]) => value === "Ann’s")
      .map(([name]) => name),
  ];
  const annsDraft = `draft:${ann.id}:profile:1`;

  test("55: clears everything but drafts when the server refuses to refresh the session", async () => {
    markSignedIn();
    const calls = mockCalls({
      "GET /api/profile": { status: 401, body: {} },
      "POST /api/refresh-token": { status: 401, body: {} },
    });
    const { client, refreshed } = renderPage(<Person />, { user: ann, path: "/messages" });
    fill(client);
    await call(getProfile, {}).catch(() => undefined);
    await waitFor(() => expect(person()).toBe("nobody"));
    expect(left(client)).toEqual([annsDraft]);
    expect([refreshed, document.cookie]).toEqual([["/messages"], ""]);
    expect(calls.map(({ call: name }) => name)).toEqual(["GET /api/profile", "POST /api/refresh-token"]);
  });

  test("clears everything but drafts when a page opens without a session", async () => {
    localStorage.setItem("plaza_person", ann.id);
    const page = renderPage(<Person />, { user: "asked" });
    fill(page.client);
    await waitFor(() => expect(left(page.client)).toEqual([annsDraft]));
    expect(localStorage.getItem("plaza_person")).toBeNull();
  });

  test("55: shows the next user in the same tab nothing of the previous one", async () => {
    markSignedIn();
    mockCalls({ "GET /api/user": { body: ben } });
    const { client } = renderPage(<Person />, { user: ann });
    fill(client);
    changeElsewhere(tokenOf("ada"), tokenOf("ben"));
    await waitFor(() => expect(person()).toBe("ben"));
    // Ben's sign-in clears Ann's drafts too. Only the end of a session keeps them.
    await waitFor(() => expect(left(client)).toEqual([]));
    expect(localStorage.getItem("plaza_person")).toBe(ben.id);
  });

  const never = () => new Promise<never>(() => {});
  const restore = () =>
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));

  test.each([
    ["another tab signs in", () => changeElsewhere(tokenOf(ann.id), tokenOf(ben.id))],
    [
      "the browser restores the page from its cache",
      () => {
        localStorage.setItem("authToken", tokenOf(ben.id));
        restore();
      },
    ],
  ])("55: hides the previous person as soon as %s as somebody else", async (_, replace) => {
    markSignedIn();
    mockCalls({ "GET /api/user": never });
    const { client, refreshed } = renderPage(<Person />, { user: ann, path: "/vendor" });
    fill(client);
    replace();
    await waitFor(() => expect(person()).toBe("nobody"));
    expect(answers.filter((key) => client.getQueryData(key) !== undefined)).toEqual([]);
    expect([sessionStorage.getItem("draft:outgoing:1"), refreshed]).toEqual([null, ["/vendor"]]);
  });

  test("keeps a restored page of the same person", async () => {
    markSignedIn();
    mockCalls({ "GET /api/user": { body: ann } });
    localStorage.setItem("authToken", tokenOf(ann.id));
    const { client, refreshed } = renderPage(<Person />, { user: ann });
    fill(client);
    restore();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect([person(), left(client).length, refreshed]).toEqual([
      "ada",
      answers.length + stores.length + 3,
      [],
    ]);
  });

  test("55: sends nothing later that waited for the network when the session ended", async () => {
    markSignedIn();
    mockCalls({ "POST /api/refresh-token": { status: 401, body: {} } });
    const { client } = renderPage(<Person />, { user: ann });
    const send = jest.fn().mockResolvedValue(null);
    onlineManager.setOnline(false);
    void client
      .getMutationCache()
      .build(client, { mutationFn: send })
      .execute("Ann’s")
      .catch(() => undefined);
    act(() => announceSessionEnd());
    await waitFor(() => expect(person()).toBe("nobody"));
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(send).not.toHaveBeenCalled();
  });

  test("keeps everything when the same person signs in again", async () => {
    localStorage.setItem("plaza_person", ann.id);
    const { client } = renderPage(<Person />, { user: null });
    markSignedIn();
    fill(client);
    act(() => client.setQueryData(["user"], ann));
    await waitFor(() => expect(person()).toBe("ada"));
    expect(left(client)).toHaveLength(answers.length + stores.length + 3);
  });
});
