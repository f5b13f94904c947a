import { act, screen, waitFor } from "@testing-library/react";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { assignBrowserToUser, handleSessionEnd } from "./sign-out-browser";
import { SignedInOnly } from "./signed-in-only";

const page = (
  <SignedInOnly title="Messages" reason="Please log in to read your messages.">
    <p>A private message</p>
  </SignedInOnly>
);
const content = () => screen.queryByText("A private message");

describe("SignedInOnly", () => {
  test("replaces the page with the sign-in panel when the session ends", async () => {
    mockCalls({});
    const { client } = renderPage(page, { path: "/messages", user: userDto() });
    expect(content()).toBeInTheDocument();
    act(() => client.setQueryData(["user"], null));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Messages" })).toBeInTheDocument());
    expect(screen.getByText("Please log in to read your messages.")).toBeInTheDocument();
    expect(content()).not.toBeInTheDocument();
  });

  test("explains in a panel why the page is gone, until a user signs in", async () => {
    mockCalls({});
    const { client } = renderPage(page, { path: "/messages", user: userDto() });
    act(() => handleSessionEnd(client));
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent("You’ve been signed out. Log in to continue.");
    act(() => assignBrowserToUser(client, userDto().id));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  test("gives no reason to a visitor who was never signed in", async () => {
    mockCalls({});
    renderPage(page, { path: "/messages", user: null });
    await screen.findByRole("heading", { name: "Messages" });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("keeps the page while the user is loading and after a failed request", async () => {
    document.cookie = "plaza_signed_in=1; Path=/";
    const calls = mockCalls({ "GET /api/user": { status: 503, body: {} } });
    renderPage(page, { path: "/messages", user: "asked" });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(content()).toBeInTheDocument();
    document.cookie = "plaza_signed_in=; Path=/; Max-Age=0";
  });
});
