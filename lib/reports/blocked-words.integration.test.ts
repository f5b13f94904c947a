import * as word from "@/app/api/admin/blocked-words/[id]/route";
import * as words from "@/app/api/admin/blocked-words/route";
import { readBlockedWords } from "@/lib/listings/desk/risk.rows";
import { transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { newcomer } from "@/prisma/test/sign-in";
import { listBlockedWords } from "./blocked-words.queries";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

test("a word is flagged, refused and free again as an admin says", async () => {
  const { browser: admin } = await newcomer({ role: "admin" });
  const put = (body: object) => admin.put(words.PUT, "/api/admin/blocked-words", { body });
  const known = async () =>
    (await transaction((tx) => readBlockedWords(tx))).filter((one) => one.word === "Counterfeit");
  const { body } = await put({ word: " Counterfeit ", effect: "flag" });
  expect(await known()).toEqual([{ word: "Counterfeit", effect: "flag" }]);
  expect((await put({ word: "COUNTERFEIT", effect: "refuse" })).body.id).toBe(body.id);
  expect(await known()).toEqual([{ word: "Counterfeit", effect: "refuse" }]);
  expect((await put({ word: " - ", effect: "flag" })).status).toBe(422);
  const id = String(body.id);
  const remove = () => admin.delete(word.DELETE, `/api/admin/blocked-words/${id}`, { params: { id } });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect(await known()).toEqual([]);
});

test("a part of a word finds it, and a sign that stands for anything stands for itself", async () => {
  const { browser: admin } = await newcomer({ role: "admin" });
  for (const text of ["Wire transfer", "Gift card"]) {
    await admin.put(words.PUT, "/api/admin/blocked-words", { body: { word: text, effect: "flag" } });
  }
  const found = async (search: string) => (await listBlockedWords(search)).map((one) => one.word);
  expect(await found("TRANS")).toEqual(["Wire transfer"]);
  expect(await found("%")).toEqual([]);
  expect(await found("")).toEqual(["Gift card", "Wire transfer"]);
});
