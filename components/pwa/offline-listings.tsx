"use client";

import { useEffect, useState } from "react";
import { pwaCopy } from "@/lib/pwa/copy";
import { cacheNames, titleOf } from "@/lib/pwa/worker.rules";

type CachedListing = { href: string; title: string };

async function readCachedListings(): Promise<CachedListing[]> {
  if (!("caches" in window) || !(await caches.has(cacheNames.pages))) return [];
  const cache = await caches.open(cacheNames.pages);
  const cachedListings = (await cache.keys()).map(async (request) => {
    const page = await cache.match(request, { ignoreVary: true });
    return { href: new URL(request.url).pathname, title: titleOf((await page?.text()) ?? "") };
  });
  return (await Promise.all(cachedListings)).filter(({ title }) => title !== "");
}

export function CachedListings() {
  const [cachedListings, setCachedListings] = useState<readonly CachedListing[]>([]);
  useEffect(() => {
    let isHere = true;
    readCachedListings().then(
      (found) => isHere && setCachedListings(found),
      () => undefined,
    );
    return () => void (isHere = false);
  }, []);
  if (cachedListings.length === 0) return null;
  return (
    <section aria-labelledby="kept-listings" className="mx-auto max-w-xl">
      <h2 id="kept-listings" className="mb-2 font-semibold">
        {pwaCopy.offlineListings}
      </h2>
      <ul className="divide-y rounded-xl border">
        {cachedListings.map(({ href, title }) => (
          <li key={href}>
            {/* A plain link, because client-side navigation needs the network. */}
            <a href={href} className="hover:bg-accent flex min-h-11 items-center px-4 py-2">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
