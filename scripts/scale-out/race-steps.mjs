/**
 * State of a listing in a race; `before` is its previous price.
 * @typedef {{ id: string, word: string, isPlaced: boolean, version: number, status: string, stock: number, price?: number, before?: number }} Listing
 */

const rounds = [
  { action: "pause", change: { status: "paused" } },
  // Newly visible listings may reach signed-out visitors a few seconds late.
  { action: "resume", change: { status: "approved" }, mayBeLate: true },
  { action: "reserve", change: { status: "reserved" } },
  { action: "release", change: { status: "approved" }, mayBeLate: true },
  { edit: "price", change: {}, mayBeLate: true },
  { edit: "stock", change: { stock: 0 } },
  { edit: "stock", change: { stock: 1 }, mayBeLate: true },
];

const turns = 3;

const dearest = 500_000_000;
let dearer = 0;

export function nextPrice() {
  dearer += 1;
  return dearest + dearer;
}

export function* listingSteps() {
  yield { edit: "price", change: {}, mayBeLate: true };
  for (let turn = 0; turn < turns; turn += 1) yield* rounds;
  yield { action: "sell", change: { status: "sold" } };
}

export function nameOf({ action, edit, change }) {
  return action ?? [edit, ...Object.values(change)].join(" ");
}

export function requestOf({ action, edit }, { id, version, price, stock }) {
  if (action) return { path: `/api/listings/${id}/${action}`, method: "POST", body: {} };
  const change = edit === "price" ? { price } : { details: { stock } };
  return { path: `/api/listings/${id}`, method: "PATCH", body: { version, ...change } };
}

const offers = { approved: "InStock", reserved: "LimitedAvailability", sold: "SoldOut" };

function pageShows({ status, text }, { status: state, price, stock }) {
  if (state === "paused") return status === 404;
  const offer = state === "approved" && stock === 0 ? "OutOfStock" : offers[state];
  return (
    status === 200 &&
    text.includes(`"price":"${price}.00"`) &&
    text.includes(`"availability":"https://schema.org/${offer}"`)
  );
}

function answerShows({ status, text }, { status: state, price, stock }) {
  if (state === "paused") return status === 404;
  const found = status === 200 ? JSON.parse(text) : {};
  return found.status === state && found.price === price && found.details.stock === stock;
}

const showsPrice = (text, price) =>
  text.includes(`$${price.toLocaleString("en-US")}`) || text.includes(`"price":${price},`);

function listShows({ status, text }, { id, status: state, price, before }) {
  const isOffered = state === "approved";
  return (
    status === 200 &&
    text.includes(id) === isOffered &&
    showsPrice(text, price) === isOffered &&
    !(before && showsPrice(text, before))
  );
}

function itemsShow({ status, text }, { id, status: state, price }) {
  const found = status === 200 ? JSON.parse(text).find((one) => one.id === id) : null;
  return state === "approved" ? found?.price === price : found === undefined;
}

function suggestionsShow({ status, text }, { id, status: state }) {
  return status === 200 && (state === "approved" || !text.includes(id));
}

function choicesShow({ status, text }, { status: state }) {
  const groups = status === 200 ? Object.values(JSON.parse(text)) : [];
  return groups.length > 0 && groups.flat().some(({ count }) => count !== "0") === (state === "approved");
}

const pinsAt = (price) => `/api/map?category=products&minPrice=${price}&maxPrice=${price}`;

function pinShows({ status, text }, { status: state, price, isPlaced }) {
  const { pins } = status === 200 ? JSON.parse(text) : {};
  const isOn = state === "approved" && isPlaced;
  return pins?.length === (isOn ? 1 : 0) && pins.every(({ lowest }) => lowest === price);
}

const isEmpty = ({ status, text }) => status === 200 && JSON.parse(text).pins.length === 0;

/**
 * @param {Listing} listing
 */
export function waysTo({ id, word, price, before }) {
  return [
    { path: `/listings/${id}`, shows: pageShows, isPage: true },
    { path: `/api/listings/${id}`, shows: answerShows },
    { path: "/products?sort=price_desc", shows: listShows, isPage: true },
    { path: `/search?q=${word}&sort=price_desc`, shows: listShows, isPage: true },
    { path: `/api/listings?search=${word}&sort=price_desc`, shows: itemsShow },
    { path: `/api/search/suggestions?query=${word}`, shows: suggestionsShow },
    { path: `/api/listings/facets?category=products&ids=${id}`, shows: choicesShow },
    { path: pinsAt(price), shows: pinShows },
    ...(before ? [{ path: pinsAt(before), shows: isEmpty }] : []),
  ];
}

export function wordsOf(title) {
  return title
    .match(/[a-z]+/gi)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.toLowerCase());
}
