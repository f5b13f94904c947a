import "server-only";
import { open } from "node:fs/promises";
import { AppError } from "@/lib/shared/app-error";
import type { StoredAnswer } from "./front/stored-files";

/** Far more than a directory or a tile has; a request never reads the whole file, which may have 100 GB. */
const maxRangeBytes = 4 * 1024 * 1024;

type Range = { start: number; length: number };

/** Parses one range with a start, such as `bytes=0-16383`; null for any other header. */
function parseRange(header: string | undefined, size: number): Range | null {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === undefined) return null;
  const start = Number(first);
  const end = Math.min(last ? Number(last) : size - 1, size - 1);
  const length = end - start + 1;
  return length > 0 && length <= maxRangeBytes ? { start, length } : null;
}

/** Reads ranges of a PMTiles file. The ETag changes with the file, and the reader then starts over. */
export function readMapTiles(path: string) {
  return async function read(url: string, _accept?: string, range?: string): Promise<StoredAnswer | null> {
    if (!/\.pmtiles(?:\?.*)?$/.test(url)) return null;
    const file = await open(path).catch((cause: unknown) => {
      throw new AppError("not_found", "There are no map tiles here.", { cause });
    });
    try {
      const { size, mtimeMs } = await file.stat();
      const found = parseRange(range, size);
      const headers = {
        "Content-Type": "application/vnd.pmtiles",
        "Accept-Ranges": "bytes",
        "Cache-Control": "public, max-age=3600",
        ETag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      };
      if (!found) {
        const none = { ...headers, "Content-Range": `bytes */${size}`, "Content-Length": "0" };
        return { status: 416, bytes: Buffer.alloc(0), headers: none };
      }
      const { start, length } = found;
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, start);
      const span = `bytes ${start}-${start + length - 1}/${size}`;
      const own = { ...headers, "Content-Range": span, "Content-Length": String(length) };
      return { status: 206, bytes: buffer, headers: own };
    } finally {
      await file.close();
    }
  };
}
