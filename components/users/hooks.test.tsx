import { render, screen, waitFor } from "@testing-library/react";
import { clearToken, storeToken } from "@/lib/client/token-store";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { currentUserQuery, useCurrentUser } from "./hooks";

function Person() {
  const { user, isLoading } = useCurrentUser();
  return <output>{isLoading ? "Loading" : (user?.username ?? "nobody")}</output>;
}

function show(answer: Answer) {
  const requests = mockCalls({ "GET /api/user": answer });
  return { requests, ...renderPage(<Person />, { user: "asked" }) };
}

const known = { body: userDto() };
const refused = { status: 401, body: { error: "Please sign in to continue.", code: "not_signed_in" } };

afterEach(() => {
  clearToken();
  document.cookie = "plaza_signed_in=; Max-Age=0";
});

describe("the current user", () => {
  test("returns no user without a request when there is neither a token nor the marker cookie", async () => {
    document.cookie = "other_plaza_signed_in=1";
    const { requests } = show(known);
    await waitFor(() => expect(screen.getByText("nobody")).toBeInTheDocument());
    expect(requests).toEqual([]);
    document.cookie = "other_plaza_signed_in=; Max-Age=0";
  });

  test.each([
    ["a token is stored", () => storeToken("t1")],
    ["the marker cookie is set", () => void (document.cookie = "plaza_signed_in=1")],
  ])("fetches the user by the cookie when %s", async (_, arrive) => {
    arrive();
    const { requests } = show(known);
    expect(screen.getByText("Loading")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText("ada")).toBeInTheDocument());
    expect(requests).toEqual([{ call: "GET /api/user", body: null, authorization: null }]);
  });

  test("returns no user and no error after a 401", async () => {
    storeToken("old");
    const { client } = show(refused);
    await waitFor(() => expect(screen.getByText("nobody")).toBeInTheDocument());
    const { data, error } = client.getQueryState(currentUserQuery.queryKey) ?? {};
    expect([data, error]).toEqual([null, null]);
  });

  test("returns an error when the server fails", async () => {
    storeToken("t1");
    const { client } = show({ status: 503, body: { error: "Down", code: "unavailable" } });
    await waitFor(() =>
      expect(client.getQueryState(currentUserQuery.queryKey)?.error).toMatchObject({
        message: '503: {"error":"Down","code":"unavailable"}',
      }),
    );
  });

  test("throws an error outside its provider", () => {
    expect(() => render(<Person />)).toThrow("No QueryClient set");
  });
});
