import "server-only";
import { runOutsideRequest } from "@/lib/server/detached";
import type { CachedPage } from "./cached-page";
import { compress, type Encoding } from "./encoding";

const quality = 5;
const recompressAfterHits = 3;
const recompressQuality = 10;

export function createPageCompression(isCurrent: (key: string, page: CachedPage) => boolean) {
  const compressing = new WeakMap<CachedPage, Map<Encoding, Promise<Buffer>>>();
  const hits = new WeakMap<CachedPage, number>();
  let recompressing: Promise<void> = Promise.resolve();

  async function recompress(key: string, page: CachedPage): Promise<void> {
    if (!isCurrent(key, page)) return;
    page.bodies.br = await compress(page.bodies.identity, "br", recompressQuality);
  }

  return {
    async bodyOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
      const running = compressing.get(page) ?? new Map<Encoding, Promise<Buffer>>();
      compressing.set(page, running);
      const body = running.get(encoding) ?? compress(page.bodies.identity, encoding, quality);
      running.set(encoding, body);
      return (page.bodies[encoding] = await body);
    },
    count(key: string, page: CachedPage): void {
      const times = (hits.get(page) ?? 0) + 1;
      hits.set(page, times);
      if (times !== recompressAfterHits) return;
      recompressing = runOutsideRequest(() => recompressing.then(() => recompress(key, page))).catch(
        (error: unknown) => console.error("A page could not be compressed", error),
      );
    },
  };
}
