import { fireEvent, screen, waitFor } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { idOf } from "@/prisma/test/dtos";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { PasskeysSection } from "./section";

const passkey = {
  id: idOf(41),
  name: "Work laptop",
  synced: true,
  createdAt: "2026-11-20T10:00:00.000Z",
  lastUsedAt: null,
};
const begin = "POST /api/profile/passkeys/options";
const add = "POST /api/profile/passkeys";
const remove = `DELETE /api/profile/passkeys/${passkey.id}`;

const options: Answer = {
  body: {
    challenge: "AAAA",
    rp: { id: "localhost", name: "Plaza" },
    user: { id: "AQID", name: "ada", displayName: "ada" },
    pubKeyCredParams: [{ alg: -7, type: "public-key" }],
    timeout: 300_000,
    attestation: "none",
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  },
};

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

function installAuthenticator(create: () => Promise<unknown>): void {
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, "credentials", { value: { create }, configurable: true });
}

const created = {
  id: "AQID",
  rawId: bytes(1, 2, 3),
  type: "public-key",
  response: { clientDataJSON: bytes(4), attestationObject: bytes(5), getTransports: () => ["internal"] },
  getClientExtensionResults: () => ({}),
};

function show(answers: Record<string, Answer> = {}, secondStep = false, passkeys = [passkey]) {
  const requests = mockCalls({ [begin]: options, [add]: { body: passkey }, ...answers });
  renderPage(<PasskeysSection passkeys={passkeys} secondStep={secondStep} />, { path: "/profile" });
  return requests;
}

async function nameAndProve(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Add a passkey" }));
  fireEvent.change(screen.getByLabelText("Name of the passkey"), { target: { value: "Home key" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  fireEvent.change(await screen.findByLabelText("Current password"), { target: { value: "blue-wagon-41" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
}

afterEach(() => {
  Reflect.deleteProperty(window, "PublicKeyCredential");
  Reflect.deleteProperty(navigator, "credentials");
});

describe("the passkeys of a profile", () => {
  test("shows name, date, and last use of each passkey", () => {
    show();
    expect(screen.getByText("Work laptop")).toHaveTextContent("Synced");
    expect(screen.getByText(/Added November 20, 2026 · not used yet/)).toBeInTheDocument();
  });

  test("explains passkeys when there are none", () => {
    show({}, false, []);
    expect(screen.getByText("You have no passkeys yet.")).toBeInTheDocument();
  });

  test("adds a passkey with a name, after the password", async () => {
    installAuthenticator(async () => created);
    const requests = show();
    await nameAndProve();
    await waitFor(() => expect(readToasts()[0]?.title).toBe("The passkey was added"));
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      [begin, { password: "blue-wagon-41" }],
      [
        add,
        {
          name: "Home key",
          credential: {
            id: "AQID",
            rawId: "AQID",
            type: "public-key",
            response: expect.objectContaining({ clientDataJSON: "BA", attestationObject: "BQ" }),
          },
        },
      ],
    ]);
  });

  test("refuses a wrong password, and shows that at its field", async () => {
    let ceremonies = 0;
    installAuthenticator(async () => {
      ceremonies += 1;
      return created;
    });
    const text = "That isn’t your current password.";
    show({
      [begin]: { status: 422, body: { error: text, code: "rule_broken", fields: { password: text } } },
    });
    await nameAndProve();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(ceremonies).toBe(0);
  });

  test("creates a passkey after the dialog was closed and opened again", async () => {
    installAuthenticator(() => Promise.reject(new DOMException("closed", "NotAllowedError")));
    show();
    await nameAndProve();
    expect(await screen.findByText("No passkey was used. Please try again.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Continue" })).toBeEnabled();
  });

  test("requires a code too with two-step sign-in", async () => {
    const requests = show(
      { [remove]: { body: { success: true } }, "GET /api/profile/sessions": { body: [] } },
      true,
    );
    fireEvent.click(screen.getByRole("button", { name: "Remove: Work laptop" }));
    fireEvent.change(screen.getByLabelText("Current password"), { target: { value: "blue-wagon-41" } });
    fireEvent.change(screen.getByLabelText("Code"), { target: { value: "123456" } });
    fireEvent.click(screen.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(readToasts()[0]?.title).toBe("The passkey was removed"));
    expect(requests[0]).toMatchObject({ call: remove, body: { password: "blue-wagon-41", code: "123456" } });
  });
});
