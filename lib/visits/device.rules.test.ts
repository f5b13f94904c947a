import { readDevice } from "./device.rules";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${windows} Chrome/142.0.0.0 Safari/537.36`, "desktop", "Chrome", "Windows"],
  [`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "desktop", "Edge", "Windows"],
  [`${windows} Chrome/142.0.0.0 Safari/537.36 OPR/120.0`, "desktop", "Opera", "Windows"],
  [`${mac} Version/26.0 Safari/605.1.15`, "desktop", "Safari", "macOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "desktop", "Firefox", "Linux"],
  [`${phone} Chrome/142.0.0.0 Mobile Safari/537.36`, "mobile", "Chrome", "Android"],
  [`${phone} Chrome/142.0.0.0 Safari/537.36`, "tablet", "Chrome", "Android"],
  [`${phone} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`, "mobile", "Samsung Internet", "Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1",
    "mobile",
    "Safari",
    "iOS",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1",
    "tablet",
    "Chrome",
    "iPadOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 11; CUBOT_X30) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
    ...["mobile", "Chrome", "Android"],
  ],
  ["Mozilla/5.0 (something new)", "desktop", "Other", "Other"],
])("reads %s", (agent, device, browser, system) => {
  expect(readDevice(agent)).toEqual({ device, browser, system });
});

test.each(["", "curl/8.5.0", "node", "python-requests/2.32"])("recognizes no browser in %j", (agent) => {
  expect(readDevice(agent)).toBeNull();
});
