import { runSerially } from "./serial-queue";

function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((end) => {
      begun.push(name);
      ends.set(name, end);
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("runs the work of one owner in sequence, and of other owners in parallel", async () => {
  const { begun, work, end } = works();
  const all = [
    runSerially({ kind: "vendor", id: "1" }, work("first")),
    runSerially({ kind: "vendor", id: "1" }, work("second")),
    runSerially({ kind: "poster", id: "1" }, work("other")),
  ];
  await turn();
  expect(begun.toSorted()).toEqual(["first", "other"]);
  end("first");
  await turn();
  expect(begun).toContain("second");
  end("second");
  end("other");
  await Promise.all(all);
});

test.each([null, undefined])("runs work in parallel for an owner that is %s", async (id) => {
  const { begun, work, end } = works();
  const all = [
    runSerially({ kind: "vendor", id }, work("first")),
    runSerially({ kind: "vendor", id }, work("second")),
  ];
  await turn();
  expect(begun).toEqual(["first", "second"]);
  end("first");
  end("second");
  await Promise.all(all);
});
