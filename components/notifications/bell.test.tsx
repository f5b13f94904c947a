import { act, screen, waitFor, within } from "@testing-library/react";
import type { NotificationDto } from "@/lib/notifications/center/center.contract";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls, type SentRequest } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { NotificationBell } from "./bell";

const user = userDto();

function notification(number: number, more: Partial<NotificationDto> = {}): NotificationDto {
  return {
    id: `01890000-0000-7000-8000-00000000000${number}`,
    type: "message",
    title: `Message ${number}`,
    body: "Is it still available?",
    href: `/messages/${number}`,
    about: null,
    createdAt: "2026-11-20T10:00:00.000Z",
    readAt: null,
    ...more,
  };
}

function open(notifications: NotificationDto[], unread: number): { requests: SentRequest[] } {
  const requests = mockCalls({
    "GET /api/notifications/unread": { body: { unread } },
    "GET /api/notifications": { body: notifications },
    "PATCH /api/notifications": { body: { unread: 0 } },
  });
  renderPage(<NotificationBell userId={user.id} />, { user });
  act(() => screen.getByRole("dialog", { hidden: true }).showPopover());
  return { requests };
}

const panel = () => within(screen.getByRole("dialog", { hidden: true }));

describe("NotificationBell", () => {
  test("marks its notifications as read, and keeps showing them as new while it is open", async () => {
    const read = notification(2, { readAt: "2026-11-21T10:00:00.000Z" });
    const { requests } = open([notification(1), read], 1);
    const [first, second] = await panel().findAllByRole("listitem");
    expect(within(first!).getByRole("link")).toHaveAttribute("href", "/messages/1");
    expect(first).toHaveTextContent("New");
    expect(second).not.toHaveTextContent("New");
    await screen.findByRole("button", { name: "Notifications" });
    expect(requests.filter(({ call }) => call.startsWith("PATCH")).map(({ body }) => body)).toEqual([
      { ids: [notification(1).id] },
    ]);
    expect(first).toHaveTextContent("New");
  });

  test("names the listing with its picture, unless its words name it already", async () => {
    const about = { title: "Oak desk", imageUrl: "/images/oak-320.webp" };
    const offer = { type: "offer", title: "Holloway & Pine", body: "Marked the deal as completed." } as const;
    const drop = { type: "price_drop", title: "Price drop", body: "Oak desk is now $90.00" } as const;
    open([notification(1, { ...offer, about }), notification(2, { ...drop, about })], 0);
    const [first, second] = await panel().findAllByRole("listitem");
    expect(first).toHaveTextContent("Holloway & PineOak deskMarked the deal as completed.");
    expect(first?.querySelector("img")).toHaveAttribute("src", "/images/oak-320.webp");
    expect(second).toHaveTextContent(/^Price dropOak desk is now \$90\.00/);
  });

  test("shows in its name how many are unread, up to 99", async () => {
    open([], 100);
    expect(
      await screen.findByRole("button", { name: "Notifications, more than 99 unread" }),
    ).toHaveTextContent("99+");
  });

  test("explains its purpose when it is empty", async () => {
    open([], 0);
    expect(await panel().findByRole("heading", { name: "You’re all caught up" })).toBeInTheDocument();
  });

  test("groups notifications of one kind about one thing", async () => {
    open([notification(1), notification(2, { href: "/messages/1" })], 0);
    await waitFor(() => expect(panel().getAllByRole("listitem")).toHaveLength(1));
    expect(panel().getByRole("listitem")).toHaveTextContent("1 more like this");
  });
});
