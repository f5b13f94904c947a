import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles, root } from "@/prisma/test/schemas";

/** Keys by file. A sign-out empties all but flags (components/auth/session-hooks.test.tsx, e2e/pwa.spec.ts). */
const stored: Record<string, { kind: "token" | "person" | "draft" | "flag" | "cache"; keys: string[] }> = {
  "app/sw.ts": { kind: "cache", keys: ["cacheNames"] },
  "components/admin/moderation/shortcuts-store.ts": { kind: "flag", keys: ['"adminShortcutsOff"'] },
  "components/jobs/application-store.ts": { kind: "draft", keys: ["`${draftPrefix}application`"] },
  "components/layout/theme-toggle.tsx": { kind: "flag", keys: ["themeKey"] },
  "components/listings/compare/compare-store.ts": { kind: "person", keys: ['"plaza_compare"'] },
  "components/listings/recent/viewed-store.ts": { kind: "person", keys: ['"plaza_viewed"'] },
  "components/messages/outgoing-store.ts": { kind: "draft", keys: ["`${draftPrefix}outgoing:${thread}`"] },
  "components/messages/waiting-store.ts": { kind: "draft", keys: ["`${draftPrefix}waiting`"] },
  "components/places/chosen-place.ts": { kind: "person", keys: ['"plaza_place"'] },
  "components/profile/zone-offer.tsx": { kind: "flag", keys: ['"plaza_declined_zone"'] },
  "components/pwa/install-store.ts": { kind: "flag", keys: ["dismissedKey"] },
  "components/pwa/offline-cache.ts": { kind: "cache", keys: ["recordsName"] },
  "components/pwa/offline-listings.tsx": { kind: "cache", keys: ["cacheNames"] },
  "components/pwa/pull-to-refresh.tsx": { kind: "flag", keys: ["pullHintKey"] },
  "components/pwa/tour-progress.ts": { kind: "flag", keys: ["tourKey", "tourOfferedKey"] },
  "components/search/recent-searches.ts": { kind: "person", keys: ['"recentSearches"'] },
  "components/searches/waiting-store.ts": { kind: "draft", keys: ["`${draftPrefix}search`"] },
  "components/visits/failed-search.ts": { kind: "draft", keys: ["`${draftPrefix}failed-search`"] },
  "lib/client/device-store.ts": { kind: "person", keys: ['"plaza_person"'] },
  "lib/client/draft-store.ts": { kind: "draft", keys: ["`${draftPrefix}slots`", "`${draftPrefix}visit`"] },
  "lib/client/token-store.ts": { kind: "token", keys: ['"authToken"', '"token"', '"plaza_signed_out"'] },
};

const wrappers = ["lib/client/stored-ids.ts", "lib/client/stored-text.ts"];

const sources = ["app/**", "components/**", "lib/**"]
  .flatMap(listFiles)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(root, file), "utf8")] as const);

const writes = /\.setItem\(|\bcreateStored(Text|Ids)\(|\b(?:indexedDB|caches)\.open\(/;

test("39: stores only the listed keys in the browser", () => {
  const writers = sources.filter(([file, text]) => writes.test(text) && !wrappers.includes(file));
  expect(writers.map(([file]) => file).sort()).toEqual(Object.keys(stored).sort());
  const missing = writers.flatMap(([file, text]) =>
    stored[file]!.keys.filter((key) => !text.includes(key)).map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
  const device = readFileSync(path.join(root, "lib/client/device-store.ts"), "utf8");
  const personal = Object.values(stored).flatMap(({ kind, keys }) => (kind === "person" ? keys : []));
  expect(personal.filter((key) => !device.includes(key))).toEqual([]);
});
