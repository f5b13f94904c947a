import { isRobot } from "./robots";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  "curl/8.5.0",
  "node",
  "python-requests/2.32",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/130.0 Safari/537.36",
  `${windows} HeadlessChrome/142.0.0.0 Safari/537.36`,
  `${phone} Chrome/142.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse`,
  "Mozilla/5.0 (compatible; AhrefsBot/7.0)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0)",
  "Mozilla/5.0 (compatible; GoogleOther)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0)",
])("recognizes %s", (agent) => {
  expect(isRobot(agent)).toBe(true);
});

test.each([
  `${windows} Chrome/142.0.0.0 Safari/537.36`,
  `${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  `${phone} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  "Mozilla/5.0 (Linux; Android 11; CUBOT_X30) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
])("treats %s as a person", (agent) => {
  expect(isRobot(agent)).toBe(false);
});
