import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { adStatuses, type AdStatus } from "@/lib/advertisements/lifecycle.rules";
import { adDetailDto } from "@/prisma/test/dtos";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { AdEditor } from "./ad-editor";
import { AdForm } from "./ad-form";
import { AdPreview } from "./ad-preview";
import { AdsTable } from "./ads-table";

describe("the preview of an advertisement", () => {
  const link = () => screen.getByText("Ad").closest("a");

  test.each([
    ["top", "min(400px, 80vh)", "up to 400 pixels high"],
    ["middle", "min(400px, 80vh)", "up to 400 pixels high"],
    ["bottom", "min(280px, 80vh)", "up to 280 pixels high, side by side with another ad on wide screens"],
  ] as const)("has the size of the %s position", (position, height, words) => {
    renderPage(<AdPreview {...adDetailDto({ position })} />);
    expect(link()?.getAttribute("style")).toContain(`max-height: ${height}`);
    expect(link()).toHaveTextContent("Spring sale");
    expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
  });

  test("requires a picture", () => {
    renderPage(<AdPreview {...adDetailDto({ imageUrl: "" })} />);
    expect(screen.getByText("Choose a picture to see how it looks.")).toBeInTheDocument();
  });
});

describe("the numbers of an advertisement", () => {
  test("shows impressions, clicks and click rate, by day too", async () => {
    const days = [
      { day: "2026-11-18", impressions: 200, clicks: 5 },
      { day: "2026-11-20", impressions: 1000, clicks: 25 },
    ];
    const box = { width: 320, height: 96 } as DOMRect;
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(box);
    const { container } = renderPage(
      <AdEditor ad={adDetailDto({ status: "running", impressions: 1200, clicks: 30, days })} role="owner" />,
    );
    // The chart is loaded on demand, which takes a while on a busy machine.
    await waitFor(() => expect(container.querySelector("svg.recharts-surface")).toBeInTheDocument(), {
      timeout: 10_000,
    });
    const numbers = within(screen.getByRole("region", { name: "Numbers" }));
    expect(numbers.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "1,200",
      "30",
      "2.5%",
    ]);
    const rows = within(numbers.getByRole("table", { name: "Click rate by day", hidden: true }))
      .getAllByRole("row", { hidden: true })
      .map(({ textContent }) => textContent);
    expect(rows).toHaveLength(31);
    expect(rows.slice(-3)).toEqual([
      expect.stringMatching(/2\.5%$/),
      expect.stringMatching(/0\.0%$/),
      expect.stringMatching(/2\.5%$/),
    ]);
  });

  test("explains the counting before anything is counted", () => {
    renderPage(<AdEditor ad={adDetailDto({ status: "running" })} role="owner" />);
    expect(screen.getByText(/Your own don’t count/)).toBeInTheDocument();
    expect(screen.getByText("–")).toBeInTheDocument();
  });
});

describe("an advertisement in its editor", () => {
  const offered: Record<AdStatus, string[]> = {
    draft: ["Delete"],
    pending: ["Withdraw", "Delete"],
    scheduled: ["Pause", "End now"],
    running: ["Pause", "End now"],
    paused: ["Resume", "End now"],
    ended: ["Delete"],
    rejected: ["Delete"],
  };
  const names = ["Withdraw", "Pause", "Resume", "End now", "Delete"];

  test.each(adStatuses)("offers the actions of its state when it is %s", (status) => {
    renderPage(<AdEditor ad={adDetailDto({ status, decisionReason: "Blurred" })} role="owner" />);
    const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent ?? "");
    expect(buttons.filter((name) => names.includes(name))).toEqual(offered[status]);
    expect(screen.queryByText("Blurred") !== null).toBe(status === "rejected");
  });

  test("requires confirmation before it ends", async () => {
    const ad = adDetailDto({ status: "running" });
    const requests = mockCalls({ [`POST /api/advertisements/${ad.id}/end`]: { body: ad } });
    renderPage(<AdEditor ad={ad} role="owner" />);
    fireEvent.click(screen.getByRole("button", { name: "End now" }));
    const dialog = within(screen.getByRole("dialog", { name: "End this advertisement" }));
    expect(requests).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "End now" }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  test("keeps typed changes and shows a conflict when it was changed elsewhere", async () => {
    const ad = adDetailDto({ status: "running" });
    const conflict: Answer = { status: 409, body: { error: "It was changed meanwhile.", code: "conflict" } };
    const requests = mockCalls({ [`PATCH /api/advertisements/${ad.id}`]: conflict });
    renderPage(<AdForm ad={ad} />);
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Summer sale" } });
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("It was changed meanwhile.");
    expect(screen.getByLabelText("Title")).toHaveValue("Summer sale");
    expect(requests[0]?.body).toEqual({ title: "Summer sale", updatedAt: ad.updatedAt });
  });

  test("shows its weight only to an admin, who sets it without touching the rest", async () => {
    const ad = adDetailDto({ status: "running", weight: 3 });
    const requests = mockCalls({ [`PATCH /api/advertisements/${ad.id}`]: { body: { ...ad, weight: 40 } } });
    const { unmount } = renderPage(<AdEditor ad={ad} role="owner" />);
    expect(screen.queryByLabelText(/Weight/)).not.toBeInTheDocument();
    unmount();
    renderPage(<AdEditor ad={ad} role="admin" />);
    const field = screen.getByLabelText("Weight of Spring sale");
    const button = screen.getByRole("button", { name: "Set weight" });
    expect(field).toHaveValue("3");
    expect(button).toBeDisabled();
    for (const wrong of ["0", "101", "", "4,0", "1.5", "1e1"]) {
      fireEvent.change(field, { target: { value: wrong } });
      expect(screen.getByText("A whole number from 1 to 100")).toBeInTheDocument();
      expect(button).toBeDisabled();
    }
    fireEvent.change(field, { target: { value: "40" } });
    fireEvent.click(button);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toEqual({ weight: 40 });
  });
});

describe("a vendor's advertisements", () => {
  test("shows the first step without advertisements", () => {
    renderPage(<AdsTable ads={[]} />);
    expect(screen.getByRole("link", { name: "Create an advertisement" })).toHaveAttribute(
      "href",
      "/create-advertisement",
    );
  });

  test("shows advertisements in a table with state, dates, and numbers", () => {
    renderPage(<AdsTable ads={[adDetailDto({ status: "running", impressions: 1200, clicks: 30 })]} />);
    const row = within(screen.getByRole("table", { name: "Your advertisements" })).getAllByRole("row")[1];
    expect(row).toHaveTextContent(/Spring sale.*Top.*Running.*1,200.*30.*2\.5%/);
  });
});
