import { nextState } from "@/lib/shared/lifecycle";
import {
  countCopies,
  heldActions,
  heldStatuses,
  heldTransitions,
  isOrdinary,
  normalizeText,
} from "./held.rules";

test.each([
  ["Hello!  I can  PAY today.", "hello I can pay today"],
  ["ｗｒｉｔｅ me", "write-me"],
  ["Call 555 0100", "call 5550100"],
])("takes %p and %p for the same text", (one, other) => {
  expect(normalizeText(one)).toBe(normalizeText(other));
});

test.each(["Call 555 0100", "Call 555 0101"])("takes another number than in %p for another text", (text) => {
  expect(normalizeText(text)).not.toBe(normalizeText("Call 555 0102"));
});

test.each([
  "Is this still available?",
  "What should I know before a visit?",
  "Could you give me a quote?",
  "It’s my first time with you.",
])("takes %p for an ordinary question", (text) => {
  expect(isOrdinary(text)).toBe(true);
});

test.each([
  "Text me at 555-0100",
  "Write to me@mail.example",
  "See pay.example",
  "Look: http://x",
  "I have a wonderful offer for you, please answer soon.",
])("takes %p for no ordinary question", (text) => {
  expect(isOrdinary(text)).toBe(false);
});

test("counts other people with the same text once each", () => {
  const text = "I have a wonderful offer for you.";
  const sent = [
    { personId: "a", text },
    { personId: "a", text: "I have a wonderful offer for you" },
    { personId: "b", text: text.toUpperCase() },
    { personId: "c", text: "Something else." },
    { personId: "me", text },
  ];
  expect(countCopies({ personId: "me", text }, sent)).toBe(2);
});

test("decides a held message once, by release or refusal", () => {
  const ends = heldStatuses.map((status) =>
    heldActions.map((action) => nextState(heldTransitions, { status, action, actor: "admin" })),
  );
  expect(ends).toEqual([
    ["released", "refused"],
    [null, null],
    [null, null],
  ]);
});
