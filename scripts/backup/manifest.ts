import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

export const areas = ["uploads", "documents"] as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.number().int(), sha256: hash })),
  sequences: z.record(z.string().regex(/^\w+$/), z.string().regex(/^-?\d+$/)),
  files: z.array(
    z.object({
      area: z.enum(areas),
      name: z.string().regex(/^[0-9A-Za-z_-]{1,80}\.[a-z0-9]{2,5}$/),
      bytes: z.number().int(),
      sha256: hash,
    }),
  ),
});

export type Manifest = z.output<typeof manifestSchema>;

export const manifestName = "backup.json";
export const tableFile = (folder: string, name: string) => path.join(folder, "tables", `${name}.copy`);
export const linesFile = (folder: string, name: string) => path.join(folder, "json", `${name}.jsonl`);

/** The manifest is written last: a folder without one is an incomplete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), "utf8").catch(() => {
    throw new Error(`${folder} contains no complete backup: ${manifestName} is missing.`);
  });
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Error(`${folder}/${manifestName} isn't a backup that this version can read.`);
  return parsed.data;
}
