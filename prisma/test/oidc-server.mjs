import { once } from "node:events";
import { createServer } from "node:http";
import Provider from "oidc-provider";

const redirect = process.env.OIDC_TEST_REDIRECT;
const state = { account: { sub: "nobody" }, refuses: false };

const server = createServer((request, response) => void handle(request, response));
server.listen(Number(process.env.OIDC_TEST_PORT ?? 0), "127.0.0.1");
await once(server, "listening");
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const issuer = `http://127.0.0.1:${port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: "plaza",
      client_secret: "plaza-secret-of-the-tests",
      redirect_uris: [redirect],
      response_types: ["code"],
      grant_types: ["authorization_code"],
    },
  ],
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["given_name", "family_name", "name"],
  },
  cookies: { keys: ["a-key-of-the-tests"] },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ ...state.account, sub: id }),
  }),
  async loadExistingGrant(context) {
    const grant = new context.oidc.provider.Grant({
      clientId: context.oidc.client.clientId,
      accountId: context.oidc.session.accountId,
    });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
});
provider.on("server_error", (_context, error) => console.error(error));
const answer = provider.callback();

async function handle(request, response) {
  if (!request.url.startsWith("/interaction/")) return answer(request, response);
  const result = state.refuses
    ? { error: "access_denied", error_description: "The person refused" }
    : { login: { accountId: state.account.sub, remember: false } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

process.on("message", (change) => {
  Object.assign(state, change);
  process.send?.({ changed: true });
});
process.on("disconnect", () => process.exit(0));
process.send?.({ issuer });
