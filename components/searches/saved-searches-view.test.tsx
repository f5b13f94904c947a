import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SavedSearchDto } from "@/lib/searches/contract";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { SavedSearchesView } from "./saved-searches-view";

const shared = {
  frequency: "daily",
  newCount: 2,
  createdAt: "2026-01-01T00:00:00.000Z",
  seenAt: "2026-01-01T00:00:00.000Z",
} as const;
const searches: SavedSearchDto[] = [
  { ...shared, id: "1", target: "jobs", name: "Nurse", filter: { workplace: "remote", search: "nurse" } },
  { ...shared, id: "2", target: "listings", name: "Camera", filter: { search: "camera" } },
];

const open = () => renderPage(<SavedSearchesView seed={searches} />, { user: userDto() });

describe("the list of saved searches", () => {
  test("links a job search to the job board, and a listing search to its own page", () => {
    open();
    expect(screen.getByText(/^2 of 25 saved\./)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Nurse" })).toHaveAttribute(
      "href",
      "/jobs?search=nurse&workplace=remote",
    );
    expect(screen.getByRole("link", { name: "Camera" })).toHaveAttribute("href", "/saved-searches/2");
    expect(screen.getByLabelText("Email new jobs of Nurse")).toBeInTheDocument();
    expect(screen.getByLabelText("Email new listings of Camera")).toBeInTheDocument();
  });

  test("counts new results of a job search from when it was opened", async () => {
    const requests = mockCalls({ "PATCH /api/saved-searches/1": { body: { ...searches[0], newCount: 0 } } });
    open();
    await userEvent.click(screen.getByRole("link", { name: "Nurse" }));
    await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ seen: true }]));
    await waitFor(() => expect(screen.getAllByText("2 new")).toHaveLength(1));
  });
});
