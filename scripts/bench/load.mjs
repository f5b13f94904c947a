import { barTable, table } from "./figures.mjs";
import { memoryOf } from "./processes.mjs";
import { sendCrowd } from "./site.mjs";

const words = ["chair", "red+chair+{n}", "camera", "oak+table", "apartment+austin", "bike+{n}", "plumber"];

function pathsOf(listings) {
  return [
    "/",
    "/products",
    "/services?sort=price_asc",
    ...words.map((word) => `/search?q=${word}`),
    ...listings.map(({ id }) => `/listings/${id}`),
    "/jobs",
    ...words.map((word) => `/api/listings?search=${word}`),
  ];
}

const written = (statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === "0" ? "no answer" : status}`)
    .join(", ");

const ms = (figure) => (figure === null ? "–" : `${figure.toFixed(figure < 10 ? 1 : 0)} ms`);

function barsOf({ pages, signIns, health }) {
  const count = ({ statuses }, isWanted) =>
    Object.entries(statuses).reduce(
      (sum, [status, times]) => sum + (isWanted(Number(status)) ? times : 0),
      0,
    );
  return [
    {
      what: "64 visitors: answers with 5xx or none",
      figure: count(pages, (status) => status === 0 || status >= 500),
      unit: "",
      atMost: 0,
    },
    {
      what: "64 visitors: sign-ins not answered right",
      figure: count(signIns, (status) => status !== 200),
      unit: "",
      atMost: 0,
    },
    { what: "64 visitors: health, p99", figure: health.p99 ?? Infinity, unit: "ms", atMost: 50 },
  ];
}

/** Line 9 of the bar: a crowd on mixed pages, with people who sign in, the beacons of what is seen, and somebody who looks after the site's health. */
export async function measureLoad(site, { isQuick }) {
  const found = await fetch(`http://127.0.0.1:${site.port}/api/listings?limit=12`);
  const paths = pathsOf(await found.json());
  const seconds = isQuick ? 5 : 30;
  const rows = [];
  const bars = [];
  for (const connections of [8, 64, 128, 256]) {
    const { pages, signIns, beacons, health } = await sendCrowd({
      port: site.port,
      seconds,
      connections,
      paths,
      signIns: 5,
      beacons: 50,
    });
    if (connections === 64) bars.push(...barsOf({ pages, signIns, health }));
    rows.push([
      connections,
      Math.round(pages.perSecond),
      ms(pages.p50),
      ms(pages.p99),
      written(pages.statuses),
      written(signIns.statuses),
      ms(signIns.p99),
      written(beacons.statuses),
      ms(beacons.p99),
      ms(health.p99),
      `${Math.round(memoryOf(site.pid))} MB`,
    ]);
  }
  const head = [
    "visitors",
    "a second",
    "p50",
    "p99",
    "answers",
    "sign-ins",
    "their p99",
    "beacons",
    "beacons' p99",
    "health p99",
    "memory after",
  ];
  return {
    text: `## A crowd

${seconds} s of home, categories, search with many words, listings, jobs and the API, mixed; 5 sign-ins and 50 beacons of page views a second beside them. Memory is the server in front and its renderers together.

${barTable(bars)}

${table(head, rows)}`,
  };
}
