import * as ad from "@/app/api/advertisements/[id]/route";
import * as editableJob from "@/app/api/jobs/[id]/edit/route";
import * as job from "@/app/api/jobs/[id]/route";
import * as editableListing from "@/app/api/listings/[id]/edit/route";
import * as listing from "@/app/api/listings/[id]/route";
import * as application from "@/app/api/profile/application/route";
import * as business from "@/app/api/profile/business/route";
import * as profile from "@/app/api/profile/route";
import * as quickReply from "@/app/api/quick-replies/[id]/route";
import * as quickReplies from "@/app/api/quick-replies/route";
import { db } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import { createAdvertisement, createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { jobInput, createPoster, postJob } from "@/prisma/test/hiring";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { allEndpoints } from "./rules";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("If-Match", () => {
  type Thing = { browser: Browser; id?: string };

  type Kind = {
    make: () => Promise<Thing>;
    read: RouteHandler;
    edit: RouteHandler;
    bodyOf: (word: string) => object;
    strict: boolean;
  };

  const vendor = (vendorStatus: "approved" | "pending") => () => createSignedInPerson({ vendorStatus });

  const kinds: Record<string, Kind> = {
    "/api/profile": {
      make: () => createSignedInPerson(),
      read: profile.GET,
      edit: profile.PATCH,
      bodyOf: (firstName) => ({ firstName }),
      strict: false,
    },
    "/api/profile/business": {
      make: vendor("approved"),
      read: business.GET,
      edit: business.PATCH,
      bodyOf: (about) => ({ about }),
      strict: true,
    },
    "/api/profile/application": {
      make: vendor("pending"),
      read: application.GET,
      edit: application.PATCH,
      bodyOf: (note) => ({ businessName: "Kettle Works", category: "products", phone: "555-010-0100", note }),
      strict: false,
    },
    "/api/advertisements/{id}": {
      make: async () => {
        const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
        const { id } = await createAdvertisement({ vendorId: person.vendorId });
        return { browser, id };
      },
      read: ad.GET,
      edit: ad.PATCH,
      bodyOf: (title) => ({ title }),
      strict: false,
    },
    "/api/jobs/{id}": {
      make: async () => {
        const { browser } = await createPoster();
        return { browser, id: String((await postJob(browser)).body.id) };
      },
      read: editableJob.GET,
      edit: job.PATCH,
      bodyOf: (title) => ({ ...jobInput, title }),
      strict: true,
    },
    "/api/listings/{id}": {
      make: async () => {
        const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
        const { id } = await createListing({ vendorId: person.vendorId ?? undefined, status: "draft" });
        return { browser, id };
      },
      read: editableListing.GET,
      edit: listing.PATCH,
      bodyOf: (title) => ({ title }),
      strict: true,
    },
    "/api/quick-replies/{id}": {
      make: async () => {
        const { person, browser } = await createSignedInPerson();
        const { id } = await db.quickReply.create({
          data: { userId: person.id, title: "Hours", text: "Ten to six" },
        });
        return { browser, id };
      },
      read: async (request, context) => {
        const [reply] = (await (await quickReplies.GET(request, context)).json()) as object[];
        return Response.json(reply);
      },
      edit: quickReply.PATCH,
      bodyOf: (text) => ({ title: "Hours", text }),
      strict: false,
    },
  };

  const edits = allEndpoints.filter(({ ifMatch, method }) => ifMatch && method === "PATCH");

  test("covers every edit that takes If-Match", () => {
    expect(Object.keys(kinds).sort()).toEqual(edits.map(({ path }) => path).sort());
  });

  test.each(edits.map(({ path, ifMatch }) => [path, ifMatch!] as const))(
    "compares If-Match of PATCH %s with the current %s",
    async (path, name) => {
      const { make, read, edit, bodyOf, strict } = kinds[path]!;
      const { browser, id = "" } = await make();
      const address = path.replace("{id}", id);
      const stateOf = async () => (await browser.get(read, address, { params: { id } })).body[name];
      const send = async (word: string, match?: unknown, state?: unknown) => {
        const body = { ...bodyOf(word), ...(state === undefined ? {} : { [name]: state }) };
        const headers: Record<string, string> =
          match === undefined ? {} : { "if-match": `"${String(match)}"` };
        return (await browser.patch(edit, address, { params: { id }, body, headers })).status;
      };

      const first = await stateOf();
      expect(await send("One", first)).toBe(200);
      const second = await stateOf();
      expect(second).not.toBe(first);
      expect(await send("Two", first)).toBe(409);
      expect(await send("Two", first, second)).toBe(409);
      expect(await send("Two", second, first)).toBe(409);
      expect(await stateOf()).toBe(second);
      expect(await send("Two", second, second)).toBe(200);
      expect(await send("Three")).toBe(strict ? 422 : 200);
    },
  );
});
