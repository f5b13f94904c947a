import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import type { TeamDto } from "@/lib/members/contract";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { TeamView } from "./team-view";

const since = "2026-11-20T10:00:00.000Z";

const owner = {
  id: null,
  name: "Ada Lovelace",
  email: "ada@plaza.example",
  role: "owner",
  since,
  you: true,
  manageable: false,
} as const;

const agent = {
  id: idOf(7),
  name: "Bo Field",
  email: "bo@plaza.example",
  role: "agent",
  since,
  you: false,
  manageable: true,
} as const;

const invitation = {
  id: idOf(8),
  email: "kim@plaza.example",
  role: "manager",
  expiresAt: "2026-12-08T10:00:00.000Z",
  expired: false,
  manageable: true,
} as const;

const team: TeamDto = { role: "owner", members: [owner, agent], invitations: [invitation] };

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("TeamView", () => {
  test("changes the role of a member", async () => {
    const requests = mockCalls({
      [`PATCH /api/members/${agent.id}`]: { status: 204 },
      "GET /api/members": { body: { ...team, members: [owner, { ...agent, role: "manager" }] } },
    });
    renderPage(<TeamView initial={team} />);
    fireEvent.change(screen.getByLabelText("Role of Bo Field"), { target: { value: "manager" } });
    await waitFor(() => expect(readToasts()[0]?.title).toBe("The role was changed"));
    expect(requests.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({ role: "manager" });
    expect(screen.getByLabelText("Role of Bo Field")).toHaveValue("manager");
  });

  test("removes a member after a question", async () => {
    const requests = mockCalls({
      [`DELETE /api/members/${agent.id}`]: { status: 204 },
      "GET /api/members": { body: { ...team, members: [owner] } },
    });
    renderPage(<TeamView initial={team} />);
    press("Remove Bo Field");
    expect(requests).toEqual([]);
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(screen.queryByText("Bo Field")).not.toBeInTheDocument());
  });

  test("invites a person, and shows what the server refuses next to the field", async () => {
    const requests = mockCalls({
      "POST /api/member-invitations": {
        status: 422,
        body: {
          error: "Enter a valid email address",
          code: "rule_broken",
          fields: { email: "Enter a valid email address" },
        },
      },
    });
    renderPage(<TeamView initial={team} />);
    press("Invite a person");
    fireEvent.change(screen.getByLabelText("Email address"), { target: { value: "lee@plaza.example" } });
    press("Send invitation");
    expect(await screen.findByText("Enter a valid email address")).toBeVisible();
    expect(requests[0]?.body).toEqual({ email: "lee@plaza.example", role: "agent" });
  });

  test("sends an open invitation again", async () => {
    mockCalls({
      [`POST /api/member-invitations/${invitation.id}/resend`]: { body: invitation },
      "GET /api/members": { body: team },
    });
    renderPage(<TeamView initial={team} />);
    press("Send kim@plaza.example the invitation again");
    await waitFor(() => expect(readToasts()[0]?.title).toBe("The invitation is on its way"));
  });

  test("shows an agent the team without ways to change it, and a way to leave", () => {
    const seen: TeamDto = {
      role: "agent",
      members: [
        { ...owner, email: null, you: false },
        { ...agent, you: true, manageable: false },
      ],
      invitations: [],
    };
    renderPage(<TeamView initial={seen} />);
    expect(screen.queryByRole("button", { name: "Invite a person" })).not.toBeInTheDocument();
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Leave the team" })).toBeVisible();
  });
});
