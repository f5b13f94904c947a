import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { AuthHost } from "@/components/auth/auth-host";
import { showAuth } from "@/components/auth/auth-store";
import { ResetPage } from "@/components/auth/reset-page";
import { VendorForm } from "@/components/auth/vendor-form";
import { FavoritesView } from "@/components/favorites/favorites-view";
import { JobView } from "@/components/jobs/job-view";
import { BottomBar } from "@/components/layout/bottom-bar";
import { ErrorView } from "@/components/layout/error-view";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { NotFoundView } from "@/components/layout/not-found-view";
import { SideDrawer } from "@/components/layout/side-drawer";
import { CompareTable } from "@/components/listings/compare/compare-table";
import { ListingView } from "@/components/listings/detail/listing-view";
import { ListingGrid } from "@/components/listings/listing-grid";
import { InboxView } from "@/components/messages/inbox-view";
import { ThreadView } from "@/components/messages/thread-view";
import { ReportButton } from "@/components/reports/report-button";
import { ChangeDialog } from "@/components/subscriptions/change-dialog";
import { PendingView } from "@/components/vendors/desk/pending-view";
import { VendorAbout } from "@/components/vendors/vendor-about";
import { VendorHeader } from "@/components/vendors/vendor-header";
import {
  applicationDto,
  idOf,
  jobDetailDto,
  ratingSummaryDto,
  reviewDto,
  subscriptionDto,
  userDto,
  vendorProfileDto,
} from "@/prisma/test/dtos";
import { favoriteDto, homeDto, listingDetailDto, listingDtos } from "@/prisma/test/dtos/listings";
import { conversationDto, dealDto, messageDto, offerDto, viewingDto } from "@/prisma/test/dtos/messages";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { expectAccessible } from "@/prisma/test/accessible";
import { mockReducedMotion } from "@/prisma/test/device";

type Case = {
  ui: ReactElement;
  options?: Parameters<typeof renderPage>[1];
  answers?: Parameters<typeof mockCalls>[0];
  reach?: () => Promise<unknown>;
};

const site = { name: "Market Square", contactEmail: "hi@square.example", logo: null };
const url = "http://localhost:3000/listings/7";
const reviews = {
  items: [reviewDto(), reviewDto({ number: 2 })],
  next: null,
  total: 2,
  capped: false,
};
const listingFacts = {
  vendor: vendorProfileDto(),
  reviews,
  ratings: ratingSummaryDto(),
  related: listingDtos(1, 4),
  trail: [],
  site: { url, contactEmail: site.contactEmail },
};

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

const conversation = conversationDto();
const address = `/api/conversations/${conversation.id}`;
const clock = { now: Date.parse("2026-11-20T12:00:00Z"), timeZone: "UTC" };

function thread(deal: Parameters<typeof dealDto>[0], reach: () => Promise<unknown>): Case {
  return {
    ui: <ThreadView id={conversation.id} userId={idOf(1)} clock={clock} />,
    options: { path: `/messages/${conversation.id}`, user: userDto() },
    answers: {
      [`GET ${address}`]: { body: conversation },
      [`GET ${address}/messages`]: { body: [messageDto()] },
      [`POST ${address}/read`]: { body: { unread: 0 } },
      [`GET ${address}/deal`]: { body: dealDto(deal) },
    },
    reach,
  };
}

const pendingVendor = userDto({ role: "vendor", approved: false, vendorStatus: "pending" });

const cases: Record<string, Case> = {
  "header for a visitor": { ui: <Header site={site} search={null} /> },
  "header for a vendor": {
    ui: <Header site={site} search={null} />,
    options: { user: userDto({ role: "vendor" }) },
  },
  footer: { ui: <Footer site={site} /> },
  "bottom bar": { ui: <BottomBar />, options: { path: "/services" } },
  "side drawer for a visitor": { ui: <SideDrawer user={null} open onOpenChange={() => undefined} /> },
  "side drawer for an admin": {
    ui: <SideDrawer user={userDto({ role: "admin" })} open onOpenChange={() => undefined} />,
  },
  "error view": { ui: <ErrorView error={new Error("No data")} onRetry={() => undefined} /> },
  "not found view": { ui: <NotFoundView /> },
  "grid of listings": { ui: <ListingGrid listings={listingDtos(1, 4)} /> },
  "product listing": { ui: <ListingView listing={listingDetailDto()} {...listingFacts} /> },
  "home listing with its calculator wrong": {
    ui: <ListingView listing={homeDto()} {...listingFacts} />,
    reach: async () => fireEvent.change(screen.getByLabelText("Interest rate"), { target: { value: "-1" } }),
  },
  "sold listing": { ui: <ListingView listing={homeDto({ status: "sold" })} {...listingFacts} /> },
  "comparison of homes": {
    ui: <CompareTable listings={[homeDto(), homeDto({ id: idOf(3), title: "Cabin" })]} />,
  },
  job: { ui: <JobView job={jobDetailDto()} similar={[]} trail={[]} url={url} /> },
  "vendor header": { ui: <VendorHeader vendor={vendorProfileDto()} /> },
  "vendor hours": {
    ui: <VendorAbout vendor={vendorProfileDto({ hours: { mon: { open: "08:00", close: "12:00" } } })} />,
  },
  favorites: {
    ui: (
      <FavoritesView
        favorites={[favoriteDto({ priceDropped: true }), favoriteDto({ number: 2, gone: true })]}
        {...{ total: 2, sort: "newest", search: "", next: null, first: true }}
      />
    ),
    options: { user: userDto() },
    answers: { "GET /api/favorites/ids": { body: [] } },
  },
  "reset page without a token": { ui: <ResetPage token={null} /> },
  "reset form with its errors": {
    ui: <ResetPage token="abc" />,
    answers: { "GET /api/validate-reset-token": { body: { success: true, username: "ada" } } },
    reach: async () => {
      await press("Reset password");
      await screen.findAllByText("Password must be at least 8 characters long");
    },
  },
  "login dialog with its errors": {
    ui: <AuthHost />,
    reach: async () => {
      act(() => void window.dispatchEvent(new CustomEvent("openAuthModal", { detail: { tab: "login" } })));
      await screen.findByRole("dialog", { name: "Login" });
      await press("Login");
      await screen.findByText("Username is required");
    },
  },
  "sign-up dialog with its errors": {
    ui: <AuthHost />,
    reach: async () => {
      const detail = { tab: "register" };
      act(() => void window.dispatchEvent(new CustomEvent("openAuthModal", { detail })));
      await press("Create Customer Account");
      await screen.findByText("Confirm your password");
    },
  },
  "vendor's sign-up with its errors": {
    ui: <VendorForm onRegistered={() => undefined} onLogin={() => undefined} />,
    reach: async () => {
      await press("Continue");
      await screen.findByText("First name is required");
    },
  },
  "pending vendor's desk with its errors": {
    ui: <PendingView application={applicationDto()} unconfirmedEmail="kim@mail.example" />,
    options: { path: "/vendor", user: pendingVendor },
    reach: async () => {
      fireEvent.change(screen.getByLabelText("Business name"), { target: { value: " " } });
      await press("Save application");
      await screen.findByText("Business name is required");
    },
  },
  "report dialog with its errors": {
    ui: (
      <ReportButton
        reported={{ subject: "listing", subjectId: idOf(9), name: "this listing" }}
        href="mailto:hi@square.example"
      >
        Report this listing
      </ReportButton>
    ),
    options: { user: userDto() },
    reach: async () => {
      fireEvent.click(screen.getByRole("link", { name: "Report this listing" }));
      await press("Send report");
      await screen.findByText("Choose a reason");
    },
  },
  "change of plan": {
    ui: (
      <ChangeDialog
        targetPlan={subscriptionDto().plans[0]!}
        subscription={subscriptionDto()}
        pending={false}
        onClose={() => undefined}
        onChange={() => undefined}
      />
    ),
  },
  inbox: {
    ui: <InboxView userId={idOf(1)} rendered={clock.now} />,
    options: { path: "/messages", user: userDto() },
    answers: {
      "GET /api/conversations": { body: [conversation, conversationDto({ number: 2, unread: 3 })] },
    },
    reach: () => screen.findAllByRole("link", { name: /Oak desk/ }),
  },
  "conversation with an offer": thread(
    { offer: offerDto({ mine: true, amount: 95.5, actions: ["withdraw"] }) },
    () => screen.findByRole("region", { name: "Your offer" }),
  ),
  "conversation with a viewing": thread({ viewing: viewingDto() }, () =>
    screen.findByRole("region", { name: /viewing/i }),
  ),
  "offer dialog with its errors": thread({ canOffer: true }, async () => {
    await press("Make an offer");
    await press("Send offer");
  }),
};

beforeEach(() => {
  mockReducedMotion(true);
  HTMLElement.prototype.scrollTo = () => undefined;
});

afterEach(() => {
  act(() => showAuth(null));
  localStorage.clear();
  sessionStorage.clear();
});

test.each(Object.entries(cases))("renders %s with valid markup, names, and roles", async (_, shown) => {
  const { ui, options, answers = {}, reach } = shown;
  mockCalls(answers);
  renderPage(ui, options);
  await reach?.();
  await act(() => expectAccessible());
});

test("reports a button without a name, and a list item outside a list", async () => {
  document.body.innerHTML = '<button type="button"></button>';
  await expect(expectAccessible()).rejects.toThrow("button-name");
  document.body.innerHTML = "<div><li>One</li></div>";
  await expect(expectAccessible()).rejects.toThrow("li");
});
