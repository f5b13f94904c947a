import { fireEvent, screen, waitFor } from "@testing-library/react";
import { readToasts } from "@/components/ui/toast-store";
import { clearToken, readToken } from "@/lib/client/token-store";
import { userDto } from "@/prisma/test/dtos";
import { mockCalls, type Answer } from "@/prisma/test/fake-api";
import { renderPage } from "@/prisma/test/render-page";
import { PasskeyButton } from "./passkey-button";

const options = "POST /api/login/passkey/options";
const entry = "POST /api/login/passkey";
const given = {
  [options]: {
    body: { challenge: "AAAA", rpId: "localhost", timeout: 300_000, userVerification: "required" },
  },
  [entry]: { body: { ...userDto(), token: "t1" } },
} satisfies Record<string, Answer>;

type Get = (input: CredentialRequestOptions) => Promise<unknown>;

function installAuthenticator(get: Get): void {
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
}

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

const credential = {
  id: "AQID",
  rawId: bytes(1, 2, 3),
  type: "public-key",
  response: {
    clientDataJSON: bytes(4),
    authenticatorData: bytes(5),
    signature: bytes(6),
    userHandle: bytes(7),
  },
  getClientExtensionResults: () => ({}),
};

function press(props: { challenge?: string; rememberMe?: () => boolean } = {}) {
  const signedIn: string[] = [];
  renderPage(
    <PasskeyButton
      label="Sign in with a passkey"
      onSignedIn={({ username }) => void signedIn.push(username)}
      {...props}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
  return signedIn;
}

afterEach(() => {
  clearToken();
  Reflect.deleteProperty(window, "PublicKeyCredential");
  Reflect.deleteProperty(navigator, "credentials");
});

describe("the passkey button", () => {
  test("signs in with a passkey after user verification", async () => {
    const inputs: CredentialRequestOptions[] = [];
    installAuthenticator(async (input) => {
      inputs.push(input);
      return credential;
    });
    const requests = mockCalls(given);
    const signedIn = press({ challenge: "waiting", rememberMe: () => true });
    await waitFor(() => expect(signedIn).toEqual(["ada"]));
    expect(inputs[0]?.publicKey?.userVerification).toBe("required");
    expect(requests[1]).toMatchObject({
      call: entry,
      body: {
        challenge: "waiting",
        rememberMe: true,
        credential: {
          id: "AQID",
          rawId: "AQID",
          type: "public-key",
          response: { clientDataJSON: "BA", authenticatorData: "BQ", signature: "Bg", userHandle: "Bw" },
        },
      },
    });
    expect(readToken()).toBe("t1");
  });

  test("sends nothing if the browser can’t use passkeys", async () => {
    const requests = mockCalls({});
    press();
    await waitFor(() => expect(readToasts()[0]?.title).toBe("This browser doesn’t support passkeys."));
    expect(requests).toEqual([]);
  });

  test("reports a closed dialog without a passkey", async () => {
    installAuthenticator(() => Promise.reject(new DOMException("closed", "NotAllowedError")));
    const requests = mockCalls(given);
    const signedIn = press();
    await waitFor(() => expect(readToasts()[0]?.title).toBe("No passkey was used. Please try again."));
    expect([requests.map(({ call }) => call), signedIn]).toEqual([[options], []]);
  });

  test("shows the server’s message for a passkey that was removed", async () => {
    installAuthenticator(async () => credential);
    const error = "This passkey doesn’t work here. Log in with your password instead.";
    mockCalls({ ...given, [entry]: { status: 401, body: { error, code: "not_signed_in" } } });
    const signedIn = press();
    await waitFor(() => expect(readToasts()[0]).toMatchObject({ title: "Login failed", description: error }));
    expect(signedIn).toEqual([]);
  });
});
