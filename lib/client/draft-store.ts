import { newUuid } from "@/lib/shared/uuid";
import { draftPrefix, draftKeyPrefix, readCurrentUserId } from "./device-store";

type StoredDraft = { at: number; values: object };
type Slot = { name: string; id: string; version: number };

export const maxDrafts = 20;
export const maxDraftLength = 100_000;
const maxAgeMs = 30 * 24 * 3_600_000;
/**
 * Maximum wait for the previous page's lock after a reload. On timeout this tab is a duplicate of one that is still
 * open.
 */
const reloadLockTimeoutMs = 1000;

const slotsKey = `${draftPrefix}slots`;
const visitKey = `${draftPrefix}visit`;

function tryStorage<T>(step: () => T, otherwise: T): T {
  try {
    return step();
  } catch {
    // Storage may be blocked or full.
    return otherwise;
  }
}

function parse<T extends object>(text: string | null): T | null {
  const value: unknown = tryStorage(() => JSON.parse(text ?? "null"), null);
  return typeof value === "object" ? (value as T | null) : null;
}

const keyOf = (name: string, id: string): string =>
  `${draftKeyPrefix(readCurrentUserId() ?? "")}${name}:${id}`;

function readDraft(key: string): StoredDraft | null {
  const stored = parse<Partial<StoredDraft>>(window.localStorage.getItem(key));
  return stored && typeof stored.at === "number" && typeof stored.values === "object" && stored.values
    ? { at: stored.at, values: stored.values }
    : null;
}

function readValues(name: string, id: string): object | null {
  return tryStorage(() => readDraft(keyOf(name, id))?.values ?? null, null);
}

function listDrafts(prefix: string): string[] {
  const found: { key: string; at: number }[] = [];
  for (const key of Object.keys(window.localStorage)) {
    if (!key.startsWith(prefix) || key === visitKey) continue;
    const at = readDraft(key)?.at ?? 0;
    if (at < Date.now() - maxAgeMs) window.localStorage.removeItem(key);
    else found.push({ key, at });
  }
  return found.sort((one, other) => other.at - one.at).map(({ key }) => key);
}

function listDraftIds(name: string): string[] {
  const start = keyOf(name, "");
  return tryStorage(() => listDrafts(start).map((key) => key.slice(start.length)), []);
}

function storeDraftText(key: string, text: string | null): void {
  if (text === null) {
    window.localStorage.removeItem(key);
    return;
  }
  if (text.length > maxDraftLength) return;
  if (window.localStorage.getItem(key) === null) {
    for (const old of listDrafts(draftPrefix).slice(maxDrafts - 1)) window.localStorage.removeItem(old);
  }
  window.localStorage.setItem(key, text);
}

/** Draft slots of this tab, newest last; they survive a reload and aren't shared between tabs. */
function readSlots(): Slot[] {
  const slots = tryStorage(() => parse<Slot[]>(window.sessionStorage.getItem(slotsKey)), null);
  return Array.isArray(slots) ? slots : [];
}

function findSlot(name: string): Slot {
  return readSlots().find((slot) => slot.name === name) ?? { name, id: "", version: 0 };
}

function storeSlot(name: string, change: Partial<Slot>): void {
  const others = readSlots().filter((slot) => slot.name !== name);
  const slots = [...others, { ...findSlot(name), ...change }].slice(-maxDrafts);
  tryStorage(() => window.sessionStorage.setItem(slotsKey, JSON.stringify(slots)), undefined);
}

export function deleteDrafts(name: string): void {
  tryStorage(
    () => listDrafts(keyOf(name, "")).forEach((key) => window.localStorage.removeItem(key)),
    undefined,
  );
}

export function hasDraft(name: string): boolean {
  return tryStorage(() => listDrafts(keyOf(name, "")).length > 0, false);
}

/** Records the last version this tab saved, because a page requested earlier may still show an older one. */
export function recordSavedVersion(name: string, version: number): void {
  storeSlot(name, { version });
}

export function savedVersion(name: string): number {
  return findSlot(name).version;
}

/** Stores a marker that logout clears, so that a form opened while signed out stops writing. */
function storeVisitMarker(): string | null {
  return tryStorage(() => {
    const mark = window.localStorage.getItem(visitKey) ?? newUuid();
    window.localStorage.setItem(visitKey, mark);
    return mark;
  }, null);
}

function ownershipCheck(): () => boolean {
  const person = readCurrentUserId();
  if (person !== null) return () => readCurrentUserId() === person;
  const visit = storeVisitMarker();
  return () => window.localStorage.getItem(visitKey) === visit;
}

/**
 * Locks a draft against other tabs while a form shows it. Resolves to the release function, or null while another form
 * has the lock. Without Web Locks every draft counts as free.
 */
function acquireDraftLock(draft: string, timeoutMs: number): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return Promise.resolve(() => undefined);
  const lockOptions = timeoutMs > 0 ? { signal: AbortSignal.timeout(timeoutMs) } : { ifAvailable: true };
  return new Promise((resolve) => {
    navigator.locks
      .request(`${draftPrefix}${draft}`, lockOptions, async (lock) => {
        if (lock) await new Promise<void>((release) => resolve(release));
        else resolve(null);
      })
      .catch(() => resolve(null));
  });
}

export type OpenDraft = {
  own: object | null;
  write: (values: object) => void;
  forget: () => void;
  close: () => void;
};

/**
 * Opens a form's draft. Each tab has its own and gets it back after a reload; a draft left by a closed tab is offered
 * to `take`, which returns true to accept it. At most 20 drafts are stored, for 30 days or until logout.
 */
export function openDraft(name: string, take: (values: object) => boolean): OpenDraft {
  const isOurs = ownershipCheck();
  const slot = findSlot(name);
  const own = slot.id ? readValues(name, slot.id) : null;
  let place: { id: string; release: () => void } | null = null;
  let latest: object | null | undefined;
  let closed = false;

  function write(values: object | null | undefined): void {
    latest = values;
    if (!place || values === undefined) return;
    const key = keyOf(name, place.id);
    const text = values && JSON.stringify({ at: Date.now(), values } satisfies StoredDraft);
    tryStorage(() => isOurs() && storeDraftText(key, text), undefined);
  }

  function settle(id: string, release: () => void): void {
    place = { id, release };
    storeSlot(name, { id });
    write(latest);
    if (closed) release();
  }

  async function settleOnNewId(): Promise<void> {
    const id = newUuid();
    const release = (await acquireDraftLock(`${name}:${id}`, 0)) ?? (() => undefined);
    if (place) release();
    else settle(id, release);
  }

  async function find(): Promise<void> {
    const ids = listDraftIds(name);
    for (const id of own ? [slot.id] : ids) {
      const isOwn = id === slot.id;
      const isNeeded = () => !closed && (isOwn || latest === undefined);
      if (!isNeeded()) continue;
      const release = await acquireDraftLock(`${name}:${id}`, isOwn ? reloadLockTimeoutMs : 0);
      if (!release) continue;
      const left = readValues(name, id);
      if (!place && isNeeded() && left && (own || take(left))) return settle(id, release);
      release();
    }
    if (closed) return;
    // This tab is a duplicate of one that continues the same draft.
    if (own && latest === undefined) latest = own;
    await settleOnNewId();
  }

  function close(): void {
    closed = true;
    place?.release();
    if (!place && latest) settle(own ? slot.id : newUuid(), () => undefined);
  }

  void find();
  return { own, write, forget: () => write(null), close };
}
