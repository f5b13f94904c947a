import { avatarColor, displayName, initials } from "./rules";

describe("initials", () => {
  test.each([
    [{ firstName: "Ada", lastName: "Lovelace" }, "AL"],
    [{ firstName: "ada", lastName: "" }, "A"],
    [{ firstName: " ", lastName: "Byron" }, "B"],
    [{ firstName: "Éva", lastName: "Ödön" }, "ÉÖ"],
    [{ firstName: "𝒜da", lastName: null }, "𝒜"],
    [{ firstName: "", lastName: "" }, "U"],
    [{}, "U"],
  ])("returns for %j the initials %s", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe("avatarColor", () => {
  test("gives each of 13 adjacent letters its own color", () => {
    const colors = [..."ABCDEFGHIJKLM"].map(avatarColor);
    expect(new Set(colors).size).toBe(13);
    expect(colors).toContain(0);
    expect(Math.max(...colors)).toBe(12);
  });

  test("uses the first letter of the first name, whatever its case", () => {
    expect(avatarColor("ada")).toBe(avatarColor("Alan"));
    expect(avatarColor("Ada")).not.toBe(avatarColor("Bob"));
  });

  test("gives a missing name the color of U", () => {
    expect(avatarColor(null)).toBe(avatarColor("Ursula"));
  });
});

describe("displayName", () => {
  test.each([
    [{ firstName: "Ada", lastName: "Lovelace", username: "ada" }, "Ada Lovelace"],
    [{ firstName: "", lastName: "Lovelace", username: "ada" }, "Lovelace"],
    [{ firstName: "", lastName: "", username: "ada" }, "ada"],
  ])("returns for %j: %s", (user, expected) => {
    expect(displayName(user)).toBe(expected);
  });
});
