import * as word from "@/app/api/admin/blocked-words/[id]/route";
import * as words from "@/app/api/admin/blocked-words/route";
import { readBlockedWords } from "@/lib/listings/desk/risk.rows";
import { transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { newcomer } from "@/prisma/test/sign-in";

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
