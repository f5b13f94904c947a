import * as one from "@/app/api/quick-replies/[id]/route";
import * as all from "@/app/api/quick-replies/route";
import { newcomer } from "@/prisma/test/sign-in";
import type { Browser } from "@/prisma/test/browser";
import { maxQuickReplies } from "./rules";

type Reply = { title: string; text: string };

function create(browser: Browser, body: Partial<Reply> = { title: "Yes", text: "It is still there." }) {
  return browser.post(all.POST, "/api/quick-replies", { body });
}

async function list(browser: Browser): Promise<unknown> {
  return (await browser.get(all.GET, "/api/quick-replies")).body;
}

test("quick replies are kept in their order, changed and deleted by their owner alone", async () => {
  const [{ browser }, { browser: other }] = [await newcomer(), await newcomer()];
  const { body: first } = await create(browser);
  const { body: second } = await create(browser, { title: "No", text: "It's sold." });
  expect(await list(browser)).toEqual([first, second]);
  expect(await list(other)).toEqual([]);
  const id = first.id as string;
  const change = { params: { id }, body: { title: "Yes!", text: "It is." } };
  expect((await other.patch(one.PATCH, `/api/quick-replies/${id}`, change)).status).toBe(404);
  expect((await other.delete(one.DELETE, `/api/quick-replies/${id}`, { params: { id } })).status).toBe(404);
  const { body: changed } = await browser.patch(one.PATCH, `/api/quick-replies/${id}`, change);
  expect(changed).toEqual({ id, title: "Yes!", text: "It is." });
  expect((await browser.delete(one.DELETE, `/api/quick-replies/${id}`, { params: { id } })).status).toBe(204);
  expect(await list(browser)).toEqual([second]);
});

test("quick replies are at most 20, also when they come at once, and none is empty", async () => {
  const { browser } = await newcomer();
  expect((await create(browser, { title: " ", text: "Hello" })).status).toBe(422);
  expect((await create(browser, { title: "Hello", text: "" })).status).toBe(422);
  const made = await Promise.all(Array.from({ length: maxQuickReplies + 3 }, () => create(browser)));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(maxQuickReplies);
  expect(await list(browser)).toHaveLength(maxQuickReplies);
});
