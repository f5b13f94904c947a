import "server-only";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { flushSearches, recordClick, recordSearch } from "@/lib/search/feedback/log.commands";
import { readCookie } from "@/lib/server/cookies";
import { createBatch } from "@/lib/server/batch";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { processSingleton } from "@/lib/server/process-singleton";
import { addressHash } from "@/lib/server/request-meta";
import { isRobot } from "@/lib/server/robots";
import { decodeCredential, sessionCookie } from "@/lib/server/tokens";
import type { Viewer } from "@/lib/shared/access";
import { newUuid } from "@/lib/shared/uuid";
import { countViews } from "@/lib/vendors/desk/trends.commands";
import { writeContacts } from "./contacts.rows";
import { readDevice, type Device } from "./device.rules";
import { filterKnownParts } from "./parts.queries";
import { readSalt, writeViews, type ViewInput } from "./rows";
import { hostOf, maxBufferedPerAddress, maxBufferedViews, pageOf, plainText, flushIntervalMs } from "./rules";
import type { PageView, SearchClick } from "./schema";

type BufferedView = Omit<ViewInput, "visitor" | "age"> & { sender: string; person: string; at: number };

const writeBatchSize = 1000;

/** Shared per process, because each bundle has a copy of this module. */
const views = processSingleton("plazaViews", () =>
  createBatch<BufferedView>({
    name: "views",
    maxItems: maxBufferedViews,
    maxItemsPerSender: maxBufferedPerAddress,
    senderOf: ({ sender }) => sender,
    everyMs: flushIntervalMs,
    write: writeInBatches,
  }),
);

type WaitingContact = Pick<BufferedView, "sender" | "person" | "at">;

/** Written after the views, so that the visit exists. */
const contacts = processSingleton("plazaContacts", () =>
  createBatch<WaitingContact>({
    name: "contacts",
    maxItems: maxBufferedViews,
    maxItemsPerSender: maxBufferedPerAddress,
    senderOf: ({ sender }) => sender,
    everyMs: flushIntervalMs,
    async write(waiting) {
      await views.flush();
      await withVisitLock(async (tx, salt) =>
        writeContacts(
          tx,
          waiting.map((contact) => withDailyHash(contact, salt)),
        ),
      );
    },
  }),
);

/** Trusts the credential without a database lookup, to keep the beacon fast. */
async function viewerOf(headers: Headers): Promise<string | undefined> {
  const credential = await decodeCredential(readCookie(headers.get("cookie"), sessionCookie));
  return credential?.userId;
}

function identifyVisitor(headers: Headers): WaitingContact {
  const sender = addressHash(headers);
  const agent = headers.get("user-agent") ?? "";
  const person = createHash("sha256").update(`${sender} ${agent}`).digest("base64url");
  return { sender, person, at: performance.now() };
}

function deviceOf(headers: Headers): Device | null {
  const agent = headers.get("user-agent") ?? "";
  return isRobot(agent) ? null : readDevice(agent);
}

export function recordContact(headers: Headers, viewer: Pick<Viewer, "role"> | null): void {
  if (viewer?.role === "admin" || !deviceOf(headers)) return;
  contacts.add(identifyVisitor(headers));
}

/**
 * Buffers a page view for a few seconds; it's lost if the process dies. Silently ignores bots, prefetches and unknown
 * paths.
 */
export async function recordView(view: PageView, headers: Headers): Promise<void> {
  const device = deviceOf(headers);
  const page = pageOf(view.path);
  const ahead = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  if (!device || !page || ahead.includes("prefetch")) return;
  const asking = identifyVisitor(headers);
  const viewer = await viewerOf(headers);
  if (view.search) {
    const { words: text, total, tier = null } = view.search;
    recordSearch({ text, total, tier }, { address: asking.sender, viewer });
  }
  views.add({
    ...device,
    ...asking,
    id: newUuid(),
    path: page.path,
    ...(page.about ? { [page.about.kind]: page.about.id } : {}),
    referrer: hostOf(view.referrer),
    source: plainText(view.source),
    medium: plainText(view.medium),
    campaign: plainText(view.campaign),
    viewer,
  });
}

export async function recordSearchClick(click: SearchClick, headers: Headers): Promise<void> {
  if (!deviceOf(headers)) return;
  const { words: text, tier = null, ...more } = click;
  recordClick({ text, tier, ...more }, { address: addressHash(headers), viewer: await viewerOf(headers) });
}

export async function flushViews(): Promise<void> {
  await views.flush();
  await contacts.flush();
  await flushSearches();
}

async function writeInBatches(waiting: BufferedView[]): Promise<void> {
  for (let start = 0; start < waiting.length; start += writeBatchSize) {
    await writeBatch(waiting.slice(start, start + writeBatchSize));
  }
}

/** Serializes instances: two could start two visits for one visitor or deadlock on listings. */
async function withVisitLock(work: (tx: Transaction, salt: Buffer) => Promise<void>): Promise<void> {
  const fresh = randomBytes(32).toString("hex");
  await transaction(async (tx) => {
    await tx.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended('plaza views', 0))`);
    await work(tx, Buffer.from(await readSalt(tx, fresh), "hex"));
  });
}

function withDailyHash<T extends WaitingContact>({ sender: _sender, person, at, ...rest }: T, salt: Buffer) {
  return {
    ...rest,
    visitor: createHmac("sha256", salt).update(person).digest("base64url"),
    age: (performance.now() - at) / 1000,
  };
}

async function writeBatch(waiting: readonly BufferedView[]): Promise<void> {
  const known = await filterKnownParts(waiting);
  await withVisitLock(async (tx, salt) => {
    const preparedViews = known.map((view) => withDailyHash(view, salt));
    await countViews(tx, await writeViews(tx, preparedViews));
  });
}
