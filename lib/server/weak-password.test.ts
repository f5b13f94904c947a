import { isEasyToGuess } from "./weak-password";

const names = ["annabelle", "Annabelle", "O'Connor", "annabelle.oconnor@mail.example", "Blue Kettle Bakery"];

describe("isEasyToGuess", () => {
  test.each([
    "123456",
    "password",
    "PASSWORD",
    "Password123!",
    "p4ssw0rd",
    "qwerty2026",
    "iloveyou",
    "letmein",
    "aaaaaaaa",
    "12345678901234",
    "hgfedcba",
  ])("2: refuses the common password %s", async (password) => {
    expect(await isEasyToGuess(password, names)).toBe(true);
  });

  test.each([
    "annabelle1",
    "OConnor!!",
    "oconnor-annabelle",
    "plaza2026",
    "Plaza!Plaza",
    "bluekettle99",
    "xxbakery",
  ])("2: refuses %s, which is based on a name", async (password) => {
    expect(await isEasyToGuess(password, names)).toBe(true);
  });

  test.each([
    "k9#mQ2",
    "correct horse battery",
    "blue-wagon-41",
    "annabelle likes tea",
    "日本語のパスワード",
    "9274615083",
  ])("accepts %s", async (password) => {
    expect(await isEasyToGuess(password, names)).toBe(false);
  });
});
