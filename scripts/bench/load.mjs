import { execFileSync } from "node:child_process";
import { residentOf, table } from "./figures.mjs";
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

/** In MB: the server in front and its renderers. */
function memoryOf({ pid }) {
  const output = execFileSync("ps", ["-axo", "pid=,ppid=,rss="], { encoding: "utf8" });
  const processes = output
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([own, parent, kilobytes]) => ({ pid: own, parent, resident: kilobytes / 1024 }));
  return Math.round(residentOf(pid, processes));
}

const written = (statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === "0" ? "no answer" : status}`)
    .join(", ");

const ms = (figure) => (figure === null ? "–" : `${figure.toFixed(figure < 10 ? 1 : 0)} ms`);

/** Line 9 of the bar: a crowd on mixed pages, with people who sign in, the beacons of what is seen, and somebody who looks after the site's health. */
export async function measureLoad(site, { isQuick }) {
  const found = await fetch(`http://127.0.0.1:${site.port}/api/listings?limit=12`);
  const paths = pathsOf(await found.json());
  const seconds = isQuick ? 5 : 30;
  const rows = [];
  for (const connections of [8, 64, 128, 256]) {
    const { pages, signIns, beacons, health } = await sendCrowd({
      port: site.port,
      seconds,
      connections,
      paths,
      signIns: 5,
      beacons: 50,
    });
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
      `${memoryOf(site)} MB`,
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
  return `## A crowd

${seconds} s of home, categories, search with many words, listings, jobs and the API, mixed; 5 sign-ins and 50 beacons of page views a second beside them. Memory is the server in front and its renderers together.

${table(head, rows)}`;
}
