/** @jest-environment jsdom */
import { clearPersonalData, storeCurrentUser } from "./device-store";
import { maxDraftLength, maxDrafts, recordSavedVersion, openDraft, savedVersion } from "./draft-store";

const texts = () => Object.keys(localStorage).filter((key) => key.split(":").length === 4);
const settled = () => new Promise((resolve) => setTimeout(resolve));

type FormValues = { title: string };

async function open(name: string) {
  const found: object[] = [];
  const draft = openDraft(name, (values) => found.push(values) > 0);
  await settled();
  return { ...draft, found, type: (title: string) => draft.write({ title } satisfies FormValues) };
}

const closeTab = () => sessionStorage.clear();

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe("openDraft", () => {
  test("restores the draft of its own tab at once after a reload", async () => {
    const draft = await open("listing-new");
    draft.type("Oak table");
    expect(openDraft("listing-new", () => false).own).toEqual({ title: "Oak table" });
    expect(openDraft("listing-other", () => false).own).toBeNull();
  });

  test("offers drafts of closed tabs, newest first, without discarded ones", async () => {
    jest.useFakeTimers({ now: new Date("2026-11-20"), doNotFake: ["setTimeout"] });
    for (const title of ["Oak table", "Ash chair", "Elm bed"]) {
      const draft = openDraft("listing-new", () => false);
      await settled();
      draft.write({ title });
      if (title === "Elm bed") draft.forget();
      draft.close();
      closeTab();
      jest.setSystemTime(Date.now() + 1000);
    }
    const draft = await open("listing-new");
    expect([draft.own, draft.found]).toEqual([null, [{ title: "Ash chair" }]]);
    draft.forget();
    closeTab();
    expect((await open("listing-new")).found).toEqual([{ title: "Oak table" }]);
  });

  test("offers nothing once the person has started typing", async () => {
    (await open("listing-new")).type("Oak table");
    closeTab();
    const offered: object[] = [];
    openDraft("listing-new", (values) => offered.push(values) > 0).write({ title: "Ash chair" });
    await settled();
    expect(offered).toEqual([]);
    expect(texts()).toHaveLength(2);
  });

  test("saves text typed into a form that is closed at once", () => {
    const draft = openDraft("listing-new", () => false);
    draft.write({ title: "Oak table" });
    draft.close();
    expect(openDraft("listing-new", () => false).own).toEqual({ title: "Oak table" });
  });

  test("saves only the newest of many drafts, and none for longer than a month", async () => {
    jest.useFakeTimers({ now: new Date("2026-10-01"), doNotFake: ["setTimeout"] });
    for (let number = 0; number < maxDrafts + 5; number += 1) {
      jest.setSystemTime(Date.now() + 1000);
      (await open(`listing-${number}`)).type("Oak table");
    }
    expect(texts()).toHaveLength(maxDrafts);
    expect((await open("listing-0")).own).toBeNull();
    expect((await open("listing-24")).own).toEqual({ title: "Oak table" });
    jest.setSystemTime(new Date("2026-11-20"));
    (await open("profile")).type("Ada");
    expect(texts()).toHaveLength(1);
  });

  test("saves no draft that would fill the storage, and skips unreadable ones", async () => {
    localStorage.setItem("draft::listing-new:1", "{half");
    localStorage.setItem("draft::listing-new:2", '{"at":1}');
    const draft = await open("listing-new");
    draft.type("x".repeat(maxDraftLength));
    expect(draft.found).toEqual([]);
    expect(texts()).toEqual([]);
  });

  test("leaves nothing after signing out, even with the form open", async () => {
    const draft = await open("listing-new");
    draft.type("Oak table");
    clearPersonalData();
    draft.type("Oak table, typed after");
    (await open("profile")).close();
    draft.type("Oak table, typed when somebody else is there");
    expect(texts()).toEqual([]);
    expect(JSON.stringify(sessionStorage)).not.toContain("listing-new");
  });
});

describe("drafts of two people in one browser", () => {
  test.each([
    "profile",
    "job-new",
    "application:01890000-0000-7000-8000-000000000001",
    "review:01890000-0000-7000-8000-000000000002",
    "contact:01890000-0000-7000-8000-000000000003",
    "listing-new",
    "vendor-application",
  ])("55: keeps drafts separate for %s", async (name) => {
    storeCurrentUser("ann");
    const draft = await open(name);
    draft.type("Ann’s");
    draft.close();
    closeTab();
    clearPersonalData("ann");
    storeCurrentUser("ben");
    const other = await open(name);
    expect([other.own, other.found]).toEqual([null, []]);
    other.type("Ben’s");
    other.close();
    closeTab();
    clearPersonalData("ann");
    storeCurrentUser("ann");
    expect((await open(name)).found).toEqual([{ title: "Ann’s" }]);
  });

  test("stops saving drafts for the next person, and continues when the owner is back", async () => {
    storeCurrentUser("ann");
    const draft = await open("profile");
    draft.type("Ann’s");
    clearPersonalData("ann");
    draft.type("Ann’s, typed signed out");
    storeCurrentUser("ben");
    draft.type("Ann’s, typed while Ben is here");
    draft.forget();
    expect(localStorage.getItem(texts()[0]!)).toContain('"Ann’s"');
    clearPersonalData("ben");
    expect(texts()).toEqual([]);
    storeCurrentUser("ann");
    draft.type("Ann’s again");
    expect(texts().map((key) => key.split(":")[1])).toEqual(["ann"]);
  });

  test("moves drafts from a signed-out visitor to the person who signs in, across a reload", async () => {
    const draft = await open("application-1");
    draft.type("I weld.");
    storeCurrentUser("ann");
    expect(texts().map((key) => key.split(":")[1])).toEqual(["ann"]);
    draft.type("I weld well.");
    expect(texts()).toHaveLength(1);
    expect(openDraft("application-1", () => false).own).toEqual({ title: "I weld well." });
  });
});

test("remembers the newest saved version of a form in a tab until sign-out", () => {
  recordSavedVersion("listing-1", 4);
  expect([savedVersion("listing-1"), savedVersion("listing-2")]).toEqual([4, 0]);
  clearPersonalData();
  expect(savedVersion("listing-1")).toBe(0);
});
