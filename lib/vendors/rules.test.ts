import { formatHours, formatReplyShare, formatReplyTime, formatTime } from "./rules";

test.each([
  ["00:00", "12 AM"],
  ["09:00", "9 AM"],
  ["12:00", "12 PM"],
  ["17:30", "5:30 PM"],
  ["23:05", "11:05 PM"],
  ["24:00", "12 AM"],
])("writes the time %s as %s", (time, text) => {
  expect(formatTime(time)).toBe(text);
});

test.each([
  ["09:00", "17:30", "9 AM – 5:30 PM"],
  ["18:00", "02:00", "6 PM – 2 AM"],
  ["18:00", "24:00", "6 PM – 12 AM"],
  ["00:00", "24:00", "Open 24 hours"],
  ["00:00", "12:00", "12 AM – 12 PM"],
])("writes the hours from %s to %s as %s", (open, close, text) => {
  expect(formatHours({ open, close })).toBe(text);
});

test.each([
  [20, "Usually replies within an hour"],
  [3600, "Usually replies within an hour"],
  [3601, "Usually replies within 2 hours"],
  [24 * 3600, "Usually replies within 24 hours"],
  [24 * 3600 + 1, "Usually replies within 2 days"],
  [5 * 24 * 3600, "Usually replies within 5 days"],
])("describes a median of %d seconds: %s", (seconds, text) => {
  expect(formatReplyTime(seconds)).toBe(text);
});

test.each([
  [100, "Replies to every message"],
  [95, "Replies to 95% of messages"],
  [0, "Replies to 0% of messages"],
])("describes a share of %d percent as '%s'", (percent, words) => {
  expect(formatReplyShare(percent)).toBe(words);
});
