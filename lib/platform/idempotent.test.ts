import { allEndpoints } from "./rules";

const createsNothing: Record<string, string> = {
  "/api/login": "a sign-in is never given again from what was kept",
  "/api/login/passkey": "a sign-in is never given again from what was kept",
  "/api/login/passkey/options": "each challenge works once",
  "/api/profile/passkeys": "its challenge works once",
  "/api/profile/passkeys/options": "each challenge works once",
  "/api/login/totp": "a sign-in is never given again from what was kept",
  "/api/auth/oidc/start": "returns an address and writes nothing",
  "/api/auth/oidc/link": "a sign-in is never given again from what was kept",
  "/api/auth/oidc/register": "an identity makes one account; a repeat is asked to sign in",
  "/api/logout": "ends a session",
  "/api/refresh-token": "rotates a credential, with a grace of its own",
  "/api/request-password-reset": "tells nobody what it did; a second link takes the place of the first",
  "/api/reset-password": "its link works once",
  "/api/sign-in-alert": "its link works once",
  "/api/profile/password": "needs the password that it changes",
  "/api/profile/email": "a second link takes the place of the first",
  "/api/profile/email/confirmation": "a second link takes the place of the first",
  "/api/profile/email/confirm": "its link works once",
  "/api/profile/api-keys": "needs the password; secrets are not kept",
  "/api/profile/webhooks": "secrets are not kept",
  "/api/profile/webhooks/{id}/secret": "secrets are not kept",
  "/api/profile/webhooks/{id}/test": "a test that is sent twice is two events",
  "/api/profile/webhooks/{id}/deliveries/{deliveryId}/replay": "conflict while the first one is under way",
  "/api/profile/second-step": "a second key takes the place of the first; secrets are not kept",
  "/api/profile/second-step/confirm": "a code works once; secrets are not kept",
  "/api/profile/second-step/disable": "a code works once",
  "/api/profile/second-step/recovery-codes": "new codes take the place of the old; secrets are not kept",
  "/api/member-invitations/{id}/resend": "a second link takes the place of the first",
  "/api/membership": "an invitation is accepted once",
  "/api/favorites/{id}": "adding twice is adding once",
  "/api/saved-jobs/{id}": "saving twice is saving once",
  "/api/advertisements/{id}/impression": "counted once for each view",
  "/api/advertisements/{id}/click": "counted once for each view",
  "/api/jobs/{id}/presses": "counted once for each view",
  "/api/advertisements/{id}/{action}": "a step from one state to the next",
  "/api/admin/advertisements/{id}/{action}": "a step from one state to the next",
  "/api/admin/jobs/{id}/{action}": "a step from one state to the next",
  "/api/admin/listings/{id}/{action}": "a step from one state to the next",
  "/api/admin/subcategories/move": "moves once what is there: repeated, nothing is left",
  "/api/admin/undo": "takes back once what was decided once",
  "/api/admin/passwords": "a second link takes the place of the first",
  "/api/admin/payments/{id}/{action}": "a step from one state to the next",
  "/api/admin/users/{id}/{action}": "a step from one state to the next",
  "/api/admin/vendors/{id}/{action}": "a step from one state to the next",
  "/api/admin/reviews/{id}/{action}": "a step from one state to the next",
  "/api/admin/synonyms/suggestions/{id}/{action}": "a step from one state to the next",
  "/api/admin/buyer-ratings/{id}/remove": "a step from one state to the next",
  "/api/admin/cases/{id}/statements": "reads, and notes who read",
  "/api/admin/cases/{id}/close": "a step from one state to the next",
  "/api/admin/held-messages/{id}/text": "reads, and notes who read",
  "/api/admin/held-messages/{id}/{action}": "a step from one state to the next",
  "/api/admin/reports/{id}/{action}": "a step from one state to the next",
  "/api/admin/reports/{id}/thread": "reads, and notes who read",
  "/api/admin/outbox/{id}/open": "reads, and notes who read",
  "/api/admin/rewards/{id}/{action}": "a step from one state to the next",
  "/api/rewards/redemptions/{id}/cancel": "a step from one state to the next",
  "/api/conversations/{id}/read": "reading twice is reading once",
  "/api/conversations/{id}/archive": "archiving twice is archiving once",
  "/api/conversations/{id}/unarchive": "bringing back twice is bringing back once",
  "/api/conversations/{id}/mute": "muting twice is muting once",
  "/api/conversations/{id}/unmute": "unmuting twice is unmuting once",
  "/api/conversations/{id}/restore": "bringing back twice is bringing back once",
  "/api/messages/{id}/take-back": "a message can be taken back only once",
  "/api/blocks/{userId}": "blocking twice is blocking once",
  "/api/vendors/{id}/contact": "a number that is looked at twice is two contacts",
  "/api/places/nearest": "asks, and keeps nothing",
  "/api/push-subscriptions": "subscribing twice is subscribing once",
  "/api/unsubscribe/{token}": "unsubscribing twice is unsubscribing once",
  "/api/search/clicks": "a result that is opened twice is two clicks",
  "/api/visits": "a page that is seen twice is two views",
  "/api/webhooks/stripe": "events carry their own id",
};

const posts = allEndpoints.filter(({ method }) => method === "POST");

test.each(posts.map((endpoint) => [endpoint.path, endpoint] as const))(
  "accepts an Idempotency-Key at POST %s, or lists the reason that it creates nothing",
  (path, { idempotent, status }) => {
    expect(idempotent ?? createsNothing[path]).toBeDefined();
    expect(idempotent && createsNothing[path]).toBeUndefined();
    if (status === 201) expect(idempotent).toBe(true);
  },
);

test("accepts an Idempotency-Key only on POST endpoints that answer with JSON", () => {
  const odd = allEndpoints.filter(
    ({ idempotent, method, body, response, status }) =>
      idempotent && (method !== "POST" || body === "raw" || response !== undefined || status === 204),
  );
  expect(odd.map(({ path }) => path)).toEqual([]);
});

test("finds the endpoint of every exception", () => {
  const paths = posts.map(({ path }) => path as string);
  expect(Object.keys(createsNothing).filter((path) => !paths.includes(path))).toEqual([]);
});
