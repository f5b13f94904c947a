import { makeId } from "../ids";
import type { Picture } from "../pictures";
import { createRandom } from "../random";
import { createWorld, imageRow, type World } from "../world";
import { makeAgreements } from "./agreements";
import { makeBells } from "./notifications";
import { makeCalendar } from "./calendar";
import { makeCases } from "./cases";
import { makeDeals } from "./deals";
import { makeAds, makeListingDays, makeRevisions } from "./desk";
import { makeFavorites, makeSettings } from "./extras";
import { makeHeldMessage } from "./held";
import { makeJobs } from "./jobs";
import { makeListings } from "./listings";
import { makeModeration } from "./moderation";
import { makeSubscriptions } from "./money";
import { createRegistry, makePeople } from "./people";
import { makePoints } from "./points";
import { makeReviews } from "./reviews";
import { makeSavedJobs } from "./saved-jobs";
import { makeSavedSearches } from "./searches";
import { makeTeam } from "./team";
import { makeShops, type Shops } from "./vendors";
import { makeVisits } from "./visits";
import { makeWebhooks } from "./webhooks";

export const defaultListings = 1200;
const jobCount = 120;

type Options = {
  passwordHash: string;
  /** Encrypted; no webhook without it. */
  webhookSecret?: string | null;
  listings: number;
};

export type Demo = {
  world: World;
  shops: Shops;
};

/**
 * Builds the whole demo site in memory. The same number of listings gives the same site; only its dates depend on
 * `now`, the database clock in ms.
 */
export function makeDemo(
  now: number,
  found: readonly Picture[],
  { passwordHash, webhookSecret, listings }: Options,
): Demo {
  const ids = createRandom("plaza demo pictures");
  const pictures = found.map((picture) => ({ ...picture, id: makeId(ids) }));
  const world = createWorld(now, pictures);
  for (const picture of pictures) world.add("images", imageRow(picture, world.ago(400)));
  const enrol = createRegistry(world, passwordHash);
  const people = makePeople(world, enrol);
  const shops = makeShops(world, people, enrol);
  const offered = makeListings(world, people, shops, listings);
  const jobs = makeJobs(world, people, shops, jobCount);
  makeReviews(world, people, offered);
  makeDeals(world, people, offered, jobs);
  makeAgreements(world, people, offered);
  makeCases(world, people, offered);
  makeFavorites(world, people, offered);
  makeSubscriptions(world, people, shops);
  makeAds(world, shops);
  makeListingDays(world, people, offered);
  makeRevisions(world, offered);
  makeSettings(world, people);
  makeSavedSearches(world, people, offered);
  makeBells(world, people, offered);
  makePoints(world, people);
  makeModeration(world, people, offered);
  makeVisits(world, people, offered, jobs);
  makeTeam(world, people, shops);
  makeCalendar(world, people, { shops, offered, jobs });
  makeHeldMessage(world, people, offered);
  makeSavedJobs(world, people, jobs);
  if (webhookSecret) makeWebhooks(world, shops, webhookSecret);
  return { world, shops };
}
