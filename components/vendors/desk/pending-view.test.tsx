import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { applicationDto, userDto } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { PendingView } from "./pending-view";
import { SuspendedView } from "./suspended-view";

afterEach(() => localStorage.clear());

const vendor = userDto({ role: "vendor", approved: false, vendorStatus: "pending" });
const save = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("'Pending Approval'", () => {
  test("explains the next step, and shows when the application was sent", () => {
    renderPage(<PendingView application={applicationDto()} unconfirmedEmail={null} />, {
      path: "/vendor",
      user: vendor,
    });
    expect(screen.getByRole("heading", { level: 1, name: "Pending Approval" })).toBeInTheDocument();
    expect(screen.getByText("November 19, 2026")).toBeInTheDocument();
    const next = within(screen.getByRole("region", { name: "What happens next" }));
    expect(next.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "1Our team reviews your application, usually within two business days.",
      "2We’ll email you our decision.",
      "3Once you’re approved, your dashboard opens and you can create your first listings.",
    ]);
  });

  test("offers to resend the link to an unconfirmed email", async () => {
    const requests = mockCalls({
      "POST /api/profile/email/confirmation": { body: { message: "We sent it again." } },
    });
    renderPage(<PendingView application={applicationDto()} unconfirmedEmail="kim@mail.example" />, {
      path: "/vendor",
      user: vendor,
    });
    expect(screen.getByText(/Open the link we sent to kim@mail\.example/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Resend the link" }));
    await waitFor(() => expect(readToasts()[0]).toMatchObject({ description: "We sent it again." }));
    expect(requests).toHaveLength(1);
  });

  test("saves the edited application, with the phone formatted 3-3-4", async () => {
    const saved = applicationDto({ phone: "555-010-0188", updatedAt: "2026-11-20T10:00:00.000Z" });
    const requests = mockCalls({ "PATCH /api/profile/application": { body: saved } });
    const { refreshed } = renderPage(<PendingView application={applicationDto()} unconfirmedEmail={null} />, {
      path: "/vendor",
      user: vendor,
    });
    change("Business phone", "+1 (555) 010-0188");
    expect(screen.getByLabelText("Business phone")).toHaveValue("555-010-0188");
    save("Save application");
    await waitFor(() => expect(readToasts()[0]).toMatchObject({ title: "Your application was saved." }));
    expect(requests[0]?.body).toEqual({
      businessName: "Blue Kettle",
      category: "services",
      phone: "555-010-0188",
      note: "",
      updatedAt: "2026-11-19T10:00:00.000Z",
    });
    expect(refreshed).toEqual(["/vendor"]);
  });

  test("reports missing values and sends nothing", async () => {
    const requests = mockCalls({});
    renderPage(<PendingView application={applicationDto()} unconfirmedEmail={null} />, {
      path: "/vendor",
      user: vendor,
    });
    change("Business name", " ");
    change("Business phone", "");
    save("Save application");
    expect(await screen.findByText("Business name is required")).toBeInTheDocument();
    expect(screen.getByText("Phone number is required")).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test("shows a rejection with its reason, and resubmits the application", async () => {
    const decision = { status: "rejected" as const, submittedAt: "2026-11-18T10:00:00.000Z" };
    const application = applicationDto({
      status: "rejected",
      decisionReason: "Papers were missing",
      history: [
        { ...decision, decidedAt: "2026-11-19T12:00:00.000Z", reason: "Papers were missing" },
        {
          ...decision,
          submittedAt: "2026-10-01T10:00:00.000Z",
          decidedAt: "2026-10-02T12:00:00.000Z",
          reason: "Too short",
        },
      ],
    });
    const requests = mockCalls({ "POST /api/profile/application": { body: applicationDto() } });
    renderPage(<PendingView application={application} unconfirmedEmail={null} />, {
      path: "/vendor",
      user: vendor,
    });
    expect(screen.getByRole("heading", { level: 1, name: "Pending Approval" })).toBeInTheDocument();
    expect(screen.getByText("Papers were missing")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Earlier decisions" })).toHaveTextContent("Too short");
    expect(screen.queryByText("What happens next")).not.toBeInTheDocument();
    change("A note to our team", "They are here now.");
    save("Resubmit application");
    await waitFor(() => expect(readToasts()[0]).toMatchObject({ title: "We got your updated application." }));
    expect(requests[0]?.body).toMatchObject({ note: "They are here now." });
  });

  test("keeps typed changes when the application was changed elsewhere, and shows the saved values", async () => {
    const newest = applicationDto({
      businessName: "Red Kettle",
      updatedAt: "2026-11-20T10:00:00.000Z",
    });
    const conflict = {
      status: 409,
      body: {
        error: "Your application has changed. Please check it again.",
        code: "conflict",
      },
    };
    const requests = mockCalls({
      "PATCH /api/profile/application": conflict,
      "GET /api/profile/application": { body: newest },
    });
    renderPage(<PendingView application={applicationDto()} unconfirmedEmail={null} />, {
      path: "/vendor",
      user: vendor,
    });
    change("Business name", "Green Kettle");
    save("Save application");
    expect(await screen.findByText(/Your application has changed/)).toBeInTheDocument();
    expect(await screen.findByText(/Red Kettle/)).toBeInTheDocument();
    expect(screen.getByLabelText("Business name")).toHaveValue("Green Kettle");
    save("Save application");
    await waitFor(() => expect(requests).toHaveLength(4));
    expect(requests[2]?.body).toMatchObject({
      businessName: "Green Kettle",
      updatedAt: "2026-11-20T10:00:00.000Z",
    });
  });
});

describe("'Account suspended'", () => {
  test("shows the reason, its consequences, and whom to contact", () => {
    renderPage(<SuspendedView reason="Complaints." contactEmail="hello@site.example" />);
    expect(screen.getByRole("heading", { level: 1, name: "Account suspended" })).toBeInTheDocument();
    expect(screen.getByText("Complaints.")).toBeInTheDocument();
    expect(screen.getByText(/Nothing is deleted/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute(
      "href",
      "mailto:hello@site.example",
    );
    expect(screen.getByRole("link", { name: "See your plan and invoices" })).toHaveAttribute(
      "href",
      "/subscription",
    );
  });
});
