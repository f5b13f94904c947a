import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createConversation, write } from "@/prisma/test/conversations";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

const pointsOf = (userId: string) =>
  db.rewardEntry.findMany({ where: { userId }, select: { reason: true, points: true } });

test.each([
  ["phone number", (id: string) => db.user.update({ where: { id }, data: { phone: "5557770102" } })],
  ["mailbox", (id: string, index: number) => setEmail(id, index)],
  [
    "network",
    (id: string) => db.session.updateMany({ where: { userId: id }, data: { ipHash: "one-net-for-both" } }),
  ],
])("earns nothing for an inquiry from a person with the vendor's %s", async (_, share) => {
  const { customer, vendor, id } = await createConversation();
  await share(customer.id, 1);
  await share(vendor.id, 2);
  await write(vendor, id, "It is.");
  expect(await pointsOf(vendor.id)).toEqual([]);
});

const boxes = Math.floor(Math.random() * 1e9);

function setEmail(id: string, index: number) {
  return db.user.update({ where: { id }, data: { email: `box${boxes}+${index}@mail.example` } });
}
