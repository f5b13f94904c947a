import { readdirSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { serveSecondSite } from "@/e2e/second-site";
import { expect, test } from "../fixtures";

type Site = Awaited<ReturnType<typeof serveSecondSite>>;
type Answer = { status: number; retryAfter: string | undefined };

const seconds = 60;
const factor = 5;
const memoryGrowthMb = 100;

const things = ["chair", "sofa", "lamp", "house", "truck", "guitar", "desk", "camera", "tiles", "bike"];
const others = ["oak", "blue", "vintage", "small", "leather", "wooden", "repair", "new", "used", "white"];

let sent = 0;

/** No two addresses are equal, so none of them is in the page cache. */
function nextPath(): string {
  const number = (sent += 1);
  return `/search?search=${things[number % 10]}+${others[Math.floor(number / 10) % 10]}&maxPrice=${1000 + number}`;
}

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await serveSecondSite({ RENDERERS: "2" });
});
test.afterAll(() => site.stop());

function ask(agent: Agent, path: string): Promise<Answer> {
  const headers = { "x-forwarded-for": `2001:db8:fffb:${(sent % 4096).toString(16)}::1` };
  return new Promise((resolve) => {
    const request = get({ host: "127.0.0.1", port: site.port, path, agent, headers }, (response) => {
      const answer = {
        status: response.statusCode ?? 0,
        retryAfter: response.headers["retry-after"],
      };
      response.resume().once("close", () => resolve(response.complete ? answer : { ...answer, status: 0 }));
    });
    request.once("error", () => resolve({ status: 0, retryAfter: undefined }));
  });
}

/** Pages per second that eight visitors get when each waits for the answer. */
async function measureCapacity(): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const [begun, times] = [performance.now(), 5000];
  let answered = 0;
  const visit = async () => {
    while (performance.now() - begun < times) {
      if ((await ask(agent, nextPath())).status === 200) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, visit));
  agent.destroy();
  return (answered * 1000) / (performance.now() - begun);
}

async function overload(perSecond: number, duration: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1024 });
  const answers: Promise<Answer>[] = [];
  const begun = performance.now();
  while (performance.now() - begun < duration * 1000) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (answers.length < due) answers.push(ask(agent, nextPath()));
    await delay(20);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

async function signIn(): Promise<number> {
  const origin = `http://127.0.0.1:${site.port}`;
  const answer = await fetch(`${origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ username: "demo-customer", password: "market-demo-2026" }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function checkOthers(load: Promise<unknown>) {
  const seen = { signIns: new Set<number>(), health: new Set<number>() };
  let isOver = false;
  void load.finally(() => (isOver = true));
  while (!isOver) {
    seen.signIns.add(await signIn());
    const health = await fetch(`http://127.0.0.1:${site.port}/api/health`);
    await health.arrayBuffer();
    seen.health.add(health.status);
    await delay(1000);
  }
  return { signIns: [...seen.signIns], health: [...seen.health] };
}

const descriptors = () => readdirSync(`/proc/${site.pid}/fd`).length;

async function readProcesses() {
  const { findProcessTree, memoryOf } = await import("../../scripts/bench/processes.mjs");
  const pids = findProcessTree(site.pid!).map(({ pid }: { pid: number }) => pid);
  return { pids, memoryMb: Math.round(memoryOf(site.pid!)) };
}

test("ends no process under five times the load that the site can serve for a minute, and stays as it was", async () => {
  test.setTimeout(300_000);
  await measureCapacity();
  const capacity = await measureCapacity();
  await overload(capacity * factor, 15);
  await delay(2000);
  const before = { ...(await readProcesses()), descriptors: descriptors() };

  const load = overload(capacity * factor, seconds);
  const [answers, seen] = await Promise.all([load, checkOthers(load)]);
  expect(seen).toEqual({ signIns: [200], health: [200] });
  expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 503]);
  expect(answers.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);

  const again = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const later = await Promise.all(Array.from({ length: 20 }, () => ask(agent, nextPath())));
    agent.destroy();
    return later.filter(({ status }) => status !== 200);
  };
  await expect.poll(again, { timeout: 10_000 }).toEqual([]);
  await expect.poll(descriptors, { timeout: 20_000 }).toBeLessThanOrEqual(before.descriptors + 10);
  const after = await readProcesses();
  test.info().annotations.push({
    type: "load",
    description: JSON.stringify({ capacity, requests: answers.length, before, after }),
  });
  expect(after.pids).toEqual(before.pids);
  expect(after.memoryMb - before.memoryMb).toBeLessThan(memoryGrowthMb);
});
