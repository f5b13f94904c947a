import { containsLink, isWebLink, spacedName } from "./links";

test.each([
  ["St.John", "St. John"],
  ["Ma.Theresa de la Cruz", "Ma. Theresa de la Cruz"],
  ["J.R.R.Tolkien", "J. R. R. Tolkien"],
  ["Anne-Ma.Theresa", "Anne-Ma. Theresa"],
  ["St.John’s", "St. John’s"],
  ["O'St.John", "O'St. John"],
  ["ST.JOHN", "ST. JOHN"],
  ["mary st.john-lee", "mary st. john-lee"],
  ["Md.rahman", "Md. rahman"],
  ["mrs.fox", "mrs. fox"],
  ["dr.dk", "dr.dk"],
  ["st.john.evil.example", "st.john.evil.example"],
  ["T.CO", "T.CO"],
  ["J. R. R.", "J. R. R."],
  ["prize.com", "prize.com"],
  ["EVIL.COM", "EVIL.COM"],
])("writes %j as %j", (name, spaced) => {
  expect(spacedName(name)).toBe(spaced);
});

test.each([
  ["https://plaza.example/a?b=c", true],
  ["HTTP://plaza.example", true],
  ["https://plaza.example/\u0085", false],
  ["https://plaza.example/\u200B", false],
  ["https://plaza.example/a b", false],
  ["javascript:alert(1)", false],
  ["https://", false],
])("31: returns for %j whether it is a web link: %p", (text, link) => {
  expect(isWebLink(text)).toBe(link);
});

test.each([
  ["t.co/abc", true],
  ["x.y.z.com", true],
  ["bit.ly", true],
  ["www.example", true],
  ["https://a", true],
  ["ann。example", true],
  ["münchen.рф", true],
  ["a.xn--p1ai", true],
  ["ann", false],
  ["J. R. Smith", false],
  ["J.R.", false],
  ["Ann Lee Jr.", false],
  ["12.50", false],
  ["3.5 x", false],
])("returns for %j whether it holds a link: %s", (text, expected) => {
  expect(containsLink(text)).toBe(expected);
});
