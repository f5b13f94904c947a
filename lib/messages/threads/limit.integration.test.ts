import { rows, sql } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { createPersonWithBrowser } from "@/prisma/test/conversations";
import { withMessageLimit } from "./limit.commands";

const lost = new Error("the message was not written");

async function writer(): Promise<Viewer> {
  const { id } = await createPersonWithBrowser();
  const none = {
    vendorId: null,
    vendorStatus: null,
    businessRole: null,
    sessionId: id,
    secondStepMissing: false,
  };
  return { id, username: "writer", role: "customer", ...none };
}

const setPoints = (points: number) =>
  rows(sql`UPDATE rate_limits SET points = ${points}::int WHERE key LIKE 'messages:%'`);
const pointsNow = async () =>
  (await rows<{ points: number }>(sql`SELECT points FROM rate_limits WHERE key LIKE 'messages:%'`)).map(
    ({ points }) => points,
  );

beforeEach(() => rows(sql`DELETE FROM rate_limits`));

test("returns the use of the limit for a failed message, but not for one past the limit", async () => {
  const viewer = await writer();
  await withMessageLimit(viewer, async () => "sent");
  await expect(withMessageLimit(viewer, () => Promise.reject(lost))).rejects.toBe(lost);
  expect(await pointsNow()).toEqual([1]);

  await setPoints(100);
  const ending = () => withMessageLimit(viewer, () => Promise.reject(lost), { always: true });
  await expect(ending()).rejects.toBe(lost);
  await expect(ending()).rejects.toBe(lost);
  await expect(withMessageLimit(viewer, async () => "sent")).rejects.toMatchObject({ code: "too_many" });
  expect(await withMessageLimit(viewer, async () => "ended", { always: true })).toBe("ended");
});

test("returns the uses of the other messages when one is past the limit", async () => {
  const viewer = await writer();
  await withMessageLimit(viewer, async () => "sent");
  await setPoints(98);
  const three = withMessageLimit(viewer, async () => "sent", { messages: 3 });
  await expect(three).rejects.toMatchObject({ code: "too_many" });
  expect(await withMessageLimit(viewer, async () => "sent", { messages: 2 })).toBe("sent");
  await expect(withMessageLimit(viewer, async () => "sent")).rejects.toMatchObject({ code: "too_many" });
});
