import { QueryClientProvider } from "@tanstack/react-query";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { createElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { text } from "node:stream/consumers";
import path from "node:path";
import * as mail from "@/app/api/admin/outbox/[id]/open/route";
import { makeQueryClient } from "@/lib/client/query-client";
import { stopQueue } from "@/lib/server/workers";
import type { Viewer } from "@/lib/shared/access";
import type { Browser } from "@/prisma/test/browser";
import { addPrivateThings, secret } from "@/prisma/test/private-things";
import { listFiles } from "@/prisma/test/schemas";
import { createSignedInPerson } from "@/prisma/test/sign-in";

jest.setTimeout(120_000);
afterAll(() => stopQueue());

type Query = Record<string, string>;
type Props = { params: Promise<Query>; searchParams: Promise<Query> };
type Guarded = ReactElement<{ children: (viewer: Viewer) => ReactNode | Promise<ReactNode> }>;
type Page = { default: (props: Props) => Guarded | Promise<Guarded> };

const pages = listFiles("app/(admin)/*page.tsx");

let things: Awaited<ReturnType<typeof addPrivateThings>>;
let admin: Browser;
let viewer: Viewer;

beforeAll(async () => {
  things = await addPrivateThings();
  const { browser, person } = await createSignedInPerson({ role: "admin" });
  admin = browser;
  const role = { role: "admin", vendorId: null, vendorStatus: null, businessRole: null } as const;
  const { id, username } = person;
  viewer = { id, username, ...role, sessionId: "", secondStepMissing: false };
});

const router: AppRouterInstance = {
  push: () => {},
  replace: () => {},
  back: () => {},
  forward: () => {},
  refresh: () => {},
  prefetch: () => {},
  bfcacheId: "0",
};

async function toHtml(content: ReactNode): Promise<string> {
  const inQueries = createElement(QueryClientProvider, { client: makeQueryClient() }, content);
  const inParams = createElement(SearchParamsContext, { value: new URLSearchParams() }, inQueries);
  const inPath = createElement(PathnameContext, { value: "/admin" }, inParams);
  const { prelude } = await prerenderToNodeStream(createElement(AppRouterContext, { value: router }, inPath));
  return text(prelude);
}

/** All strings in the props of a tree, which the browser gets even if no component shows them. */
function propTexts(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const inner = isValidElement(value) ? value.props : value;
  return Object.values(inner as object).flatMap((one) => propTexts(one, seen));
}

async function show(file: string, params: Query, query: Query): Promise<string> {
  const page = (await import(path.join(process.cwd(), file))) as Page;
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) };
  const guarded = await page.default(props);
  const content = await guarded.props.children(viewer);
  return [await toHtml(content), ...propTexts(content)].join("\n");
}

function queriesFor(file: string): Query[] {
  const searches: Query[] = [{}, { search: "quet" }, { q: "quet" }];
  if (file.includes("outbox")) return [...searches, ...things.mailIds.map((id) => ({ mail: id }))];
  return file.includes("cases") ? [...searches, { status: "closed" }] : searches;
}

test.each(pages.map((file) => [file.slice("app/(admin)".length, -"/page.tsx".length), file]))(
  "renders no private text of two people for an admin at %s",
  async (_, file) => {
    const { customer, vendor } = things.owner;
    const people = file.includes("[id]") ? [{ id: customer }, { id: vendor }] : [{}];
    for (const params of people) {
      for (const query of queriesFor(file)) {
        const shown = await show(file, params, query);
        expect(shown.length).toBeGreaterThan(100);
        expect(shown).not.toContain(secret);
      }
    }
  },
);

test("renders the sealed emails, which contain private text that an admin reads with a reason", async () => {
  const opened: string[] = [];
  for (const id of things.mailIds) {
    const { body } = await admin.post(mail.POST, `/api/admin/outbox/${id}/open`, {
      params: { id },
      body: { reason: "The user asked for it." },
    });
    opened.push(JSON.stringify(body));
  }
  expect(opened.filter((shown) => shown.includes(secret))).not.toEqual([]);
  const [id = ""] = things.mailIds;
  expect(await show("app/(admin)/admin/outbox/page.tsx", {}, { mail: id })).toContain("Close");
});
