import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { unzipSync } from "fflate";
import { imageFile } from "@/lib/images/rules";
import type { Storage } from "@/lib/server/stored-files";

/** Uncompressed zip: `manifest.json` and one `<name>.webp` per picture. */
export const archiveFile = path.join("prisma", "data", "demo-pictures.zip");

type Entry = {
  key: string;
  /** A room, or the number of an angle. */
  view: string;
  look: string;
  form: string;
  alt: string;
  name: string;
  width: number;
  height: number;
  blurDataUrl: string;
  /** Shown only instead of a subject that another listing shows. */
  spare?: boolean;
};

export type Picture = Entry & { bytes: number; fingerprint: bigint };

export type Archive = { pictures: Picture[]; files: ReadonlyMap<string, Uint8Array> };

export async function readArchive(): Promise<Archive> {
  const { "manifest.json": manifest, ...contents } = unzipSync(await readFile(archiveFile));
  const entries = JSON.parse(Buffer.from(manifest ?? "").toString()) as (Entry & { fingerprint: string })[];
  const files = new Map(
    Object.entries(contents).map(([file, bytes]) => [path.basename(file, ".webp"), bytes]),
  );
  const pictures = entries.map((entry) => ({
    ...entry,
    fingerprint: BigInt(entry.fingerprint),
    bytes: files.get(entry.name)?.byteLength ?? 0,
  }));
  return { pictures, files };
}

type Place = { dataDir: string; bucket?: Storage };

const writesAtOnce = 8;

export async function storePictures(
  names: readonly string[],
  { files }: Archive,
  { dataDir, bucket }: Place,
): Promise<void> {
  const folder = path.join(dataDir, "uploads");
  if (!bucket) await mkdir(folder, { recursive: true });
  const left = [...names];
  async function work(): Promise<void> {
    for (let name = left.pop(); name; name = left.pop()) {
      const bytes = files.get(name);
      if (!bytes) throw new Error(`${archiveFile} has no picture ${name}`);
      const file = imageFile(name, 1280);
      await (bucket ? bucket.write("uploads", file, bytes) : writeFile(path.join(folder, file), bytes));
    }
  }
  await Promise.all(Array.from({ length: writesAtOnce }, work));
}
