import type { MailList } from "@/lib/notifications/mail/mail.rules";
import { weekMail, weekNotice } from "./week.copy";
import { hasActivity, nonEmptySteps, formatJobWeek } from "./week.rules";

const steps = nonEmptySteps({ interview: 1, submitted: 2, hired: 0 });
const cook = { title: "Line cook", here: true, views: 1280, presses: 0, applications: 3, steps };
const driver = { title: "Driver", here: false, views: 1, presses: 2, applications: 0, steps: [] };
const site = { name: "Plaza", url: "https://plaza.example", contactEmail: "hello@plaza.example" };

test("describes a week by step, and by way of applying", () => {
  expect(formatJobWeek(cook)).toBe("1,280 views, 3 applications (2 submitted, 1 interview)");
  expect(formatJobWeek({ ...cook, applications: 0, steps: [] })).toBe("1,280 views, 0 applications");
  expect(formatJobWeek(driver)).toBe("1 view, 2 clicks on Apply");
  expect(hasActivity({ ...cook, views: 0, applications: 0 })).toBe(false);
  expect(hasActivity(driver)).toBe(true);
});

test("lists ten jobs by name in the email and counts the others", () => {
  const jobs = [cook, ...Array.from({ length: 11 }, () => driver)];
  expect(weekNotice(jobs)).toMatchObject({ title: "Your jobs last week", href: "/my-jobs" });
  const { paragraphs, button } = weekMail(site, { firstName: "Dana", jobs });
  const list = paragraphs[1] as MailList;
  expect(list.items).toHaveLength(10);
  expect(list.items[0]?.title).toBe("Line cook: 1,280 views, 3 applications (2 submitted, 1 interview)");
  expect(paragraphs.at(-1)).toBe("And 2 more under My jobs.");
  expect(button?.href).toBe("https://plaza.example/my-jobs");
});
