import { pushAction } from "./actions.rules";

const href = "/messages/01890000-0000-7000-8000-00000000abcd";
const id = "01890000-0000-7000-8000-000000000001";

test.each(["day", "hour"])(
  "has a button that opens the question whether to cancel, %s before",
  (reminder) => {
    expect(pushAction({ dedupeKey: `viewing:${id}:${reminder}:2026-12-05T15:00:00.000Z`, href })).toEqual({
      title: "I can’t make it",
      href: `${href}?viewing=cancel`,
    });
  },
);

test.each([null, `viewing:${id}`, `viewing:${id}:confirm:2026-12-05T15:00:00.000Z`, `offer:${id}:day`])(
  "has no button for the key %p",
  (dedupeKey) => {
    expect(pushAction({ dedupeKey, href })).toBeUndefined();
  },
);
