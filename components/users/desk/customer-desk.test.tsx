import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import type { ProfileDto } from "@/lib/users/profile.contract";
import { userDto } from "@/prisma/test/dtos";
import { listingDto } from "@/prisma/test/dtos/listings";
import { renderPage } from "@/prisma/test/render-page";
import { CustomerDesk } from "./customer-desk";

function profileDto({ emailVerified }: Pick<ProfileDto, "emailVerified">): ProfileDto {
  const dates = { memberSince: "2026-01-02T00:00:00.000Z", updatedAt: "2026-01-02T00:00:00.000Z" };
  return { ...userDto(), ...dates, emailVerified, pendingEmail: null, timeZone: null };
}

function show(facts: Partial<ComponentProps<typeof CustomerDesk>> = {}) {
  return renderPage(
    <CustomerDesk
      profile={profileDto({ emailVerified: true })}
      talks={{ unread: 0, offers: 0, offerIn: null, viewings: [] }}
      favorites={{ total: 0, cheaper: 0, gone: 0 }}
      searches={{ savedSearches: 0, newMatches: 0 }}
      reviewsDue={0}
      priceDrops={[]}
      newMatches={[]}
      points={0}
      secondStep
      {...facts}
    />,
  );
}

const todos = () => within(screen.getByRole("region", { name: "To do" }));

describe("CustomerDesk", () => {
  test("lists a due review and an unconfirmed email under To do", () => {
    show({ reviewsDue: 1, profile: profileDto({ emailVerified: false }) });
    expect(todos().getByRole("link", { name: "1 review to write" })).toHaveAttribute("href", "/reviews");
    expect(
      todos().getByRole("link", { name: "Confirm your email to send more than 3 messages a day" }),
    ).toHaveAttribute("href", "/profile#email");
  });

  test("shows that nothing is left to do", () => {
    show();
    expect(todos().getByText("You’re all caught up.")).toBeInTheDocument();
    expect(screen.queryByText("Price drops")).toBeNull();
    expect(screen.queryByText("New matches")).toBeNull();
  });

  test("shows price drops and new matches as cards", () => {
    show({
      priceDrops: [listingDto({ title: "Walnut sideboard", price: 900, previousPrice: 1250 })],
      newMatches: [listingDto({ title: "Oak bench" })],
    });
    const drops = screen.getByRole("region", { name: "Price drops" });
    expect(within(drops).getByRole("article")).toHaveTextContent(/Walnut sideboard.*\$900\.00/);
    expect(within(drops).getByRole("link", { name: "See all: Price drops" })).toHaveAttribute(
      "href",
      "/favorites?sort=dropped",
    );
    const matches = screen.getByRole("region", { name: "New matches" });
    expect(within(matches).getByRole("article")).toHaveTextContent("Oak bench");
  });
});
