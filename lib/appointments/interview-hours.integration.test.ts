import * as interviewSlots from "@/app/api/conversations/[id]/slots/route";
import { stopQueue } from "@/lib/server/workers";
import { openHours, saveHours } from "@/prisma/test/appointments";
import type { Browser } from "@/prisma/test/browser";
import { thread } from "@/prisma/test/conversations";
import { askForViewing, showDeal, stepViewing } from "@/prisma/test/deals";
import { applied, apply, inHours, move, propose } from "@/prisma/test/interviews";
import type { SlotsDto } from "./contract";

jest.setTimeout(120_000);

afterAll(() => stopQueue());

describe("with the employer’s open hours", () => {
  async function invited() {
    const made = await applied();
    expect((await saveHours(made.employer, openHours)).status).toBe(200);
    await move(made.employer, made.applicationId, "submitted", "interview");
    return made;
  }

  function freeTimes(browser: Browser, id: string) {
    const path = `/api/conversations/${id}/slots`;
    return browser.get(interviewSlots.GET, path, { params: { id } });
  }

  async function firstTime(browser: Browser, id: string): Promise<string> {
    const { days } = (await freeTimes(browser, id)).body as unknown as SlotsDto;
    return days.flatMap(({ slots }) => slots)[0]!;
  }

  test("an applicant at the interview stage picks a free time, which nobody else gets then", async () => {
    const { employer, applicant, jobId, id } = await invited();
    const other = await apply(jobId, employer);
    await move(employer, other.applicationId, "submitted", "interview");
    expect((await showDeal(applicant, id)).canRequestViewing).toBe(true);
    const time = await firstTime(applicant, id);
    expect((await askForViewing(applicant, id, time)).status).toBe(201);
    expect((await showDeal(employer, id)).viewing).toMatchObject({ status: "requested", startsAt: time });
    expect((await askForViewing(other.applicant, other.id, time)).status).toBe(409);
    expect(await firstTime(other.applicant, other.id)).not.toBe(time);
    expect((await stepViewing(employer, id, "confirm")).status).toBe(200);
    expect((await thread(applicant, id)).items.map(({ text }) => text.slice(0, 22))).toContain(
      "Requested an interview",
    );
  });

  test("an applicant moves an interview only to a free time", async () => {
    const { employer, applicant, id } = await invited();
    await propose(employer, id, [inHours(48)]);
    const moved = await stepViewing(applicant, id, "move", { startsAt: inHours(49.5) });
    expect(moved).toMatchObject({ status: 409, body: { fields: { startsAt: expect.any(String) } } });
    const time = await firstTime(applicant, id);
    expect((await stepViewing(applicant, id, "move", { startsAt: time })).status).toBe(200);
  });

  test("an applicant at an earlier stage can’t pick a time, and the employer sees none to pick", async () => {
    const { employer, applicant, id } = await applied();
    await saveHours(employer, openHours);
    const time = await firstTime(applicant, id);
    expect((await showDeal(applicant, id)).canRequestViewing).toBe(false);
    expect((await askForViewing(applicant, id, time)).status).toBe(409);
    expect((await freeTimes(employer, id)).status).toBe(404);
  });
});
