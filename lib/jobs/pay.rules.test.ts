import { readPay } from "./pay.rules";

test.each([
  ["over 60k", 60_000, "over 60k"],
  ["nurse $25/hr", 52_000, "$25/hr"],
  ["cook 25/hr", 52_000, "25/hr"],
  ["cook $25 hr", 52_000, "$25 hr"],
  ["$25hr driver", 52_000, "$25hr"],
  ["at least $20 an hour", 41_600, "at least $20 an hour"],
  ["20 dollars an hour", 41_600, "20 dollars an hour"],
  ["paying over $30 hourly", 62_400, "paying over $30 hourly"],
  ["paying 25", 52_000, "paying 25"],
  ["$18.50", 38_480, "$18.50"],
  ["$20-25/hr barista", 41_600, "$20-25/hr"],
  ["60-80k engineer", 60_000, "60-80k"],
  ["60k-80k", 60_000, "60k-80k"],
  ["60 grand", 60_000, "60 grand"],
  ["100k+ remote", 100_000, "100k+"],
  ["60k or more", 60_000, "60k or more"],
  ["$1,000 a week", 52_000, "$1,000 a week"],
  ["$5000/mo", 60_000, "$5000/mo"],
  ["$60,000 a year", 60_000, "$60,000 a year"],
  ["90,000 per annum", 90_000, "90,000 per annum"],
  ["clerk 45000", 45_000, "45000"],
  ["six figure sales", 100_000, "six figure"],
  ["no less than 60k", 60_000, "no less than 60k"],
  ["not under $20/hr", 41_600, "not under $20/hr"],
])("readPay takes '%s' for %d a year", (text, salary, said) =>
  expect(readPay(text)).toEqual({ salary, said }),
);

test.each([
  ["jobs under 60k", 60_000, "under 60k"],
  ["clerk up to $20 an hour", 41_600, "up to $20 an hour"],
  ["paying less than 50,000 a year", 50_000, "paying less than 50,000 a year"],
  ["paying no more than 60k", 60_000, "paying no more than 60k"],
  ["not over 60k", 60_000, "not over 60k"],
  ["clerk $20/hr or less", 41_600, "$20/hr or less"],
  ["60k max", 60_000, "60k max"],
])("readPay takes '%s' for at most %d a year", (text, salary, said) =>
  expect(readPay(text)).toEqual({ salary, isMost: true, said }),
);

test.each([
  "nurse",
  "401k",
  "benefits and 401(k)",
  "40 hour week",
  "2 year experience",
  "5 days a week",
  "9-5",
  "24/7 support",
  "windows 11 support",
  "k-12 teacher",
  "under 5 employees",
  "non cdl driver under 26,000 lbs",
  "sign on bonus up to $20,000",
  "travel up to 50 a week",
  "up to 40 hours",
  "mp3 editor",
  "nurse 78701",
  "form 1040",
])("readPay takes nothing of '%s' for pay", (text) => expect(readPay(text)).toBeNull());
