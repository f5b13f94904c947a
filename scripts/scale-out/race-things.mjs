// What races beside the listings: a vendor that is suspended, a job that is paused and closed, an advertisement that is paused.
import { ask } from "./visitors.mjs";

const isFound = ({ status }) => status === 200;
const isGone = ({ status }) => status === 404;

const stepOf = (action, isShown, body = {}) => ({ action, body, change: { isShown }, mayBeLate: isShown });

const readJson = async (place, path) => JSON.parse((await ask({ ...place, path })).text);

/** A vendor whose listings are hidden with it. */
function vendorOf({ vendorId: id, id: listing }) {
  const page = (answer, { isShown }) => (isShown ? isFound(answer) : isGone(answer));
  const list = (answer, { isShown }) => isShown || !answer.text.includes(listing);
  return {
    kind: "vendor",
    steps: [stepOf("suspend", false, { reason: "A drill." }), stepOf("reinstate", true)],
    pathOf: (action) => `/api/admin/vendors/${id}/${action}`,
    ways: [
      { path: `/vendor/${id}`, shows: page, isPage: true },
      { path: `/listings/${listing}`, shows: page, isPage: true },
      { path: `/api/listings/${listing}`, shows: page },
      { path: "/products", shows: list, isPage: true },
      { path: `/api/listings?vendor=${id}`, shows: list },
    ],
  };
}

/** The newest job, which stands on the first page of all. */
function jobOf({ id }) {
  const page = ({ status, text }, { isShown, isClosed }) =>
    (isShown || isClosed ? status === 200 : status === 404) && text.includes('"JobPosting"') === isShown;
  const answer = ({ status, text }, { isShown, isClosed }) =>
    isShown || isClosed ? JSON.parse(text).status === (isClosed ? "closed" : "open") : status === 404;
  const list = ({ status, text }, { isShown }) => status === 200 && text.includes(id) === isShown;
  const close = stepOf("close", false);
  const relist = stepOf("relist", true);
  return {
    kind: "job",
    steps: [
      stepOf("pause", false),
      stepOf("resume", true),
      { ...close, change: { isShown: false, isClosed: true } },
      { ...relist, change: { isShown: true, isClosed: false } },
    ],
    pathOf: (action) => `/api/jobs/${id}/${action}`,
    ways: [
      { path: `/jobs/${id}`, shows: page, isPage: true },
      { path: `/api/jobs/${id}`, shows: answer },
      { path: "/jobs", shows: list, isPage: true },
      { path: "/api/jobs", shows: list },
    ],
  };
}

/** One that runs is drawn or not; one that does not is shown nowhere. */
function adOf({ id, position }) {
  const shows = ({ status, text }, { isShown }) => status === 200 && (isShown || !text.includes(id));
  return {
    kind: "advertisement",
    steps: [stepOf("pause", false), stepOf("resume", true)],
    pathOf: (action) => `/api/advertisements/${id}/${action}`,
    ways: [
      { path: "/", shows, isPage: true },
      { path: `/api/advertisements/position/${position}`, shows },
    ],
  };
}

/** One of each, and the listings that none of it touches. */
export async function pickThings(place, listings) {
  const [{ vendorId }] = listings;
  const others = listings.filter((listing) => listing.vendorId !== vendorId);
  const [job] = await readJson(place, "/api/jobs?limit=1");
  const [ad] = await readJson(place, "/api/advertisements/position/top");
  return {
    things: [vendorOf(listings[0]), jobOf(job), adOf({ ...ad, position: "top" })],
    listings: others,
  };
}
