import { isAllowedEndpoint, parseHosts } from "./push.rules";

const hosts = parseHosts(" fcm.googleapis.com, *.notify.windows.com,,localhost:4443 ");

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://FCM.googleapis.com/x",
  "https://wns2-by3p.notify.windows.com/w/?token=1",
  "https://localhost:4443/push",
])("sends to %s", (address) => {
  expect(isAllowedEndpoint(address, hosts)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com.evil.example/x",
  "https://evil.example/fcm.googleapis.com",
  "https://notify.windows.com/x",
  "https://evilnotify.windows.com/x",
  "https://fcm.googleapis.com:8443/x",
  "https://localhost/push",
  "https://user:pass@fcm.googleapis.com/x",
  "https://169.254.169.254/latest",
  "file:///etc/passwd",
  "nonsense",
  "",
])("sends nothing to %p", (address) => {
  expect(isAllowedEndpoint(address, hosts)).toBe(false);
});
