import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "@/components/ui/toaster";
import type { UserDto } from "@/lib/users/contract";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { FavoriteButton } from "./favorite-button";

const desk = "01890000-0000-7000-8000-00000000000a";
const lamp = "01890000-0000-7000-8000-00000000000b";

function show(user = userDto() as UserDto | null) {
  renderPage(
    <>
      <FavoriteButton id={desk} title="Desk" />
      <FavoriteButton id={lamp} title="Lamp" />
      <Toaster />
    </>,
    { user, path: "/search" },
  );
  return userEvent.setup();
}

const heart = (title: string) => screen.getByRole("button", { name: `Save ${title} to favorites` });
const pressed = (title: string) => heart(title).getAttribute("aria-pressed");

describe("FavoriteButton", () => {
  test("fills the hearts of a page with one request", async () => {
    const requests = mockCalls({ "GET /api/favorites/ids": { body: [lamp] } });
    show();
    await waitFor(() => expect(pressed("Lamp")).toBe("true"));
    expect(pressed("Desk")).toBe("false");
    expect(requests.map(({ call }) => call)).toEqual(["GET /api/favorites/ids"]);
  });

  test("requires a visitor to log in, without a request", async () => {
    const requests = mockCalls({});
    const user = show(null);
    await user.click(heart("Desk"));
    expect(
      await screen.findByText("Authentication Required - Please log in to save favorites."),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/auth?next=%2Fsearch");
    expect(requests).toEqual([]);
  });

  test("saves a job apart from listings", async () => {
    const saved: string[] = [];
    const requests = mockCalls({
      "GET /api/saved-jobs/ids": () => ({ body: saved }),
      [`POST /api/saved-jobs/${desk}`]: () => ({ body: { saved: saved.push(desk) > 0 } }),
    });
    renderPage(
      <>
        <FavoriteButton kind="job" id={desk} title="Line cook" />
        <Toaster />
      </>,
      { user: userDto(), path: "/jobs" },
    );
    const button = screen.getByRole("button", { name: "Save the job Line cook" });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-pressed", "true"));
    expect(await screen.findByText("Job saved")).toBeInTheDocument();
    expect(new Set(requests.map(({ call }) => call))).toEqual(
      new Set(["GET /api/saved-jobs/ids", `POST /api/saved-jobs/${desk}`]),
    );
  });

  test("requires a visitor to log in to save jobs", async () => {
    const requests = mockCalls({});
    renderPage(
      <>
        <FavoriteButton kind="job" id={desk} title="Line cook" />
        <Toaster />
      </>,
      { path: `/jobs/${desk}` },
    );
    await userEvent.click(screen.getByRole("button", { name: "Save the job Line cook" }));
    expect(await screen.findByText("Log in to save jobs.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute(
      "href",
      `/auth?next=%2Fjobs%2F${desk}`,
    );
    expect(requests).toEqual([]);
  });

  test("adds before the answer arrives, removes again, and refetches the list", async () => {
    let saved: string[] = [];
    let answer: (answer: Answer) => void = () => {};
    const requests = mockCalls({
      "GET /api/favorites/ids": () => ({ body: saved }),
      [`POST /api/favorites/${desk}`]: () => new Promise<Answer>((resolve) => (answer = resolve)),
      [`DELETE /api/favorites/${desk}`]: () => {
        saved = [];
        return { body: { favorited: false } };
      },
    });
    const user = show();
    await user.click(heart("Desk"));
    await waitFor(() => expect(pressed("Desk")).toBe("true"));
    saved = [desk];
    answer({ body: { favorited: true } });
    expect(await screen.findByText("Added to favorites")).toBeInTheDocument();
    await waitFor(() =>
      expect(requests.filter(({ call }) => call === "GET /api/favorites/ids")).toHaveLength(2),
    );
    expect(pressed("Desk")).toBe("true");
    await user.click(heart("Desk"));
    expect(await screen.findByText("Removed from favorites")).toBeInTheDocument();
    expect(pressed("Desk")).toBe("false");
  });

  test.each([
    ["POST", [], "Failed to add to favorites.", "false"],
    ["DELETE", [desk], "Failed to remove from favorites.", "true"],
  ])("reverts the change when %s fails", async (method, saved, title, state) => {
    mockCalls({
      "GET /api/favorites/ids": { body: saved },
      [`${method} /api/favorites/${desk}`]: { status: 503, body: { error: "Down", code: "unavailable" } },
    });
    const user = show();
    await waitFor(() => expect(pressed("Desk")).toBe(state));
    await user.click(heart("Desk"));
    expect(await screen.findByText(title)).toBeInTheDocument();
    await waitFor(() => expect(pressed("Desk")).toBe(state));
  });

  test("applies the last click when clicked quickly", async () => {
    const sent: string[] = [];
    let saved: string[] = [];
    mockCalls({
      "GET /api/favorites/ids": () => ({ body: saved }),
      [`POST /api/favorites/${desk}`]: async () => {
        sent.push("add");
        saved = [desk];
        return { body: { favorited: true } };
      },
      [`DELETE /api/favorites/${desk}`]: async () => {
        sent.push("remove");
        saved = [];
        return { body: { favorited: false } };
      },
    });
    const user = show();
    await user.tripleClick(heart("Desk"));
    await waitFor(() => expect(sent).toEqual(["add", "remove", "add"]));
    await waitFor(() => expect(pressed("Desk")).toBe("true"));
  });
});
