import "server-only";
import { documentFile } from "@/lib/documents/rules";
import { imageFile } from "@/lib/images/rules";
import { db } from "@/lib/server/db";
import { getSite } from "@/lib/server/site";
import { storage } from "@/lib/server/storage";
import { zipStream, type ZipEntry } from "@/lib/server/zip";
import { readBusinessExport } from "./export-business.queries";
import { picturesOf, readPersonExport } from "./export-person.queries";
import { readConversationsExport } from "./export-conversations.queries";
import { entryName } from "./export.rules";

/** All data about a user except passwords, keys and other people's content. */
export async function readExport(userId: string) {
  const [site, person, business, conversations] = await Promise.all([
    getSite(),
    readPersonExport(userId),
    readBusinessExport(userId),
    readConversationsExport(userId),
  ]);
  return { exportedAt: new Date().toISOString(), site: site.name, ...person, ...business, ...conversations };
}

async function* entriesOf(userId: string, data: object): AsyncGenerator<ZipEntry> {
  yield { name: "data.json", bytes: Buffer.from(JSON.stringify(data, null, 2)) };
  const documents = await db.document.findMany({
    where: { ownerId: userId },
    select: { id: true, name: true, kind: true, originalName: true },
    orderBy: { createdAt: "asc" },
  });
  for (const document of documents) {
    const bytes = await storage.read("documents", documentFile(document));
    if (bytes) yield { name: entryName(document), bytes, packed: true };
  }
  const images = await db.image.findMany({
    where: picturesOf(userId),
    select: { name: true },
    orderBy: { createdAt: "asc" },
  });
  for (const { name } of images) {
    const bytes = await storage.read("uploads", imageFile(name, 1280));
    if (bytes) yield { name: `pictures/${name}.webp`, bytes, packed: true };
  }
}

export async function exportArchive(userId: string): Promise<ReadableStream<Uint8Array>> {
  return zipStream(entriesOf(userId, await readExport(userId)));
}
