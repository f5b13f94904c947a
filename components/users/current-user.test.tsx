import { screen, waitFor } from "@testing-library/react";
import { readToken, storeToken } from "@/lib/client/token-store";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { useCurrentUser } from "./hooks";

function Who() {
  const { user, isLoading } = useCurrentUser();
  return <p>{isLoading ? "loading" : (user?.username ?? "nobody")}</p>;
}

describe("useCurrentUser", () => {
  test("returns the user of the stored session", async () => {
    storeToken("t1");
    mockCalls({ "GET /api/user": { body: userDto({ username: "robin" }) } });
    renderPage(<Who />, { user: "asked" });
    expect(await screen.findByText("robin")).toBeVisible();
  });

  test("returns no user after a 401, and clears the rest of the session by one refresh", async () => {
    storeToken("dead");
    const denied = { status: 401, body: { error: "Please sign in to continue.", code: "not_signed_in" } };
    const requests = mockCalls({ "GET /api/user": denied, "POST /api/refresh-token": denied });
    renderPage(<Who />, { user: "asked" });
    expect(await screen.findByText("nobody")).toBeVisible();
    await waitFor(() => expect(readToken()).toBeNull());
    expect(requests.map(({ call }) => call)).toEqual(["GET /api/user", "POST /api/refresh-token"]);
  });

  test("sends no request without a sign of a session", async () => {
    const requests = mockCalls({});
    renderPage(<Who />, { user: "asked" });
    expect(await screen.findByText("nobody")).toBeVisible();
    expect(requests).toEqual([]);
  });
});
