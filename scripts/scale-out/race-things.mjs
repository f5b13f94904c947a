// Other things that race: a suspended vendor, a paused and closed job, a paused advertisement, a service's count, and
// a homepage setting.
import { withClient } from "../postgres.mjs";
import { ask } from "./visitors.mjs";

const isFound = ({ status }) => status === 200;
const isGone = ({ status }) => status === 404;

const stepOf = (action, isShown, body = {}) => ({ action, body, change: { isShown }, mayBeLate: isShown });

const readJson = async (place, path) => JSON.parse((await ask({ ...place, path })).text);

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

const withoutTime = (text) => JSON.stringify({ ...JSON.parse(text), postedWithin: undefined });

async function serviceOf(place, { id, title }) {
  const countsOf = {
    "/api/categories": (text) => JSON.parse(text).find(({ id: category }) => category === "services").count,
    "/api/listings/facets?category=services": withoutTime,
    "/api/map?category=services": (text) => text,
  };
  const counted = async ([path, countOf]) => {
    const usual = countOf((await ask({ ...place, path })).text);
    const shows = ({ status, text }, { isShown }) => status === 200 && (countOf(text) === usual) === isShown;
    return { path, shows };
  };
  const page = (answer, { isShown }) => (isShown ? isFound(answer) : isGone(answer));
  const suggested = ({ status, text }, { isShown }) => status === 200 && (isShown || !text.includes(id));
  return {
    kind: "service",
    steps: [stepOf("pause", false), stepOf("resume", true)],
    pathOf: (action) => `/api/listings/${id}/${action}`,
    ways: [
      { path: `/listings/${id}`, shows: page, isPage: true },
      { path: `/api/search/suggestions?query=${encodeURIComponent(title)}`, shows: suggested },
      ...(await Promise.all(Object.entries(countsOf).map(counted))),
    ],
  };
}

function settingOf(key) {
  const path = `/api/homepage-settings/${key}`;
  const values = ["8", "9"];
  const one = ({ status, text }, { value }) => status === 200 && JSON.parse(text).value === value;
  const among = ({ status, text }, { value }) =>
    status === 200 && JSON.parse(text).find((setting) => setting.key === key).value === value;
  return {
    kind: "setting",
    method: "PUT",
    steps: values.map((value) => ({ action: `to ${value}`, body: { value }, change: { value } })),
    pathOf: () => path,
    ways: [
      { path, shows: one },
      { path: "/api/homepage-settings", shows: among },
    ],
  };
}

const ownersOf = ({ adminUrlOf }, { job, ad }) =>
  withClient(adminUrlOf("plaza"), async (client) => {
    const { rows } = await client.query(
      `SELECT v.id FROM vendors v WHERE v.user_id = (SELECT poster_id FROM jobs WHERE id = $1)
        UNION SELECT vendor_id FROM advertisements WHERE id = $2`,
      [job.id, ad.id],
    );
    return rows.map(({ id }) => id);
  });

const readPlaced = ({ adminUrlOf }) =>
  withClient(adminUrlOf("plaza"), async (client) => {
    const { rows } = await client.query("SELECT id FROM listings WHERE place_id IS NOT NULL");
    return new Set(rows.map(({ id }) => id));
  });

export async function pickThings(place, { listings, database }) {
  const [job] = await readJson(place, "/api/jobs?limit=1");
  const [ad] = await readJson(place, "/api/advertisements/position/top");
  const owners = await ownersOf(database, { job, ad });
  const own = listings.find(({ vendorId }) => !owners.includes(vendorId));
  const placed = await readPlaced(database);
  const services = await readJson(place, "/api/listings?category=services&limit=48");
  const service = services.find(({ id, vendorId }) => placed.has(id) && vendorId !== own.vendorId);
  return {
    things: [
      vendorOf(own),
      jobOf(job),
      adOf({ ...ad, position: "top" }),
      await serviceOf(place, service),
      settingOf("top_carousel_interval"),
    ],
    listings: listings
      .filter(({ vendorId }) => vendorId !== own.vendorId)
      .map((listing) => ({ ...listing, isPlaced: placed.has(listing.id) })),
  };
}
