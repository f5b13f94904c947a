"use client";

import { useEffect, useState } from "react";
import { pwaCopy } from "@/lib/pwa/copy";
import { cacheNames, titleOf } from "@/lib/pwa/worker.rules";

type Kept = { href: string; title: string };

async function readKept(): Promise<Kept[]> {
  if (!("caches" in window) || !(await caches.has(cacheNames.pages))) return [];
  const cache = await caches.open(cacheNames.pages);
  const kept = (await cache.keys()).map(async (request) => {
    const page = await cache.match(request, { ignoreVary: true });
    return { href: new URL(request.url).pathname, title: titleOf((await page?.text()) ?? "") };
  });
  return (await Promise.all(kept)).filter(({ title }) => title !== "");
}

export function KeptListings() {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  useEffect(() => {
    let isHere = true;
    readKept().then(
      (found) => isHere && setKept(found),
      () => undefined,
    );
    return () => void (isHere = false);
  }, []);
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept-listings" className="mx-auto max-w-xl">
      <h2 id="kept-listings" className="mb-2 font-semibold">
        {pwaCopy.keptListings}
      </h2>
      <ul className="divide-y rounded-xl border">
        {kept.map(({ href, title }) => (
          <li key={href}>
            {/* A whole page: the parts of one come from the network alone. */}
            <a href={href} className="hover:bg-accent flex min-h-11 items-center px-4 py-2">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
