import { makeId } from "../ids";
import type { Cover, Picture } from "../pictures/stand-ins";
import { createRandom } from "../random";
import { createWorld, type World } from "../world";
import { makeAgreements } from "./agreements";
import { makeBells } from "./bells";
import { makeDeals } from "./deals";
import { makeAds, makeListingDays, makeRevisions } from "./desk";
import { makeFavorites, makeSettings } from "./extras";
import { makeJobs } from "./jobs";
import { makeListings } from "./listings";
import { makeModeration } from "./moderation";
import { makeSubscriptions } from "./money";
import { createRegistry, makePeople } from "./people";
import { makePoints } from "./points";
import { makeReviews } from "./reviews";
import { makeSavedSearches } from "./searches";
import { makeShops, type Shops } from "./vendors";
import { makeVisits } from "./visits";

export const defaultListings = 1200;
const jobCount = 120;

export type Demo = {
  world: World;
  shops: Shops;
  pictures: readonly (Picture & { id: string })[];
  covers: Cover[];
};

/**
 * Makes the whole demo site in memory. The same number of listings gives the same site; only its dates move with `now`,
 * the database's clock in milliseconds.
 */
export function makeDemo(
  now: number,
  found: readonly Picture[],
  { passwordHash, listings }: { passwordHash: string; listings: number },
): Demo {
  const ids = createRandom("plaza demo pictures");
  const pictures = found.map((picture) => ({ ...picture, id: makeId(ids) }));
  const world = createWorld(now, pictures);
  for (const { key: _key, alt: _alt, ...picture } of pictures) {
    world.add("images", { ...picture, createdAt: world.ago(400) });
  }
  const enrol = createRegistry(world, passwordHash);
  const people = makePeople(world, enrol);
  const shops = makeShops(world, people, enrol);
  const { offered, covers } = makeListings(world, people, shops, listings);
  const jobs = makeJobs(world, people, shops, jobCount);
  makeReviews(world, people, offered);
  makeDeals(world, people, offered, jobs);
  makeAgreements(world, people, offered);
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
  return { world, shops, pictures, covers };
}
