import { screen, within } from "@testing-library/react";
import type { VendorDeskDto } from "@/lib/vendors/desk/desk.contract";
import { firstSteps } from "@/lib/vendors/desk/desk.rules";
import { subscriptionDto } from "@/prisma/test/dtos";
import { renderPage } from "@/prisma/test/render-page";
import { BusinessParts } from "./business-parts";
import { DeskOverview } from "./overview";

function desk(counts: VendorDeskDto["counts"]): VendorDeskDto {
  const numbers = { expiringSoon: 0, averageRating: 0, reviewCount: 0, viewCount: 0, favoriteCount: 0 };
  return { ...numbers, vendorId: "v", businessName: "Oak & Iron", counts, recent: [] };
}

function show(counts: VendorDeskDto["counts"]) {
  const steps = firstSteps({ counts, about: "We bake." });
  const none = { items: [], total: 0 };
  return renderPage(
    <DeskOverview desk={desk(counts)} todos={[]} steps={steps} mayCreate trends={null}>
      <BusinessParts
        isNew={steps !== null}
        ads={none}
        reviews={none}
        subscription={subscriptionDto()}
        points={0}
      />
    </DeskOverview>,
  );
}

describe("a vendor's overview", () => {
  test("counts live listings and links to the others", () => {
    show({ approved: 26, paused: 2, removed: 3 });
    expect(screen.getByText("Live listings").closest("div")).toHaveTextContent("26");
    expect(screen.getByRole("link", { name: "5 not live" })).toHaveAttribute("href", "/vendor?tab=listings");
  });

  test("links every step that a new shop has left", () => {
    show({ draft: 1 });
    const steps = within(screen.getByRole("region", { name: "Set up your shop" }));
    expect(steps.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/vendor?tab=listings&status=draft",
      "/vendor?tab=listings",
    ]);
  });

  test("shows a new shop no empty ads or reviews, and an older one both", () => {
    const { unmount } = show({});
    expect(screen.queryByText("No advertisements yet")).toBeNull();
    expect(screen.queryByText("No reviews to answer")).toBeNull();
    unmount();
    show({ approved: 1 });
    expect(screen.getByText("No advertisements yet")).toBeInTheDocument();
    expect(screen.getByText("No reviews to answer")).toBeInTheDocument();
  });
});
