import * as calendar from "@/app/api/viewings/[id]/route";
import { listOwnApplications } from "@/lib/applications/queries";
import { endViewings } from "@/lib/messages/deals/ending.commands";
import { getConversationDesk } from "@/lib/messages/inbox/desk.queries";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createPersonWithBrowser, show, thread } from "@/prisma/test/conversations";
import { showDeal, stepViewing } from "@/prisma/test/deals";
import { createOpenJob } from "@/prisma/test/hiring";
import { applied, apply, inHours, move, propose } from "@/prisma/test/interviews";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { listAppointments, listInterviews } from "./calendar.queries";
import { parseCalendar } from "./calendar.rules";
import { renewFeed } from "./feed.commands";
import { readFeed } from "./feed.queries";
import { remindOfAppointments } from "./reminders.commands";

jest.setTimeout(120_000);

afterAll(() => stopQueue());

const titlesFor = async (userId: string, type: "offer" | "application") =>
  (await db.notification.findMany({ where: { userId, type }, orderBy: { createdAt: "asc" } })).map(
    ({ body }) => body,
  );

test("proposes three times, of which the applicant accepts one", async () => {
  const { employer, applicant, id } = await applied();
  const [first, second, third] = [inHours(48), inHours(72), inHours(96)];
  const note = "12 Oak Street, ask for Sam.";
  const { status, body } = await propose(employer, id, [third, first, second], { durationMinutes: 45, note });
  expect([status, body]).toMatchObject([
    201,
    {
      canProposeInterview: false,
      viewing: { mine: true, status: "rescheduled", actions: ["reschedule", "decline"] },
    },
  ]);
  const { viewing, timeZone } = await showDeal(applicant, id);
  expect(viewing).toMatchObject({
    mine: false,
    startsAt: third,
    otherTimes: [first, second],
    durationMinutes: 45,
    note,
    actions: ["move", "accept", "decline"],
  });
  expect(timeZone).toBe("America/Chicago");
  const [message] = (await thread(applicant, id)).items;
  expect(message).toMatchObject({ dealStep: "viewing", senderId: employer.id });
  expect(message?.text).toMatch(
    /^Proposed an interview at one of these times: .* C[SD]T; .* C[SD]T; .* C[SD]T\. 12 Oak/,
  );
  expect(await titlesFor(applicant.id, "offer")).toEqual([message?.text]);
  expect((await stepViewing(applicant, id, "accept")).status).toBe(422);
  const wrong = await stepViewing(applicant, id, "accept", { startsAt: inHours(49) });
  expect(wrong).toMatchObject({
    status: 422,
    body: { fields: { startsAt: "Choose one of the proposed times" } },
  });
  expect((await stepViewing(applicant, id, "accept", { startsAt: second })).body).toMatchObject({
    viewing: { status: "confirmed", startsAt: second, otherTimes: [] },
  });
  expect((await thread(applicant, id)).items[0]?.text).toMatch(/^Accepted the interview on /);
  expect(await titlesFor(employer.id, "offer")).toEqual([
    expect.stringMatching(/^Accepted the interview on /),
  ]);
});

test("moves the application to the interviews without a second notice", async () => {
  const { employer, applicant, id } = await applied();
  await propose(employer, id, [inHours(48)]);
  const { items } = await listOwnApplications(applicant);
  expect(items[0]).toMatchObject({
    status: "interview",
    steps: [{ status: "submitted" }, { status: "interview" }],
  });
  expect(await titlesFor(applicant.id, "application")).toEqual([]);
});

test("leaves an application that is further where it is", async () => {
  const { employer, applicant, applicationId, id } = await applied();
  await move(employer, applicationId, "submitted", "offered");
  await propose(employer, id, [inHours(48)]);
  expect((await listOwnApplications(applicant)).items[0]?.status).toBe("offered");
});

test("moves, confirms, and cancels an interview with the steps of other appointments", async () => {
  const { employer, applicant, id } = await applied();
  const [first, second] = [inHours(48), inHours(72)];
  await propose(employer, id, [first]);
  expect((await stepViewing(applicant, id, "move", { startsAt: second })).body).toMatchObject({
    viewing: { status: "requested", startsAt: second },
  });
  expect((await thread(employer, id)).items[0]?.text).toMatch(/^Asked to move the interview to /);
  expect((await stepViewing(employer, id, "confirm")).body).toMatchObject({
    viewing: { status: "confirmed" },
  });
  expect((await stepViewing(applicant, id, "decline")).body).toMatchObject({
    viewing: { status: "declined" },
  });
  expect((await thread(employer, id)).items[0]?.text).toMatch(/^Canceled the interview on /);
  expect((await propose(employer, id, [first])).status).toBe(201);
});

test("gives an employer’s time to the first of two applicants who accept it", async () => {
  const { employer, jobId, applicant, id } = await applied();
  const other = await apply(jobId, employer);
  const [first, second] = [inHours(48), inHours(72)];
  await propose(employer, id, [first, second]);
  await propose(employer, other.id, [first, second]);
  expect((await stepViewing(applicant, id, "accept", { startsAt: first })).status).toBe(200);
  expect(await stepViewing(other.applicant, other.id, "accept", { startsAt: first })).toMatchObject({
    status: 409,
    body: { error: "Someone just took this time. Choose another one." },
  });
  expect((await stepViewing(other.applicant, other.id, "accept", { startsAt: second })).status).toBe(200);
});

test.each([
  ["no time", [], "times"],
  ["four times", [48, 50, 52, 54], "times"],
  ["the same time twice", [48, 48], "times.1"],
  ["a time in the past", [48, -1], "times.1"],
  ["a time in a year", [8784], "times.0"],
])("refuses %s at its field", async (_name, hours, field) => {
  const { employer, id } = await applied();
  const { status, body } = await propose(employer, id, hours.map(inHours));
  expect([status, Object.keys(body.fields as object)]).toEqual([422, [field]]);
});

test("lets only the employer propose, once, while the application is undecided", async () => {
  const { employer, applicant, applicationId, id } = await applied();
  const stranger = await createPersonWithBrowser();
  expect((await showDeal(employer, id)).canProposeInterview).toBe(true);
  expect((await showDeal(applicant, id)).canProposeInterview).toBe(false);
  expect((await propose(applicant, id, [inHours(48)])).status).toBe(409);
  expect((await propose(stranger, id, [inHours(48)])).status).toBe(404);
  expect((await propose(employer, id, [inHours(48)])).status).toBe(201);
  expect((await propose(employer, id, [inHours(72)])).status).toBe(409);
  await stepViewing(employer, id, "decline");
  await move(employer, applicationId, "interview", "rejected");
  expect((await showDeal(employer, id)).canProposeInterview).toBe(false);
  expect((await propose(employer, id, [inHours(48)])).status).toBe(409);
});

test("cancels an interview two minutes after the application was decided", async () => {
  const { employer, applicant, applicationId, id } = await applied();
  await propose(employer, id, [inHours(48)]);
  await move(employer, applicationId, "interview", "rejected");
  await endViewings();
  expect((await showDeal(applicant, id)).viewing?.status).toBe("rescheduled");
  await rows(sql`
    UPDATE job_applications SET updated_at = now() - interval '3 minutes' WHERE id = ${applicationId}::uuid`);
  await endViewings();
  expect((await showDeal(applicant, id)).viewing?.status).toBe("declined");
  expect((await thread(applicant, id)).items[0]?.text).toMatch(
    /^The interview on .* was canceled because the application was decided\.$/,
  );
});

test("has a file, a place in the calendars of both, and reminders with the note", async () => {
  const { employer, applicant, id } = await applied();
  const at = inHours(48);
  await propose(employer, id, [at], { note: "12 Oak Street" });
  await stepViewing(applicant, id, "accept");
  const [viewing] = await db.viewing.findMany({ where: { conversationId: id } });
  const name = `${viewing?.id}.ics`;
  const file = await applicant.get(calendar.GET, `/api/viewings/${name}`, { params: { id: name } });
  for (const line of ["SUMMARY:Interview: Line cook", "STATUS:CONFIRMED", "12 Oak Street"]) {
    expect(String(file.body.text).replaceAll("\r\n ", "")).toContain(line);
  }
  for (const { id: userId } of [employer, applicant]) {
    const token = (await renewFeed(userId)).url.replace(/.*\/|\.ics$/g, "");
    expect(await (await readFeed(token)).text()).toContain("SUMMARY:Interview: Line cook");
    expect((await getConversationDesk(userId)).viewings).toMatchObject([
      { title: "Line cook", status: "confirmed" },
    ]);
  }
  const { shown } = await listAppointments(employer.vendorId, (today) =>
    parseCalendar({ view: "list" }, today),
  );
  expect(shown.flatMap(({ appointments }) => appointments)).toMatchObject([
    { title: "Line cook", startsAt: at, category: null, person: expect.stringMatching(/^Nadia/) as string },
  ]);
  await db.notification.deleteMany({});
  await rows(sql`
    UPDATE viewings SET starts_at = now() + interval '23 hours', held_until = now() + interval '24 hours',
      updated_at = now() - interval '3 days' WHERE conversation_id = ${id}::uuid`);
  await remindOfAppointments();
  for (const { id: userId } of [employer, applicant]) {
    const found = await db.notification.findMany({ where: { userId } });
    expect(found.map(({ title }) => title)).toEqual([expect.stringMatching(/^Interview on .* C[SD]T$/)]);
  }
  expect((await show(applicant, id)).subject.title).toBe("Line cook");
});

test("shows an employer without a business their interviews by day", async () => {
  const employer = await createPersonWithBrowser();
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  const jobId = await createOpenJob(employer, admin, { questions: [] });
  const { applicant, id } = await apply(jobId, employer);
  const time = inHours(48);
  await propose(employer, id, [time]);
  await stepViewing(applicant, id, "accept");
  const range = (today: string) => parseCalendar({ view: "list" }, today);
  const asEmployer = { id: employer.id, vendorId: null, businessRole: null } as const;
  const { shown } = await listInterviews(asEmployer, range);
  expect(shown.flatMap(({ appointments }) => appointments)).toMatchObject([
    { title: "Line cook", person: expect.stringContaining("Nadia"), startsAt: time, status: "confirmed" },
  ]);
  const asApplicant = { id: applicant.id, vendorId: null, businessRole: null } as const;
  expect((await listInterviews(asApplicant, range)).shown).toEqual([]);
});
