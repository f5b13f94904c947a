import { nextState } from "@/lib/shared/lifecycle";
import { listingStatuses, type ListingStatus } from "../rules";
import {
  actors,
  isEditable,
  listingActions,
  availableActions,
  revisionActions,
  revisionStatuses,
  revisionTransitions,
  findListingTransition,
  type Actor,
  type ListingAction,
} from "./lifecycle.rules";

const allowed = `
draft              submit           pending           p
changes_requested  submit           pending           p
rejected           submit           pending           p
pending            withdraw         draft             p
pending            approve          approved          a
pending            request-changes  changes_requested a
pending            reject           rejected          a
approved           pause            paused            p
paused             resume           approved          p
approved           reserve          reserved          p
reserved           release          approved          p
approved           sell             sold              p
reserved           sell             sold              p
approved           let              let               p
reserved           let              let               p
sold               relist           approved          p
let                relist           approved          p
approved           expire           expired           s
approved           renew            approved          p
paused             renew            approved          p
expired            renew            approved          p
approved           feature          -                 p
approved           unfeature        -                 p
draft              duplicate        -                 p
pending            duplicate        -                 p
changes_requested  duplicate        -                 p
rejected           duplicate        -                 p
approved           duplicate        -                 p
paused             duplicate        -                 p
reserved           duplicate        -                 p
sold               duplicate        -                 p
let                duplicate        -                 p
expired            duplicate        -                 p
draft              delete           removed           p
pending            delete           removed           p
changes_requested  delete           removed           p
rejected           delete           removed           p
approved           delete           removed           p
paused             delete           removed           p
reserved           delete           removed           p
sold               delete           removed           p
let                delete           removed           p
expired            delete           removed           p
pending            remove           removed           a
changes_requested  remove           removed           a
rejected           remove           removed           a
approved           remove           removed           a
paused             remove           removed           a
reserved           remove           removed           a
sold               remove           removed           a
let                remove           removed           a
expired            remove           removed           a
`;

const roles: Record<string, Actor[]> = { p: ["owner", "admin"], a: ["admin"], s: ["system"] };
const steps = new Map(
  allowed
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/))
    .map(([from, action, to, by = ""]) => [`${from} ${action}`, { to, by: roles[by] ?? [] }]),
);

type Case = { actor: Actor; status: ListingStatus; action: ListingAction; rental: boolean };

const cases = actors.flatMap((actor) =>
  listingStatuses.flatMap((status) =>
    listingActions.flatMap((action) =>
      [true, false].map((rental): Case => ({ actor, status, action, rental })),
    ),
  ),
);

function expected({ actor, status, action, rental }: Case): string | null {
  const step = steps.get(`${status} ${action}`);
  if (!step?.by.includes(actor)) return null;
  if ((action === "sell" && rental) || (action === "let" && !rental)) return null;
  return step.to ?? null;
}

describe("the states of a listing", () => {
  test(`allows each actor the steps of the contract in each state: ${cases.length} cases`, () => {
    const wrong = cases.filter((item) => {
      const step = findListingTransition(item);
      return (step && (step.to ?? "-")) !== expected(item);
    });
    expect(wrong).toEqual([]);
    expect(cases.filter((item) => findListingTransition(item)).length).toBeGreaterThan(100);
  });

  test("ends in removed, which cannot be undone", () => {
    const ways = cases.filter((item) => item.status === "removed" && findListingTransition(item));
    expect(ways).toEqual([]);
    expect(isEditable("removed")).toBe(false);
  });

  test("allows no actions for strangers", () => {
    expect(cases.filter((item) => item.actor === "other" && findListingTransition(item))).toEqual([]);
  });

  test("offers the owner exactly the actions in the table", () => {
    const offer = (status: ListingStatus, openRevision = false, featured = false) =>
      availableActions({ actor: "owner", status, rental: false, openRevision, featured });
    expect(offer("draft")).toEqual(["submit", "duplicate"]);
    expect(offer("approved")).toEqual(["pause", "reserve", "sell", "renew", "feature", "duplicate"]);
    expect(offer("approved", false, true)).toEqual([
      "pause",
      "reserve",
      "sell",
      "renew",
      "unfeature",
      "duplicate",
    ]);
    expect(offer("paused")).not.toContain("feature");
    expect(offer("approved", true)).toContain("withdraw");
    expect(offer("removed")).toEqual([]);
    const open = { status: "approved", rental: false, openRevision: true, featured: true } as const;
    expect(availableActions({ actor: "other", ...open })).toEqual([]);
  });
});

describe("the states of a revision", () => {
  const table: Record<string, string> = {
    "pending edit": "pending owner admin",
    "changes_requested edit": "pending owner admin",
    "pending withdraw": "withdrawn owner admin",
    "changes_requested withdraw": "withdrawn owner admin",
    "pending approve": "approved admin",
    "pending request-changes": "changes_requested admin",
    "pending reject": "rejected admin",
  };

  test("allows each actor the steps of the contract in each state", () => {
    for (const actor of actors) {
      for (const status of revisionStatuses) {
        for (const action of revisionActions) {
          const [to, ...by] = (table[`${status} ${action}`] ?? "").split(" ");
          const next = nextState(revisionTransitions, { status, action, actor });
          expect({ actor, status, action, to: next }).toEqual({
            actor,
            status,
            action,
            to: by.includes(actor) ? to : null,
          });
        }
      }
    }
  });
});
