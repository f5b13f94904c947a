/** @jest-environment node */
import { weekMail, weekNotice } from "./week.copy";
import { hasNews, weekWords } from "./week.rules";

const cook = { title: "Line cook", here: true, views: 1280, presses: 0, applications: 1 };
const driver = { title: "Driver", here: false, views: 1, presses: 2, applications: 0 };
const site = { name: "Plaza", url: "https://plaza.example", contactEmail: "hello@plaza.example" };

test("says what a week brought, by how people apply", () => {
  expect(weekWords(cook)).toBe("1,280 views, 1 application");
  expect(weekWords(driver)).toBe("1 view, 2 clicks on Apply");
  expect(hasNews({ ...cook, views: 0, applications: 0 })).toBe(false);
  expect(hasNews(driver)).toBe(true);
});

test("mails ten jobs by name and counts the others", () => {
  const jobs = [cook, ...Array.from({ length: 11 }, () => driver)];
  expect(weekNotice(jobs)).toMatchObject({ title: "Your jobs last week", href: "/my-jobs" });
  const { paragraphs, button } = weekMail(site, { firstName: "Dana", jobs });
  expect(paragraphs).toHaveLength(12);
  expect(paragraphs[1]).toBe("• Line cook: 1,280 views, 1 application");
  expect(paragraphs.at(-1)).toBe("And 2 more under My jobs.");
  expect(button?.href).toBe("https://plaza.example/my-jobs");
});
