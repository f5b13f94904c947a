import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createUser } from "@/prisma/factories";
import { withRejectedRows } from "@/prisma/test/refused-rows";
import { sendDigests } from "./digest.commands";
import { notify } from "@/lib/notifications/notify/notify.rows";

afterAll(() => stopQueue());

async function awaiting() {
  const { id } = await createUser({ emailVerifiedAt: new Date() });
  await db.notificationPreference.create({ data: { userId: id, type: "review", frequency: "daily" } });
  const content = { template: "plain", subject: "", preview: "", heading: "", paragraphs: [] };
  await transaction((tx) =>
    notify(tx, {
      userId: id,
      type: "review",
      title: "A review",
      body: "",
      href: "/reviews",
      mail: () => content,
    }),
  );
  await rows(sql`
    UPDATE digest_items SET created_at = created_at - interval '2 days' WHERE user_id = ${id}::uuid`);
  return id;
}

test("sends a digest that can't be written later, without blocking others", async () => {
  const people = [await awaiting(), await awaiting(), await awaiting()];
  const bad = people[1]!;
  const counts = () => Promise.all(people.map((userId) => db.mail.count({ where: { userId } })));
  await withRejectedRows({ table: "mails", userId: bad }, () => sendDigests());
  expect(await counts()).toEqual([1, 0, 1]);
  await sendDigests();
  expect(await counts()).toEqual([1, 1, 1]);
});
