import { newUuid } from "@/lib/shared/uuid";
import { draftPrefix } from "./device-store";

type Kept = { at: number; values: object };
type Slot = { name: string; id: string; version: number };

export const maxDrafts = 20;
/** In characters; the longest listing takes about a tenth. */
export const maxDraftLength = 100_000;
const maxAgeMs = 30 * 24 * 3_600_000;
/** How long a reloaded page waits for the one before it to be gone; a copy of the tab stays. */
const reloadMs = 1000;

const slotsKey = `${draftPrefix}slots`;
const personKey = `${draftPrefix}person`;

function attempt<T>(step: () => T, otherwise: T): T {
  try {
    return step();
  } catch {
    // A browser that forbids storage, or whose storage is full, keeps no draft.
    return otherwise;
  }
}

function parse<T extends object>(text: string | null): T | null {
  const value: unknown = attempt(() => JSON.parse(text ?? "null"), null);
  return typeof value === "object" ? (value as T | null) : null;
}

const keyOf = (name: string, id: string): string => `${draftPrefix}${name}:${id}`;

function readDraft(key: string): Kept | null {
  const kept = parse<Partial<Kept>>(window.localStorage.getItem(key));
  return kept && typeof kept.at === "number" && typeof kept.values === "object" && kept.values
    ? { at: kept.at, values: kept.values }
    : null;
}

/** The keys of the drafts whose keys begin so, the newest first; what is too old or cannot be read goes. */
function listDrafts(prefix: string): string[] {
  const found: { key: string; at: number }[] = [];
  for (const key of Object.keys(window.localStorage)) {
    if (!key.startsWith(prefix) || key === personKey) continue;
    const at = readDraft(key)?.at ?? 0;
    if (at < Date.now() - maxAgeMs) window.localStorage.removeItem(key);
    else found.push({ key, at });
  }
  return found.sort((one, other) => other.at - one.at).map(({ key }) => key);
}

/** What this tab has of each form, the latest last; a reload leaves it, another tab does not see it. */
function readSlots(): Slot[] {
  const slots = attempt(() => parse<Slot[]>(window.sessionStorage.getItem(slotsKey)), null);
  return Array.isArray(slots) ? slots : [];
}

function findSlot(name: string): Slot {
  return readSlots().find((slot) => slot.name === name) ?? { name, id: "", version: 0 };
}

function keepSlot(name: string, change: Partial<Slot>): void {
  const others = readSlots().filter((slot) => slot.name !== name);
  const slots = [...others, { ...findSlot(name), ...change }].slice(-maxDrafts);
  attempt(() => window.sessionStorage.setItem(slotsKey, JSON.stringify(slots)), undefined);
}

/** Forgets what any tab of this browser has kept of a form that is done. */
export function forgetDrafts(name: string): void {
  attempt(() => listDrafts(keyOf(name, "")).forEach((key) => window.localStorage.removeItem(key)), undefined);
}

/** Notes the version that this tab has seen saved: a page that was asked for before then shows an older one. */
export function noteSaved(name: string, version: number): void {
  keepSlot(name, { version });
}

export function savedVersion(name: string): number {
  return findSlot(name).version;
}

/** A mark of who is signed in: it goes with everything else at logout, and a form that is still open stops writing. */
function markPerson(): string | null {
  return attempt(() => {
    const mark = window.localStorage.getItem(personKey) ?? newUuid();
    window.localStorage.setItem(personKey, mark);
    return mark;
  }, null);
}

/**
 * Holds a draft as long as a form shows it, so that no other tab takes it: resolves with what lets go of it, with null
 * while another form has it. A browser without locks takes it for left.
 */
function hold(key: string, patienceMs: number): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return Promise.resolve(() => undefined);
  const patience = patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true };
  return new Promise((resolve) => {
    navigator.locks
      .request(key, patience, async (lock) => {
        if (lock) await new Promise<void>((release) => resolve(release));
        else resolve(null);
      })
      .catch(() => resolve(null));
  });
}

export type OpenDraft = {
  /** What this tab left there before a reload. */
  own: object | null;
  write: (values: object) => void;
  forget: () => void;
  /** Lets go of it: what is written stays, for this tab or the next one that opens the form. */
  close: () => void;
};

/**
 * Opens the draft of a form in this browser: each tab has its own, and gets it back after a reload. One that a closed
 * tab left is offered to `take`, which says whether it wants it. At most 20 are kept, for 30 days and until logout.
 */
export function openDraft(name: string, take: (values: object) => boolean): OpenDraft {
  const person = markPerson();
  const slot = findSlot(name);
  const ownKey = keyOf(name, slot.id);
  const own = attempt(() => (slot.id ? (readDraft(ownKey)?.values ?? null) : null), null);
  let place: { key: string; release: () => void } | null = null;
  let latest: object | null | undefined;
  let closed = false;

  function put(): void {
    if (!place || latest === undefined) return;
    const { key } = place;
    const text = latest && JSON.stringify({ at: Date.now(), values: latest } satisfies Kept);
    attempt(() => {
      if (text === null) {
        window.localStorage.removeItem(key);
        return;
      }
      if (window.localStorage.getItem(personKey) !== person || text.length > maxDraftLength) return;
      if (window.localStorage.getItem(key) === null) {
        for (const old of listDrafts(draftPrefix).slice(maxDrafts - 1)) window.localStorage.removeItem(old);
      }
      window.localStorage.setItem(key, text);
    }, undefined);
  }

  function settle(key: string, release: () => void): void {
    place = { key, release };
    keepSlot(name, { id: key.slice(keyOf(name, "").length) });
    put();
    if (closed) release();
  }

  async function find(): Promise<void> {
    const left = own ? [ownKey] : attempt(() => listDrafts(keyOf(name, "")), []);
    for (const key of left) {
      const wanted = () => !closed && (key === ownKey || latest === undefined);
      const release = wanted() ? await hold(key, key === ownKey ? reloadMs : 0) : null;
      if (!release) continue;
      const kept = attempt(() => readDraft(key), null);
      if (!place && wanted() && kept && (own || take(kept.values))) return settle(key, release);
      release();
    }
    if (closed) return;
    // The tab is a copy of one that goes on with the same draft.
    if (own && latest === undefined) latest = own;
    const key = keyOf(name, newUuid());
    const release = (await hold(key, 0)) ?? (() => undefined);
    if (place) release();
    else settle(key, release);
  }

  void find();
  return {
    own,
    write(values) {
      latest = values;
      put();
    },
    forget() {
      latest = null;
      put();
    },
    close() {
      closed = true;
      place?.release();
      if (!place && latest) settle(own ? ownKey : keyOf(name, newUuid()), () => undefined);
    },
  };
}
